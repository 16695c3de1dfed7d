// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.kneepoint.api.topology.Freedom.Claim;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.Routing;

/**
 * The claim of freedom from deadlock: the escape sub-relation connects every header that can occur
 * with its target, and its extended channel dependency graph, which tells for which virtual
 * channels of the sub-relation a packet may wait while it holds another of them, has no cycle
 * (Duato 1993).
 *
 * <p>Which dependencies there are follows from the rule by which a channel is handed on. Where a
 * buffer holds one packet at a time, a packet may stretch over channels outside of the sub-relation
 * and wait for one inside while it still holds another ({@link Detours}). Where there is room for
 * the whole packet, a blocked packet holds one channel only. Where packets share a buffer without
 * that room, one that has left the escape may stand behind another that waits for a channel it
 * holds, so that it must not leave.
 *
 * <p>The phases of a routing with {@link Routing#intermediates} need no graph of their own: each
 * has its own classes and the same dependencies, whatever nodes are picked, and an earlier one
 * waits for a later one but never the other way round, so that a cycle in several is a cycle in
 * one.
 */
final class FreedomCheck implements PathCheck {
    private static final int NAMED_CHANNELS = 16;

    private final Claim claim;
    private final Reuse reuse;
    private final Places places;
    private final Findings findings;

    /** By class, and false for new packets. */
    private final boolean[] escape;

    private final Dependencies dependencies;

    /** Null where there are none. */
    private final Detours detours;

    /** Returns the check of what a routing claims. */
    static PathCheck of(
            Routing routing,
            Places places,
            Dependencies dependencies,
            Budget budget,
            Findings findings) {
        return routing.freedom().claim() == Claim.DRAINING
                ? new StandstillCheck(places, findings)
                : new FreedomCheck(routing, places, dependencies, budget, findings);
    }

    /**
     * Begins with the claim of a routing.
     *
     * @param dependencies takes those within the escape
     */
    FreedomCheck(
            Routing routing,
            Places places,
            Dependencies dependencies,
            Budget budget,
            Findings findings) {
        this.places = places;
        this.dependencies = dependencies;
        this.findings = findings;
        claim = routing.freedom().claim();
        reuse = routing.freedom().reuse();
        escape = escape(routing);
        boolean stretches = claim == Claim.ESCAPE && reuse == Reuse.ATOMIC;
        detours = stretches ? new Detours(places, escape, dependencies, budget) : null;
        if (claim == Claim.ESCAPE) {
            checkClaim(routing);
        }
    }

    private static boolean[] escape(Routing routing) {
        boolean[] escape = new boolean[routing.vcClasses() + 1];
        for (int number = 0; number < routing.vcClasses(); number++) {
            escape[number] =
                    routing.freedom().claim() == Claim.ACYCLIC
                            || (routing.freedom().escape() >>> number & 1) != 0;
        }
        return escape;
    }

    private void checkClaim(Routing routing) {
        long mask = routing.freedom().escape();
        if (mask == 0 || routing.vcClasses() < Long.SIZE && mask >>> routing.vcClasses() != 0) {
            findings.add(
                    "the classes of the escape are not among those of the routing",
                    "mask " + Long.toBinaryString(mask) + ", classes() " + routing.vcClasses());
        }
        if (routing.selection().commits()) {
            findings.add(
                    "a packet that waits for one output only cannot take an escape",
                    "selection() is " + routing.selection());
        }
    }

    @Override
    public void see(Paths paths) {
        if (claim == Claim.NONE) {
            return;
        }
        addDependencies(paths);
        if (claim == Claim.ESCAPE) {
            checkOpen(paths);
        }
        if (detours != null) {
            detours.add(paths);
        }
    }

    private boolean isInside(int place) {
        return escape[places.number(place)];
    }

    private void addDependencies(Paths paths) {
        Headers headers = paths.relation().headers();
        Moves moves = paths.relation().moves();
        for (int header = 0; header < paths.size(); header++) {
            int held = headers.place(header);
            for (int move = moves.first(header);
                    isInside(held) && move < moves.last(header);
                    move++) {
                int wanted = headers.place(moves.next(move));
                if (isInside(wanted)) {
                    dependencies.add(held, wanted);
                } else if (reuse == Reuse.AFTER_TAIL) {
                    findings.add(
                            "a packet may leave the escape though packets share a buffer",
                            paths.relation().words(header));
                }
            }
        }
    }

    /** A blocked packet can always go on in the escape, and arrive there. */
    private void checkOpen(Paths paths) {
        Headers headers = paths.relation().headers();
        Moves moves = paths.relation().moves();
        boolean[] arriving =
                paths.arriving((header, move) -> isInside(headers.place(moves.next(move))));
        for (int header = 0; header < arriving.length; header++) {
            if (!arriving[header]) {
                findings.add(
                        "no way within the escape leads to the target",
                        paths.relation().words(header));
            }
        }
    }

    @Override
    public void conclude() {
        int[] cycle = new Digraph(dependencies.sorted()).cycle();
        if (cycle.length > 0) {
            findings.add("packets may wait for each other in a cycle", words(cycle));
        }
    }

    private String words(int[] cycle) {
        boolean isShort = cycle.length <= NAMED_CHANNELS;
        return Arrays.stream(cycle)
                        .limit(NAMED_CHANNELS)
                        .mapToObj(places::words)
                        .collect(Collectors.joining(" -> "))
                + (isShort ? " -> the first" : " -> ... of " + cycle.length + " channels");
    }
}
