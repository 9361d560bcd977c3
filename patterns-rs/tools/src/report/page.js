"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const $ = id => document.getElementById(id);
const state = { game: 0, step: 0, point: null, overlay: "matches", tab: "here", pattern: null };
const NS = "http://www.w3.org/2000/svg";
const LETTERS = "ABCDEFGHJKLMNOPQRST";
const COLORS = ["black", "white"];
const game = () => data.games[state.game];
const position = () => game().positions[state.step];
const pointName = (index, size) => LETTERS[index % size] + (size - Math.floor(index / size));

/** An element with attributes and children; a child that is no element is text. */
function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value); else node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

function shape(name, attributes, parent, text) {
  const node = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (text !== undefined) node.textContent = text;
  if (parent) parent.append(node);
  return node;
}

// Drawing.

function lines(svg, size) {
  for (let i = 0; i < size; i++) {
    shape("path", { d: `M1,${i + 1}H${size}M${i + 1},1V${size}`, stroke: "#543", "stroke-width": .03, fill: "none" }, svg);
  }
  const far = size > 12 ? 3 : 2;
  const stars = size < 7 ? [] : [far, size - 1 - far, ...(size % 2 && size > 12 ? [(size - 1) / 2] : [])];
  for (const x of stars) for (const y of stars) shape("circle", { cx: x + 1, cy: y + 1, r: .1, fill: "#543" }, svg);
}

function stoneAt(svg, x, y, color) {
  shape("circle", { cx: x, cy: y, r: .47, fill: color === 0 ? "#1b1b1b" : "#fafafa", stroke: "#333", "stroke-width": .03 }, svg);
}

function drawBoard() {
  const { size } = game(), here = position();
  const svg = shape("svg", { viewBox: `-.3 -.3 ${size + 1.6} ${size + 1.6}`, role: "img" });
  lines(svg, size);
  for (let i = 0; i < size; i++) {
    const style = { "font-size": .45, "text-anchor": "middle", fill: "#543" };
    shape("text", { ...style, x: i + 1, y: .25 }, svg, LETTERS[i]);
    shape("text", { ...style, x: .1, y: i + 1.15 }, svg, size - i);
  }
  [...here.stones].forEach((stone, index) => {
    if (stone !== ".") stoneAt(svg, index % size + 1, Math.floor(index / size) + 1, stone === "b" ? 0 : 1);
  });
  const under = overlay(svg, size, here);
  if (here.next !== null) {
    const [x, y] = [here.next % size + 1, Math.floor(here.next / size) + 1];
    shape("circle", { cx: x, cy: y, r: .25, fill: "none", stroke: COLORS[here.color], "stroke-width": .08, "stroke-dasharray": ".15 .1" }, svg);
  }
  if (state.point !== null) {
    const [x, y] = [state.point % size + .52, Math.floor(state.point / size) + .52];
    shape("rect", { x, y, width: .96, height: .96, fill: "none", stroke: "#2457a7", "stroke-width": .08 }, svg);
  }
  shape("g", { id: "lit" }, svg);
  const top = shape("g", {}, svg);
  for (let index = 0; index < size * size; index++) {
    const hit = shape("rect", { x: index % size + .5, y: Math.floor(index / size) + .5, width: 1, height: 1, fill: "transparent", "data-point": pointName(index, size) }, top);
    hit.addEventListener("click", () => { state.point = index; show(); });
    shape("title", {}, hit, pointName(index, size) + (under[index] ? ": " + under[index] : ""));
  }
  $("board").replaceChildren(svg);
}

const STATUS = { a: ["#2da44e", "alive"], u: ["#d4a72c", "unknown"], c: ["#e5534b", "critical"], d: ["#39a0b8", "dead"] };

