//! What is asked answers otherwise than it is used.

use gnugo_engine::patterns;

patterns! {
    static S: Shape;
    pattern! < V1
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V2
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; !lib(A)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V3
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; effective_size(A)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V4
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; status(B)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V5
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; attack(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V6
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; attack(A) == 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V7
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) == WIN
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V8
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) > 1.5
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V9
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; alive(B) == 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V10
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; status(B) == WIN
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V11
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; attack(A) == ALIVE
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V12
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; status(B) < DEAD
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V13
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) + effective_size(B) > 3
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V14
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; (attack(A) ? lib(A) : ko(e))
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V15
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) > ko(e)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V16
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; lib(A) == alive(B)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < V17
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; status(B) + 1 == 2
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
}

fn main() {}
