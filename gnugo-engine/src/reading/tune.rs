use std::sync::OnceLock;
static T: OnceLock<Vec<i32>> = OnceLock::new();
pub(super) fn t(i: usize, default: i32) -> i32 {
    T.get_or_init(|| {
        let mut v = vec![i32::MIN; 64];
        if let Ok(s) = std::env::var("TUNE") {
            for kv in s.split(',') {
                let (k, x) = kv.split_once('=').unwrap();
                v[k.parse::<usize>().unwrap()] = x.parse().unwrap();
            }
        }
        v
    })[i]
    .max(i32::MIN + 1)
    .pipe(default)
}
trait Pipe { fn pipe(self, d: i32) -> i32; }
impl Pipe for i32 { fn pipe(self, d: i32) -> i32 { if self == i32::MIN + 1 { d } else { self } } }
