//! When are stones connected over empty points? Jumps and knight's moves.

use gnugo_engine::patterns;

patterns! {
    /// Connections over a gap.
    pub static GAP: Connection;

    /// A one-space jump into which the opponent cannot wedge.
    pattern! < Gap1
        O.O

        : +, C

        OaO

        ; !safe_xmove(a) && !ko(a)
    >

    /// A two-space jump in which no stone of the opponent's would live.
    pattern! < Gap2
        O..O

        : +, C

        OabO

        ; !safe_xmove(a) && !safe_xmove(b) && !ko(a) && !ko(b)
    >

    /// A knight's move whose waist can be pushed but not cut: the cutting stone is captured on either side.
    pattern! < Gap3
        O..
        ..O

        : O, C

        Oad
        cbO

        ; xplay_attack(a, b, c, c) && xplay_attack(b, a, d, d)
    >

    /// A one-space jump with the opponent on one side: if he pushes in, the block holds on both sides.
    pattern! < Gap4
        ?X?
        O.O
        ...

        : |, C

        ?X?
        OaO
        cbd

        ; xplay_attack(a, b, c, c) && xplay_attack(a, b, d, d)
    >
}
