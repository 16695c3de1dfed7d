// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RoundRobinArbiter;
import org.kneepoint.simulator.flit.kernel.RouteCandidates;

/**
 * Selection function for headers with several candidate outputs. Each requests one of them at a
 * time and decides anew in every cycle in which it may get a virtual channel: among the outputs
 * with a virtual channel for it those of the highest priority, of these the one whose virtual
 * channels have most credits, of these in turn.
 */
final class OutputSelection {
    private static final int NONE = -1;

    private final VcNumbering numbering;
    private final RouterRegions regions;
    private final NetworkWiring wiring;
    private final InputPorts inputPorts;
    private final PacketQueues packetQueues;
    private final VcReallocationPolicy reallocationPolicy;
    private final PipelinedVcRequests vcRequests;
    private final RouteCandidates routeCandidates = new RouteCandidates();
    private final int words;

    /** What the header in front of each virtual channel may take, or NONE. */
    private final int[] candidates;

    /** Mask over the virtual channels of each router. */
    private final long[] undecided;

    /** Routers in which something has changed for a header that has not decided. */
    private final RangeBitSet changedRouters;

    /** Output port whose turn it is among equals, by router. */
    private final int[] pointer;

    private int headers;
    private int[] decidedInputs = new int[16];
    private int[] decidedPorts = new int[16];
    private int size;

    OutputSelection(PipelinedRouterState state) {
        numbering = state.numbering;
        regions = state.regions;
        wiring = state.wiring;
        inputPorts = state.inputPorts;
        packetQueues = state.packetQueues;
        reallocationPolicy = state.reallocationPolicy;
        vcRequests = state.vcRequests;
        words = numbering.words;
        candidates = new int[numbering.vcNumbers];
        Arrays.fill(candidates, NONE);
        undecided = new long[wiring.routers * words];
        changedRouters = new RangeBitSet(wiring.routers);
        pointer = new int[wiring.routers];
    }

    /** Keeps the answer of the routing function for the header in front of an input VC. */
    void add(int inputVc, PacketRouting routes, int found) {
        int router = router(inputVc);
        int index = inputVc - numbering.firstVc(router);
        candidates[inputVc] = routeCandidates.create(routes, found);
        undecided[router * words + (index >> 6)] |= 1L << index;
        changedRouters.add(router);
        headers++;
    }

    /** A virtual channel of an output port may be given to a header now. */
    void vcFreed(int port) {
        if (headers > 0) {
            changedRouters.add(wiring.router[port]);
        }
    }

    /** Returns whether a header of a region has to decide in the next cycle. */
    boolean isDue(int region) {
        return headers > 0
                && !changedRouters.isEmpty(
                        regions.firstRouter(region), regions.firstRouter(region + 1));
    }

    /** Returns among how many options the header in front of a virtual channel chooses. */
    int candidates(int inputVc) {
        return routeCandidates.size(candidates[inputVc]);
    }

    /** Returns the output port of an option. */
    int port(int inputVc, int candidate) {
        return routeCandidates.port(candidates[inputVc], candidate);
    }

    /** Returns the mask of the virtual channels of an option. */
    long mask(int inputVc, int candidate) {
        return routeCandidates.vcs(candidates[inputVc], candidate);
    }

    private int priority(int inputVc, int candidate) {
        return routeCandidates.priority(candidates[inputVc], candidate);
    }

    /** Lets the headers decide that can get a virtual channel. */
    void decide(int region) {
        if (headers == 0) {
            return;
        }
        int from = regions.firstRouter(region);
        int to = regions.firstRouter(region + 1);
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = changedRouters.word(word, from, to); rest != 0; rest &= rest - 1) {
                int router = word << 6 | Long.numberOfTrailingZeros(rest);
                changedRouters.remove(router);
                choose(router);
            }
        }
    }

    private void choose(int router) {
        int first = numbering.firstVc(router);
        for (int k = 0; k < words; k++) {
            for (long rest = undecided[router * words + k]; rest != 0; rest &= rest - 1) {
                int inputVc = first + (k << 6 | Long.numberOfTrailingZeros(rest));
                int candidate = best(inputVc, pointer[router]);
                if (candidate != NONE) {
                    request(inputVc, candidate);
                }
            }
        }
    }

    private int best(int inputVc, int pointer) {
        int packet = packetQueues.front(inputVc);
        int best = NONE;
        for (int i = 0; i < candidates(inputVc); i++) {
            int port = port(inputVc, i);
            if (reallocationPolicy.vcsWithRoom(port, mask(inputVc, i), packet) != 0
                    && (best == NONE || isBetter(inputVc, i, best, pointer))) {
                best = i;
            }
        }
        return best;
    }

    private boolean isBetter(int inputVc, int candidate, int other, int pointer) {
        int comparison = Integer.compare(priority(inputVc, candidate), priority(inputVc, other));
        if (comparison == 0) {
            comparison = Long.compare(credits(inputVc, candidate), credits(inputVc, other));
        }
        return comparison != 0
                ? comparison > 0
                : RoundRobinArbiter.isBefore(
                        port(inputVc, candidate), port(inputVc, other), pointer);
    }

    private long credits(int inputVc, int candidate) {
        return reallocationPolicy.credits(port(inputVc, candidate), mask(inputVc, candidate));
    }

    private void request(int inputVc, int candidate) {
        if (size == decidedInputs.length) {
            decidedInputs = Arrays.copyOf(decidedInputs, 2 * size);
            decidedPorts = Arrays.copyOf(decidedPorts, 2 * size);
        }
        decidedInputs[size] = inputVc;
        int wanted = port(inputVc, candidate);
        decidedPorts[size++] = wanted;
        long vcs =
                reallocationPolicy.vcsWithRoom(
                        wanted, mask(inputVc, candidate), packetQueues.front(inputVc));
        vcRequests.add(inputVc, wanted, vcs);
    }

    /**
     * Lets the headers that have decided, but got no virtual channel, decide anew in the next
     * cycle.
     */
    void finishCycle() {
        for (int i = 0; i < size; i++) {
            int inputVc = decidedInputs[i];
            int router = router(inputVc);
            if (inputPorts.state(inputVc) == InputPorts.SELECTING_OUTPUT) {
                vcRequests.remove(inputVc, decidedPorts[i]);
                changedRouters.add(router);
            } else {
                int index = inputVc - numbering.firstVc(router);
                undecided[router * words + (index >> 6)] &= ~(1L << index);
                pointer[router] = decidedPorts[i] + 1;
                routeCandidates.release(candidates[inputVc]);
                candidates[inputVc] = NONE;
                headers--;
            }
        }
        size = 0;
    }

    private int router(int inputVc) {
        return wiring.router[inputVc >> numbering.shift];
    }
}
