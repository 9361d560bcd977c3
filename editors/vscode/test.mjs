// Does the grammar show every part of the patterns here as what it is? VS Code's own tokeniser is asked:
//
//     npm install --no-save vscode-textmate vscode-oniguruma && node test.mjs ../../patterns-rs/src/db
import { readFileSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const textmate = require("vscode-textmate");
const oniguruma = require("vscode-oniguruma");
const here = (file) => join(import.meta.dirname, file);

// As much of Rust as stands around patterns; VS Code has a whole grammar.
const rust = {
  scopeName: "source.rust",
  patterns: [
    { match: "//.*$", name: "comment.line.rust" },
    { begin: '"', end: '"', name: "string.quoted.rust" },
    { match: "'(?:\\\\.|[^'\\\\])'", name: "string.char.rust" },
    { match: "\\b\\w+\\b", name: "variable.rust" },
    { match: "[<>=!&|?:;*+.,-]", name: "keyword.operator.rust" },
  ],
};

await oniguruma.loadWASM(readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")).buffer);
const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async (scope) => {
    const text = scope === "source.rust" ? JSON.stringify(rust) : readFileSync(here("syntaxes/patterns.tmLanguage.json"), "utf8");
    return textmate.parseRawGrammar(text, `${scope}.json`);
  },
  getInjections: (scope) => (scope === "source.rust" ? ["patterns.injection"] : undefined),
});
const grammar = await registry.loadGrammar("source.rust");

const files = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => files(join(path, name))) : path.endsWith(".rs") ? [path] : [];
const [paths, wrong] = [process.argv.slice(2).flatMap(files), []];
let [patterns, rows] = [0, 0];
for (const path of paths) {
  let [state, inside] = [textmate.INITIAL, false];
  readFileSync(path, "utf8").split("\n").forEach((line, index) => {
    const found = grammar.tokenizeLine(line, state);
    state = found.ruleStack;
    const tokens = found.tokens.map((token) => [line.slice(token.startIndex, token.endIndex).trim(), token.scopes.join(" ")]);
    const tell = (what) => wrong.push(`${path}:${index + 1}: ${what}: ${line}`);
    const name = line.match(/^\s*pattern! <\s*(".*?"|\w+)/);
    if (name) {
      [inside, patterns] = [true, patterns + 1];
      if (!tokens.some(([text, scopes]) => text === name[1] && scopes.includes("entity.name.function.pattern"))) tell("no name");
    } else if (inside && /^\s*>\s*$/.test(line)) {
      inside = false;
    } else if (inside) {
      const plain = tokens.filter(([text, scopes]) => /\w|\*/.test(text) && !/\w\.pattern/.test(scopes.replace("meta.pattern", "")));
      if (plain.length > 0) tell(`nothing is said of ${plain.map(([text]) => `\`${text}\``).join(", ")}`);
      rows += /^\s*[^\s:;>/]/.test(line) ? 1 : 0;
    } else if (tokens.some(([, scopes]) => scopes.includes("meta.pattern"))) {
      tell("a pattern has not ended");
    }
  });
}
wrong.forEach((text) => console.log(text));
console.log(`${paths.length} files, ${patterns} patterns, ${rows} rows, ${wrong.length} faults`);
process.exit(wrong.length > 0 || patterns === 0 ? 1 : 0);
