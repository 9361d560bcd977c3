//! Functions and actions of another type of database.

use gnugo_engine::patterns;

patterns! {
    static D: Defense;
    pattern! < T1
        XOx?
        .*oO
        : 8, D

        ABcd
        e*fg
        ; alive(B)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < T2
        XOx?
        .*oO
        : 8, D

        ABcd
        e*fg
        ; eye(e)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < T3
        XOx?
        .*oO
        : 8, D

        ABcd
        e*fg
        ; lib(B) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
        > amalgamate(B, g)
    >
    pattern! < T4
        XOx?
        .*oO
        : 8, D

        ABcd
        e*fg
        ; owl_goal_dragon(B)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
}

patterns! {
    static C: Connection;
    pattern! < T5
        XOx?
        .*oO
        : 8, C

        ABcd
        e*fg
        ; omoyo(e)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < T6
        XOx?
        .*oO
        : 8, C

        ABcd
        e*fg
        ; eye(e) && status(B) == DEAD
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
}

patterns! {
    static A: Attack;
    pattern! < T7
        XOx?
        .*oO
        : 8, A

        ABcd
        e*fg
        ; same_dragon(A, A)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
    pattern! < T8
        XOx?
        .*oO
        : 8, A

        ABcd
        e*fg
        ; lib(A) > 1
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
        > not_lunch(A, B)
    >
}

fn main() {}
