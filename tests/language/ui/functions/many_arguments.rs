//! Too many arguments, and too few.

use gnugo_engine::patterns;

patterns! {
    static S: Shape;
    pattern! < A1
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib() > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < A2
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A, B) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < A3
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; same_string(A)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < A4
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; legal_xmove(e, *)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < A5
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; does_attack(e)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < A6
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; oplay_attack(e)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < A7
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; xplay_break_through(e, A, B)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < A8
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; o_somewhere()
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < A9
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; total_handicap_stones(A) > 2
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < A10
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
        > replace(e)
    >
    pattern! < A11
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
        > antisuji(e, *)
    >
    pattern! < A12
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
        > add_connect_move(B)
    >
}

fn main() {}
