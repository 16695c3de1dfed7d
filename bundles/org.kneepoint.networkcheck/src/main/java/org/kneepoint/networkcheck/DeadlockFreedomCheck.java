// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.kneepoint.api.topology.DeadlockFreedom.Claim;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Routing;

/**
 * Checks a claim of deadlock freedom: the escape sub-relation connects every header that can occur
 * with its destination, and its extended channel dependency graph has no cycle (Duato 1993).
 *
 * <p>The dependencies follow from the VC reallocation. With atomic reallocation a packet may occupy
 * channels outside the escape and wait for one inside while it still holds another ({@link
 * IndirectDependencies}). With reallocation to whole packets a blocked packet holds one channel
 * only. With non-atomic reallocation a packet that has left the escape may be queued behind another
 * that waits for a channel it holds; packets must then not leave the escape.
 *
 * <p>The phases of a routing with {@link Routing#intermediates} need no graph of their own: each
 * has its own VC classes and the same dependencies for any intermediate node, and packets wait only
 * for channels of the same or a later phase, so that every cycle lies in one phase.
 */
final class DeadlockFreedomCheck implements ReachableHeadersCheck {
    private static final int NAMED_CHANNELS = 16;

    private final Claim claim;
    private final VcReallocation reallocation;
    private final BufferNumbering numbering;
    private final ContractViolations violations;

    /** Whether a VC class belongs to the escape; false for new packets. */
    private final boolean[] escape;

    private final ChannelDependencies dependencies;

    /** Null where indirect dependencies do not occur. */
    private final IndirectDependencies indirectDependencies;

    /** Returns the check of the claim of a routing. */
    static ReachableHeadersCheck of(
            Routing routing,
            BufferNumbering numbering,
            ChannelDependencies dependencies,
            StepBudget budget,
            ContractViolations violations) {
        return routing.deadlockFreedom().claim() == Claim.DRAINING
                ? new WholePacketDeadlockCheck(routing, numbering, violations)
                : new DeadlockFreedomCheck(routing, numbering, dependencies, budget, violations);
    }

    /**
     * Creates the check of a claim by an escape.
     *
     * @param dependencies set to which the dependencies within the escape are added
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
        reallocation = routing.deadlockFreedom().reallocation();
        escape = escape(routing);
        boolean indirect = claim == Claim.ESCAPE && reallocation == VcReallocation.ATOMIC;
        indirectDependencies =
                indirect ? new IndirectDependencies(numbering, escape, dependencies, budget) : null;
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
                    "escape-classes",
                    "the escape has no VC class of the routing, or others",
                    "mask " + Long.toBinaryString(mask) + ", classes() " + routing.vcClasses());
        }
        if (routing.selection().isCommitted()) {
            violations.add(
                    "escape-selection",
                    "a committed selection function does not permit an escape",
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

    private boolean isInside(int buffer) {
        return escape[numbering.number(buffer)];
    }

    private void addDependencies(ReachableHeaders reachable) {
        HeaderStates headers = reachable.relation().headers();
        HeaderMoves moves = reachable.relation().moves();
        for (int header = 0; header < reachable.size(); header++) {
            int held = headers.buffer(header);
            for (int move = moves.first(header);
                    isInside(held) && move < moves.last(header);
                    move++) {
                int requested = headers.buffer(moves.next(move));
                if (isInside(requested)) {
                    dependencies.add(held, requested);
                } else if (reallocation == VcReallocation.NON_ATOMIC) {
                    violations.add(
                            "escape-left",
                            "packets that share a buffer may leave the escape",
                            reachable.relation().name(header));
                }
            }
        }
    }

    /** Checks that every packet can enter the escape and reach its destination within it. */
    private void checkOpen(ReachableHeaders reachable) {
        HeaderStates headers = reachable.relation().headers();
        HeaderMoves moves = reachable.relation().moves();
        boolean[] arriving =
                reachable.canArrive((header, move) -> isInside(headers.buffer(moves.next(move))));
        for (int header = 0; header < arriving.length; header++) {
            if (!arriving[header]) {
                violations.add(
                        "escape-path",
                        "no path within the escape leads to the destination",
                        reachable.relation().name(header));
            }
        }
    }

    @Override
    public void conclude() {
        int[] cycle = new Digraph(dependencies.sorted()).cycle();
        if (cycle.length > 0) {
            violations.add("dependency-cycle", "cycle of channel dependencies", cycleText(cycle));
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
