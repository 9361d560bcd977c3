//! The spaces that Rust's lexer needs none of.
#![deny(warnings)]

use gnugo_engine::patterns;

patterns! {
    static SHAPE: Shape;

    // jump under
    pattern! < EB112
        ?X?.?
        O.*oo
        O....
        o....
        -----

        :8,ed,NULL
    >

    pattern! < EJ4
        ...*.
        .OOX.
        ..XOX
        .....
        -----

        :8,Ed,NULL

        ...*.
        .OOX.
        .aXOX
        .....
        -----

        >antisuji(a);
    >
}

patterns! {
    static CONNECTIONS: Connection;

    pattern! < CC204
        O
        .
        O

        :+,C

        O
        A
        O

        ;!safe_xmove(A) && !ko(A) && !xcut(A)
    >

    pattern! < CC205
        XO
        O.

        :'\\',C

        AO
        OB

        ;attack(A) || (!safe_xmove(B) && !ko(B) && !xcut(B))
    >

    pattern! < CB11
        ?OX?
        O!OX
        ?*!O
        ??O?

        :/,B

        ?OA?
        OaOB
        ?*bO
        ??O?

        ; !attack(A) && !attack(B) && !xplay_attack(*,a,b,*) && !xplay_attack(*,b,a,*)
    >

    pattern! < Conn311
        O*.
        ?XO

        :8,C,NULL

        O*a
        ?BO

        ;oplay_attack_either(*,a,a,B)
    >
}

pub fn main() {
    assert_eq!((SHAPE.patterns().len(), CONNECTIONS.patterns().len()), (2, 4));
}