/** What is laid over the board; what it says of each point. */
function overlay(svg, size, here) {
  const told = [], place = index => [index % size + 1, Math.floor(index / size) + 1];
  const legend = $("legend");
  legend.replaceChildren();
  const note = (color, text) => legend.append(element("span", { class: "swatch", style: `background:${color}` }), text);
  if (state.overlay === "dragons") {
    here.dragons.forEach((dragon, index) => {
      if (!dragon) return;
      const [x, y] = place(index), [color, word] = STATUS[dragon[0]];
      shape("circle", { cx: x, cy: y, r: .27, fill: color }, svg);
      shape("text", { x, y: y + .12, "font-size": .34, "text-anchor": "middle", fill: "#fff" }, svg, dragon.slice(1));
      told[index] = `dragon ${dragon.slice(1)}, ${word}`;
    });
    Object.values(STATUS).forEach(([color, word]) => note(color, word));
  } else if (state.overlay === "territory") {
    const marks = { B: ["#111", .2, "Black's territory"], W: ["#fff", .2, "White's territory"], b: ["#111", .1, "Black's moyo"], w: ["#fff", .1, "White's moyo"] };
    [...here.territory].forEach((mark, index) => {
      if (!marks[mark] || here.stones[index] !== ".") return;
      const [x, y] = place(index), [color, radius, word] = marks[mark];
      shape("rect", { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, fill: color }, svg);
      told[index] = word;
    });
    const count = mark => [...here.territory].filter((other, index) => other === mark && here.stones[index] === ".").length;
    legend.append(`Large squares are territory (Black ${count("B")}, White ${count("W")}), small ones a moyo, whoever moves first.`);
  } else if (state.overlay === "influence") {
    here.influence[0].forEach((black, index) => {
      const white = here.influence[1][index], all = black + white;
      if (!all || here.stones[index] !== ".") return;
      const [x, y] = place(index), balance = (black - white) / all, strength = Math.min(1, all / 60);
      shape("rect", { x: x - .45, y: y - .45, width: .9, height: .9, fill: balance > 0 ? "#123a8c" : "#f2f6ff", opacity: Math.abs(balance) * (.25 + .5 * strength) }, svg);
      told[index] = `influence of Black ${black}, of White ${white}`;
    });
    note("#123a8c", "Black is stronger"); note("#f2f6ff", "White is stronger");
  } else if (state.overlay === "moves") {
    here.moves.slice(0, 20).forEach((move, rank) => {
      const [x, y] = place(move.point);
      shape("circle", { cx: x, cy: y, r: .42, fill: rank === 0 ? "#2457a7" : "#6f94d2", opacity: .9 }, svg);
      shape("text", { x, y: y + .13, "font-size": .36, "text-anchor": "middle", fill: "#fff" }, svg, move.value.toFixed(move.value < 10 ? 1 : 0));
      told[move.point] = `worth ${move.value.toFixed(2)}`;
    });
    legend.append("What reading, patterns and the opening promise for each move, in points, before any game is simulated.");
  } else if (state.overlay === "matches") {
    const counts = {};
    here.matches.filter(wanted).forEach(match => {
      const count = counts[match.at] ??= [0, 0];
      count[match.ok ? 0 : 1]++;
    });
    for (const [index, [accepted, refused]] of Object.entries(counts)) {
      const [x, y] = place(+index);
      shape("circle", { cx: x, cy: y, r: .3, fill: accepted ? "#1a7f37" : "#b3261e", opacity: .8 }, svg);
      const number = String(accepted || refused), long = number.length > 2;
      shape("text", { x, y: y + (long ? .09 : .12), "font-size": long ? .26 : .36, "text-anchor": "middle", fill: "#fff" }, svg, number);
      told[index] = `${accepted} accepted, ${refused} refused`;
    }
    note("#1a7f37", "matches accepted"); note("#b3261e", "all refused");
    legend.append(". The dashed ring is the next move of the game. Click a point to see its matches.");
  }
  return told;
}

