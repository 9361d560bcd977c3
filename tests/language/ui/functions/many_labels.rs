//! Labels, and what is none, where another kind of point is asked for.

use gnugo_engine::patterns;

patterns! {
    static S: Shape;
    pattern! < L1
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(e) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L2
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; olib(B) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L3
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; attack(e)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L4
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; attack(*)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L5
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; legal_omove(A)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L6
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(2) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L7
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(lib(A)) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L8
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; alive(WIN)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L9
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; safe_xmove(B)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L10
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; same_string(A, e)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L11
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; does_surround(A, B)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L12
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; halfeye(B)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < L13
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
        > replace(A, *)
    >
    pattern! < L14
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
        > threaten_to_capture(e)
    >
    pattern! < L15
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
        > antisuji(1)
    >
}

fn main() {}
