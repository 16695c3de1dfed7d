// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/**
 * Checks that every header can reach its destination, also by choices of highest priority alone.
 */
record ReachabilityCheck(ContractViolations violations) implements ReachableHeadersCheck {
    @Override
    public void check(ReachableHeaders reachable) {
        HeaderMoves moves = reachable.relation().moves();
        boolean isReached =
                check(
                        reachable,
                        (header, move) -> true,
                        "unreachable",
                        "no path leads to the destination");
        if (isReached) {
            check(
                    reachable,
                    (header, move) -> moves.priority(move) == moves.highest(header),
                    "priority-unreachable",
                    "the choices of highest priority never lead to the destination");
        }
    }

    private boolean check(
            ReachableHeaders reachable,
            ReachableHeaders.MoveFilter kind,
            String code,
            String text) {
        boolean[] arriving = reachable.canArrive(kind);
        boolean isReached = true;
        for (int header = 0; header < arriving.length; header++) {
            if (!arriving[header]) {
                violations.add(code, text, reachable.relation().name(header));
                isReached = false;
            }
        }
        return isReached;
    }
}
