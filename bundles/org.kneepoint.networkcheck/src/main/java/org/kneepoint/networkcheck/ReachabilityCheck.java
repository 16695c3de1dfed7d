// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/** Every reachable header can reach its target, also by choices of highest priority alone. */
record ReachabilityCheck(ContractViolations violations) implements ReachableHeadersCheck {
    @Override
    public void check(ReachableHeaders reachable) {
        HeaderMoves moves = reachable.relation().moves();
        boolean isSound = check(reachable, (header, move) -> true, "no way leads to the target");
        if (isSound) {
            check(
                    reachable,
                    (header, move) -> moves.priority(move) == moves.highest(header),
                    "the choices of highest priority never lead to the target");
        }
    }

    private boolean check(
            ReachableHeaders reachable, ReachableHeaders.MoveFilter kind, String fault) {
        boolean[] arriving = reachable.canArrive(kind);
        boolean isSound = true;
        for (int header = 0; header < arriving.length; header++) {
            if (!arriving[header]) {
                violations.add(fault, reachable.relation().name(header));
                isSound = false;
            }
        }
        return isSound;
    }
}