/** A diagram with its edges, as it is drawn in the source. */
function picture(rows, edges, unit = 22) {
  const [height, width] = [rows.length, [...rows[0]].length];
  const svg = shape("svg", { class: "picture", viewBox: `0 0 ${width + .6} ${height + .6}`, width: (width + .6) * unit, height: (height + .6) * unit });
  const [north, south, west, east] = edges;
  rows.forEach((row, r) => [...row].forEach((symbol, c) => {
    const [x, y] = [c + .8, r + .8];
    const from = (edge, inside) => inside && edge ? 0 : .5;
    shape("path", { d: `M${x - from(west, c === 0)},${y}H${x + from(east, c === width - 1)}M${x},${y - from(north, r === 0)}V${y + from(south, r === height - 1)}`, stroke: "#8a6a35", "stroke-width": .04 }, svg);
    if (symbol === "O" || symbol === "Q") stoneAt(svg, x, y, 1);
    else if (symbol === "X" || symbol === "Y") stoneAt(svg, x, y, 0);
    else if (symbol !== ".") {
      shape("circle", { cx: x, cy: y, r: .36, fill: symbol === "*" ? "#2457a7" : "#e3b96b" }, svg);
      shape("text", { x, y: y + .2, "font-size": .6, "text-anchor": "middle", fill: symbol === "*" ? "#fff" : "#432" }, svg, symbol);
    }
  }));
  const edge = d => shape("path", { d, stroke: "#321", "stroke-width": .14 }, svg);
  if (north) edge(`M.3,.8H${width + .3}`);
  if (south) edge(`M.3,${height - .2}H${width + .3}`);
  if (west) edge(`M.8,.3V${height + .3}`);
  if (east) edge(`M${width - .2},.3V${height + .3}`);
  return svg;
}

// Where a pattern lies.

function placeOf(pattern, anchor, orientation, row, column, size) {
  const [a, b, c, d] = data.orientations[orientation];
  const [down, right] = [row - pattern.anchor[0], column - pattern.anchor[1]];
  const y = Math.floor(anchor / size) + a * down + c * right, x = anchor % size + b * down + d * right;
  return x >= 0 && y >= 0 && x < size && y < size ? y * size + x : null;
}

function light(match) {
  const group = $("lit");
  if (!group) return;
  group.replaceChildren();
  if (!match) return;
  const pattern = data.patterns[match.p], { size } = game();
  pattern.rows.forEach((row, r) => [...row].forEach((symbol, c) => {
    const at = placeOf(pattern, match.at, match.o, r, c, size);
    if (at === null || symbol === "?") return;
    shape("rect", { x: at % size + .5, y: Math.floor(at / size) + .5, width: 1, height: 1, fill: "#2457a7", opacity: symbol === "*" ? .6 : .28 }, group);
  }));
}

/** What each symbol wants: whether a stone of ours (1), of theirs (2) or none (0) will do. */
const WANTS = { O: [1], Q: [1], o: [0, 1], X: [2], Y: [2], x: [0, 2], ".": [0], "*": [0], "!": [0], ",": [0], "?": [0, 1, 2] };
const NOUNS = ["an empty point", "a stone of ours", "a stone of theirs"];

/** Why a pattern does not match at a point in an orientation; nothing if it does. */
function difference(pattern, anchor, orientation) {
  const { size } = game(), here = position();
  const what = index => here.stones[index] === "." ? 0 : (here.stones[index] === "b" ? 0 : 1) === here.color ? 1 : 2;
  for (let r = 0; r < pattern.rows.length; r++) {
    const row = [...pattern.rows[r]];
    for (let c = 0; c < row.length; c++) {
      const at = placeOf(pattern, anchor, orientation, r, c, size);
      if (at === null) return `row ${r + 1}, column ${c + 1} lies beyond the edge`;
      const wanted = WANTS[row[c]] ?? [0, 1, 2];
      if (!wanted.includes(what(at))) {
        return `row ${r + 1}, column ${c + 1} wants ${wanted.map(one => NOUNS[one]).join(" or ")} (\`${row[c]}\`), but ${pointName(at, size)} is ${NOUNS[what(at)]}`;
      }
    }
  }
  const [height, width] = [pattern.rows.length, [...pattern.rows[0]].length];
  const sides = [["upper", -1, pattern.anchor[1]], ["lower", height, pattern.anchor[1]], ["left", pattern.anchor[0], -1], ["right", pattern.anchor[0], width]];
  for (let side = 0; side < 4; side++) {
    const [name, r, c] = sides[side];
    const at = placeOf(pattern, anchor, orientation, r, c, size);
    if (pattern.edges[side] && at !== null) return `its ${name} side is the edge of the board, but the board goes on at ${pointName(at, size)}`;
  }
  return null;
}

