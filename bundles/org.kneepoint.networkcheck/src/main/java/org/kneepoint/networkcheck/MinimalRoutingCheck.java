// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/** Checks that every move leads one router closer to the destination. */
record MinimalRoutingCheck(RouterDistances distances, ContractViolations violations)
        implements ReachableHeadersCheck {
    @Override
    public void check(ReachableHeaders reachable) {
        RoutingRelation relation = reachable.relation();
        HeaderMoves moves = relation.moves();
        int[] passed = distances.to(relation.target());
        for (int header = 0; header < reachable.size(); header++) {
            int here = passed[relation.router(header)];
            for (int move = moves.first(header); move < moves.last(header); move++) {
                int next = relation.router(moves.next(move));
                if (passed[next] != here - 1) {
                    violations.add(
                            "not-minimal",
                            "isMinimal() is true, but a path is not a shortest one",
                            relation.name(header) + " on to router " + next);
                }
            }
        }
    }
}
