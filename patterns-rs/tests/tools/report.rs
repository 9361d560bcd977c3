//! `report`: does the page show in a real browser what the tools say on the terminal?
//!
//! Chromium renders the page and writes the document that its script has made. Where there is none, what needs one is
//! skipped with a line that says so; that the page stands alone is looked at everywhere.

use super::{answer, game};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn page() -> PathBuf {
    // Tests run at the same time, and each writes its own.
    let name = format!("report-{:?}.html", std::thread::current().id()).replace(['(', ')'], "");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let output = answer(&["report", &game("atari.sgf"), "--least", "1", "-o", path.to_str().expect("a path")]);
    assert!(output.contains("1 game, 8 positions"), "{output}");
    path
}

/// The browser, if there is one.
fn browser() -> Option<&'static str> {
    let starts = |name: &&str| {
        let version = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        version.is_ok_and(|status| status.success())
    };
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find(starts)
}

/// The document that the page's script makes at this address.
fn rendered(browser: &str, page: &Path, place: &str) -> String {
    let profile = page.with_extension(format!("profile-{}", place.len()));
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"])
        .args(["--disable-background-networking", "--disable-component-update", "--disable-sync", "--dump-dom"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("file://{}#{place}", page.display()))
        .output()
        .expect("the browser starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    // The data themselves stand in the page, and prove nothing.
    let (before, rest) = text.split_once("<script type=\"application/json\"").expect("a page");
    let (_, after) = rest.split_once("</script>").expect("the data end");
    let (body, _) = after.split_once("<script>").expect("the script");
    format!("{before}{body}")
}

#[test]
fn the_page_stands_alone() {
    let text = std::fs::read_to_string(page()).expect("the page is written");
    for outside in ["http://", "https://", "src=", "@import", "url("] {
        let without_names = text.replace("http://www.w3.org/2000/svg", "");
        assert!(!without_names.contains(outside), "it asks for something outside: {outside}");
    }
    assert!(!text.contains("/*DATA*/") && text.contains("\"orientation_names\""), "the data stand in it");
}

#[test]
fn a_browser_shows_what_the_tools_say() {
    let Some(browser) = browser() else {
        eprintln!("skipped: there is no Chromium here, so the page is not looked at");
        return;
    };
    let page = page();
    let matches = rendered(browser, &page, "step=2&point=F4&tab=here");
    assert!(matches.contains("before move 3, black to move"), "{matches}");
    assert!(matches.contains("data-pattern=\"Counter2\""), "{matches}");
    assert!(matches.contains("`lib(A) &lt;= 2` is false, since lib(A) is 3 (A is at F5)"), "{matches}");
    assert_eq!(matches.matches("data-point=").count(), 81, "every point can be clicked");
    let why = rendered(browser, &page, "step=2&point=F4&tab=why&pattern=Counter2");
    for expected in [
        "turned right",
        "row 1, column 1 wants a stone of ours (`O`), but G5 is an empty point",
        "`lib(A) &lt;= 2` is false",
    ] {
        assert!(why.contains(expected), "{expected} is not in\n{why}");
    }
    let dragons = rendered(browser, &page, "step=4&overlay=dragons&tab=moves");
    assert!(dragons.contains(": dragon ") && dragons.contains("that something speaks for"), "{dragons}");
    assert!(dragons.contains("class=\"parts\">territory "), "what a value is made of: {dragons}");
    let tables = rendered(browser, &page, "step=1&overlay=territory&tab=profile");
    assert!(tables.contains("matched</th>") && tables.contains("class=\"picture\""), "{tables}");
}
