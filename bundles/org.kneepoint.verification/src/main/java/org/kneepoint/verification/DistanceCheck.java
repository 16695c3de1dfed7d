// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

/** Every move comes one router nearer to the target. */
record DistanceCheck(Distances distances, Findings findings) implements PathCheck {
    @Override
    public void see(Paths paths) {
        Relation relation = paths.relation();
        Moves moves = relation.moves();
        int[] passed = distances.to(relation.target());
        for (int header = 0; header < paths.size(); header++) {
            int here = passed[relation.router(header)];
            for (int move = moves.first(header); move < moves.last(header); move++) {
                int next = relation.router(moves.next(move));
                if (passed[next] != here - 1) {
                    findings.add(
                            "isMinimal(), but a way is not a shortest one",
                            relation.words(header) + " on to router " + next);
                }
            }
        }
    }
}
