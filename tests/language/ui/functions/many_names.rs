//! Functions, actions and constants that do not exist, or not under this name.

use gnugo_engine::patterns;

patterns! {
    static S: Shape;
    pattern! < N1
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; libs(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N2
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; oplay_atack(*, e, A)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N3
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; Attack(A)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N4
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; is_alive(A)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N5
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; somewhere(A, B)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N6
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; xplay_atack(*, A) != WIN
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N7
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; attack(A) == WON
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N8
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; attack(A) == LOSE
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N9
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; status(B) == ALIV
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N10
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; jump_out_helper(*)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N11
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
        > antisugi(e)
    >
    pattern! < N12
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
        > defend(B)
    >
    pattern! < N13
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; replace(e, *)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N14
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < N15
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; attack(A) == win
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
}

fn main() {}