// What is told.

function card(pattern, match, event) {
  const box = $("card");
  box.replaceChildren(
    element("strong", {}, pattern.name), ` ${pattern.type}, ${pattern.database} `, element("div", { class: "soft" }, pattern.place),
    element("p", {}, pattern.doc || "(no description)"),
    element("div", { class: "pictures" }, picture(pattern.rows, pattern.edges), ...(pattern.labelled.join() === pattern.rows.join() ? [] : [picture(pattern.labelled, pattern.edges)])),
    element("pre", {}, [`: ${pattern.line}`, ...(pattern.constraint ? [`; ${pattern.constraint}`] : []), ...(pattern.action ? [`> ${pattern.action}`] : [])].join("\n")));
  if (match) {
    const answers = match.a.map(number => data.words[number]);
    if (answers.length) box.append(element("div", {}, "Asked: " + answers.join(", ")));
    box.append(element("div", { class: match.ok ? "ok" : "no" }, data.words[match.t]));
    box.append(element("div", { class: "soft" }, data.orientation_names[match.o]));
  }
  box.hidden = false;
  const [x, y] = [event.clientX + 18, event.clientY + 12];
  box.style.left = Math.max(4, Math.min(x, innerWidth - box.offsetWidth - 8)) + "px";
  box.style.top = Math.max(4, Math.min(y, innerHeight - box.offsetHeight - 8)) + "px";
}

function withCard(node, pattern, match) {
  node.addEventListener("mousemove", event => card(pattern, match, event));
  node.addEventListener("mouseenter", () => light(match));
  node.addEventListener("mouseleave", () => { $("card").hidden = true; light(null); });
  return node;
}

const wanted = match => (match.ok || $("refused").checked) && (!$("database").value || data.patterns[match.p].database === $("database").value);

function showMatches() {
  const { size } = game();
  const here = position().matches.filter(match => wanted(match) && (state.point === null || match.at === state.point));
  $("chosen").textContent = `${state.point === null ? "On the whole board" : "At " + pointName(state.point, size)}: ${here.length} matches`;
  const groups = new Map();
  here.forEach(match => {
    const { database, type } = data.patterns[match.p], key = `${database} (${type})`;
    groups.set(key, [...(groups.get(key) ?? []), match]);
  });
  const MOST = 300;
  let left = MOST;
  const nodes = [];
  for (const [name, matches] of groups) {
    nodes.push(element("h3", {}, `${name}: ${matches.length}`));
    for (const match of matches.slice(0, left)) {
      const pattern = data.patterns[match.p];
      const row = element("div", { class: "match", "data-pattern": pattern.name },
        element("span", {}, pointName(match.at, size)), element("span", { class: "name" }, pattern.name),
        element("span", { class: match.ok ? "ok" : "no" }, data.words[match.t]));
      row.addEventListener("click", () => { state.point = match.at; choose(match.p); });
      nodes.push(withCard(row, pattern, match));
    }
    left -= Math.min(left, matches.length);
  }
  if (here.length > MOST) nodes.push(element("p", { class: "soft" }, `${here.length - MOST} more: choose a point or a database.`));
  $("matches").replaceChildren(...nodes);
}

function showMoves() {
  const { size } = game();
  const moves = position().moves.filter(move => state.point === null || move.point === state.point);
  const rows = moves.map(move => element("div", { class: "match" },
    element("span", {}, pointName(move.point, size)), element("span", { class: "name" }, move.value.toFixed(2)),
    element("span", {}, ...(move.parts === null ? [] : [element("div", { class: "parts" }, data.words[move.parts])]), ...move.reasons.flatMap(number => [element("div", {}, data.words[number])]))));
  const place = state.point === null ? "" : ` at ${pointName(state.point, size)}`;
  $("moves").replaceChildren(element("p", {}, `${moves.length} moves${place} that something speaks for`), ...rows);
}

