// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

/**
 * Whatever a packet has chosen, a way to its target is left; and one of preferred choices, or a
 * packet would wander for ever in an empty network.
 */
record ArrivalCheck(Findings findings) implements PathCheck {
    @Override
    public void see(Paths paths) {
        Moves moves = paths.relation().moves();
        boolean isSound = check(paths, (header, move) -> true, "no way leads to the target");
        if (isSound) {
            check(
                    paths,
                    (header, move) -> moves.priority(move) == moves.highest(header),
                    "the choices of highest priority never lead to the target");
        }
    }

    private boolean check(Paths paths, Paths.Kind kind, String fault) {
        boolean[] arriving = paths.arriving(kind);
        boolean isSound = true;
        for (int header = 0; header < arriving.length; header++) {
            if (!arriving[header]) {
                findings.add(fault, paths.relation().words(header));
                isSound = false;
            }
        }
        return isSound;
    }
}
