// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.kneepoint.api.topology.DeadlockFreedom.Claim;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Routing;

/**
 * The claim of freedom from deadlock: the escape sub-relation connects every header that can occur
 * with its target, and its extended channel dependency graph, which tells for which virtual
 * channels of the sub-relation a packet may wait while it holds another of them, has no cycle
 * (Duato 1993).
 *
 * <p>Which dependencies there are follows from the rule by which a channel is handed on. Where a
 * buffer holds one packet at a time, a packet may stretch over channels outside of the sub-relation
 * and wait for one inside while it still holds another ({@link IndirectDependencies}). Where there
 * is room for the whole packet, a blocked packet holds one channel only. Where packets share a
 * buffer without that room, one that has left the escape may stand behind another that waits for a
 * channel it holds, so that it must not leave.
 *
 * <p>The phases of a routing with {@link Routing#intermediates} need no graph of their own: each
 * has its own classes and the same dependencies, whatever nodes are picked, and an earlier one
 * waits for a later one but never the other way round, so that a cycle in several is a cycle in
 * one.
 */
final class DeadlockFreedomCheck implements ReachableHeadersCheck {
    private static final int NAMED_CHANNELS = 16;

    private final Claim claim;
    private final VcReallocation reuse;
    private final BufferNumbering numbering;
    private final ContractViolations violations;

    /** By class, and false for new packets. */
    private final boolean[] escape;

    private final ChannelDependencies dependencies;

    /** Null where there are none. */
    private final IndirectDependencies indirectDependencies;

    /** Returns the check of what a routing claims. */
    static ReachableHeadersCheck of(
            Routing routing,
            BufferNumbering numbering,
            ChannelDependencies dependencies,
            StepBudget budget,
            ContractViolations violations) {
        return routing.deadlockFreedom().claim() == Claim.DRAINING
                ? new WholePacketDeadlockCheck(numbering, violations)
                : new DeadlockFreedomCheck(routing, numbering, dependencies, budget, violations);
    }

    /**
     * Begins with the claim of a routing.
     *
     * @param dependencies takes those within the escape
     */
    DeadlockFreedomCheck(
            Routing routing,
            BufferNumbering numbering,
            ChannelDependencies dependencies,
            StepBudget budget,
            ContractViolations violations) {
        this.numbering = numbering;
        this.dependencies = dependencies;
        this.violations = violations;
        claim = routing.deadlockFreedom().claim();
        reuse = routing.deadlockFreedom().reallocation();
        escape = escape(routing);
        boolean stretches = claim == Claim.ESCAPE && reuse == VcReallocation.ATOMIC;
        indirectDependencies =
                stretches
                        ? new IndirectDependencies(numbering, escape, dependencies, budget)
                        : null;
        if (claim == Claim.ESCAPE) {
            checkClaim(routing);
        }
    }

    private static boolean[] escape(Routing routing) {
        boolean[] escape = new boolean[routing.vcClasses() + 1];
        for (int number = 0; number < routing.vcClasses(); number++) {
            escape[number] =
                    routing.deadlockFreedom().claim() == Claim.ACYCLIC
                            || (routing.deadlockFreedom().escape() >>> number & 1) != 0;
        }
        return escape;
    }

    private void checkClaim(Routing routing) {
        long mask = routing.deadlockFreedom().escape();
        if (mask == 0 || routing.vcClasses() < Long.SIZE && mask >>> routing.vcClasses() != 0) {
            violations.add(
                    "the classes of the escape are not among those of the routing",
                    "mask " + Long.toBinaryString(mask) + ", classes() " + routing.vcClasses());
        }
        if (routing.selection().isCommitted()) {
            violations.add(
                    "a packet that waits for one output only cannot take an escape",
                    "selection() is " + routing.selection());
        }
    }

    @Override
    public void check(ReachableHeaders reachable) {
        if (claim == Claim.NONE) {
            return;
        }
        addDependencies(reachable);
        if (claim == Claim.ESCAPE) {
            checkOpen(reachable);
        }
        if (indirectDependencies != null) {
            indirectDependencies.add(reachable);
        }
    }

    private boolean isInside(int place) {
        return escape[numbering.number(place)];
    }

    private void addDependencies(ReachableHeaders reachable) {
        HeaderStates headers = reachable.relation().headers();
        HeaderMoves moves = reachable.relation().moves();
        for (int header = 0; header < reachable.size(); header++) {
            int held = headers.place(header);
            for (int move = moves.first(header);
                    isInside(held) && move < moves.last(header);
                    move++) {
                int wanted = headers.place(moves.next(move));
                if (isInside(wanted)) {
                    dependencies.add(held, wanted);
                } else if (reuse == VcReallocation.AFTER_TAIL) {
                    violations.add(
                            "a packet may leave the escape though packets share a buffer",
                            reachable.relation().name(header));
                }
            }
        }
    }

    /** A blocked packet can always go on in the escape, and arrive there. */
    private void checkOpen(ReachableHeaders reachable) {
        HeaderStates headers = reachable.relation().headers();
        HeaderMoves moves = reachable.relation().moves();
        boolean[] arriving =
                reachable.canArrive((header, move) -> isInside(headers.place(moves.next(move))));
        for (int header = 0; header < arriving.length; header++) {
            if (!arriving[header]) {
                violations.add(
                        "no way within the escape leads to the target",
                        reachable.relation().name(header));
            }
        }
    }

    @Override
    public void conclude() {
        int[] cycle = new Digraph(dependencies.sorted()).cycle();
        if (cycle.length > 0) {
            violations.add("packets may wait for each other in a cycle", cycleText(cycle));
        }
    }

    private String cycleText(int[] cycle) {
        boolean isShort = cycle.length <= NAMED_CHANNELS;
        return Arrays.stream(cycle)
                        .limit(NAMED_CHANNELS)
                        .mapToObj(numbering::name)
                        .collect(Collectors.joining(" -> "))
                + (isShort ? " -> the first" : " -> ... of " + cycle.length + " channels");
    }
}