function showWhy() {
  const { size } = game(), pattern = data.patterns[state.pattern];
  $("whyat").textContent = state.point === null ? "(click one on the board)" : pointName(state.point, size);
  if (!pattern || state.point === null) { $("reasons").replaceChildren(); return; }
  const rows = pattern.orientations.map(orientation => {
    const matches = position().matches.filter(match => match.p === state.pattern && match.at === state.point && match.o === orientation);
    const why = difference(pattern, state.point, orientation);
    const text = matches.length ? data.words[matches[0].t] : why ?? "matches, and was not judged";
    const match = matches[0] ?? { p: state.pattern, at: state.point, o: orientation, a: [], t: 0 };
    const row = element("div", { class: "match" }, element("span", {}, ""), element("span", { class: "name" }, data.orientation_names[orientation]),
      element("span", { class: matches.length && matches[0].ok ? "ok" : "no" }, text));
    return withCard(row, pattern, matches.length ? match : null);
  });
  $("reasons").replaceChildren(
    element("p", {}, element("strong", {}, pattern.name), ` ${pattern.doc}`),
    element("div", { class: "pictures" }, picture(pattern.rows, pattern.edges)),
    element("p", { class: "soft" }, pattern.has_move ? "Its move (`*`) at the chosen point, in every orientation that is tried:" : "Its first stone at the chosen point, in every orientation that is tried:"), ...rows);
}

function choose(number) {
  state.pattern = number;
  $("pattern").value = data.patterns[number].name;
  tab("why");
}

/** A table that is sorted by a click on a heading. */
function sortable(table, heads, rows, first) {
  let by = first, up = false;
  const draw = () => {
    const sign = up ? 1 : -1;
    rows.sort((a, b) => sign * (typeof a.cells[by] === "number" ? a.cells[by] - b.cells[by] : String(a.cells[by]).localeCompare(String(b.cells[by]))));
    const head = element("tr", {}, ...heads.map((name, index) => {
      const number = typeof rows[0]?.cells[index] === "number" ? "number" : "";
      const sorted = index === by ? (up ? "sorted up" : "sorted") : "";
      return element("th", { class: `${number} ${sorted}`, onclick: () => { up = by === index ? !up : typeof rows[0]?.cells[index] !== "number"; by = index; draw(); } }, name);
    }));
    const body = rows.map(row => {
      const cells = row.cells.map(cell => element("td", { class: typeof cell === "number" ? "number" : "" }, String(cell)));
      const line = element("tr", {}, ...(row.pattern === null ? [] : [element("td", {}, picture(data.patterns[row.pattern].rows, data.patterns[row.pattern].edges, 9))]), ...cells);
      if (row.pattern !== null) withCard(line, data.patterns[row.pattern], null).addEventListener("click", () => choose(row.pattern));
      return line;
    });
    head.prepend(element("th", {}, ""));
    table.replaceChildren(element("thead", {}, head), element("tbody", {}, ...body));
  };
  draw();
}

let tables = false;
function showTables() {
  if (tables) return;
  tables = true;
  const heads = ["pattern", "type", "tried", "matched", "accepted", "nodes", "time (ms)"];
  sortable($("profiletable"), heads, data.profile.map((row, pattern) => {
    const { name, type } = data.patterns[pattern];
    return { pattern, cells: [name, type, row.tried, row.matched, row.accepted, row.nodes, row.microseconds / 1000] };
  }), 6);
  sortable($("linttable"), ["what", "pattern", "why"], data.lint.map(({ what, pattern, text }) => ({ pattern, cells: [what, pattern === null ? "" : data.patterns[pattern].name, text] })), 0);
  if (!data.lint.length) $("linttable").replaceChildren(element("tbody", {}, element("tr", {}, element("td", {}, "Nothing was found."))));
}

function tab(name) {
  state.tab = name;
  document.querySelectorAll(".tab").forEach(one => { one.hidden = one.id !== name; });
  document.querySelectorAll("#tabs button").forEach(one => one.classList.toggle("on", one.dataset.tab === name));
  show();
}

function show() {
  $("card").hidden = true;
  const here = position();
  $("slider").max = game().positions.length - 1;
  $("slider").value = state.step;
  const next = here.next === null ? "" : `, who played ${pointName(here.next, game().size)}`;
  $("where").textContent = `before move ${here.number}, ${COLORS[here.color]} to move${next}`;
  drawBoard();
  if (state.tab === "here") showMatches();
  if (state.tab === "moves") showMoves();
  if (state.tab === "why") showWhy();
  if (state.tab === "profile" || state.tab === "lint") showTables();
  remember();
}

// What is shown stands in the address, so that it can be sent and come back to: #game=0&step=12&point=Q16&tab=why&pattern=Cut1

function remember() {
  const { size } = game(), said = { game: state.game, step: state.step, tab: state.tab, overlay: state.overlay };
  if (state.point !== null) said.point = pointName(state.point, size);
  if (state.pattern !== null) said.pattern = data.patterns[state.pattern].name;
  try { history.replaceState(null, "", "#" + new URLSearchParams(said)); } catch { /* Some places allow no change. */ }
}

function recall() {
  const said = new URLSearchParams(location.hash.slice(1));
  state.game = Math.min(+said.get("game") || 0, data.games.length - 1);
  state.step = Math.min(+said.get("step") || 0, game().positions.length - 1);
  const { size } = game(), point = said.get("point");
  const index = point ? [...Array(size * size).keys()].findIndex(one => pointName(one, size) === point.toUpperCase()) : -1;
  state.point = index < 0 ? null : index;
  const pattern = data.patterns.findIndex(one => one.name === said.get("pattern"));
  state.pattern = pattern < 0 ? null : pattern;
  if (pattern >= 0) $("pattern").value = data.patterns[pattern].name;
  $("game").value = state.game;
  const has = (name, kind) => document.querySelector(`[data-${kind}="${name}"]`) !== null;
  if (has(said.get("overlay"), "overlay")) lay(said.get("overlay"));
  tab(has(said.get("tab"), "tab") ? said.get("tab") : "here");
}

function lay(name) {
  state.overlay = name;
  document.querySelectorAll("#overlays button").forEach(one => one.classList.toggle("on", one.dataset.overlay === name));
}

function step(to) {
  state.step = Math.max(0, Math.min(game().positions.length - 1, to));
  show();
}

$("game").append(...data.games.map((one, index) => element("option", { value: index }, one.name)));
$("game").addEventListener("change", event => { state.game = +event.target.value; state.step = 0; state.point = null; show(); });
$("database").append(element("option", { value: "" }, "all"), ...[...new Set(data.patterns.map(one => one.database))].map(name => element("option", {}, name)));
$("names").append(...data.patterns.map(one => element("option", { value: one.name })));
$("first").onclick = () => step(0);
$("back").onclick = () => step(state.step - 1);
$("forward").onclick = () => step(state.step + 1);
$("last").onclick = () => step(Infinity);
$("slider").oninput = event => step(+event.target.value);
$("everywhere").onclick = () => { state.point = null; show(); };
$("refused").onchange = show;
$("database").onchange = show;
$("pattern").addEventListener("input", event => {
  const number = data.patterns.findIndex(one => one.name === event.target.value);
  state.pattern = number < 0 ? null : number;
  showWhy();
});
document.querySelectorAll("#overlays button").forEach(one => { one.onclick = () => { lay(one.dataset.overlay); show(); }; });
document.querySelectorAll("#tabs button").forEach(one => { one.onclick = () => tab(one.dataset.tab); });
document.addEventListener("keydown", event => {
  if (["INPUT", "SELECT"].includes(event.target.tagName)) return;
  const to = { ArrowLeft: state.step - 1, ArrowRight: state.step + 1, Home: 0, End: Infinity }[event.key];
  if (to !== undefined) { event.preventDefault(); step(to); }
});
window.addEventListener("hashchange", recall);
recall();
