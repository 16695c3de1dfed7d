// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RoundRobinArbiter;
import org.kneepoint.simulator.flit.kernel.RouteCandidates;

/**
 * Selection function for headers with several candidate outputs. A header requests one output at a
 * time and selects again in every cycle in which a virtual channel may be available: among the
 * outputs with an allocatable virtual channel those of the highest priority, of these the one with
 * the most credits, of these round robin.
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
    private final int firstVc;
    private final int firstRouter;

    /** Candidates of the header of each input VC of the share, or NONE. */
    private final int[] candidates;

    /**
     * Mask over the input VCs of each router of the share whose header has not selected an output.
     */
    private final long[] undecided;

    /** Routers with a change since a header found no output. */
    private final RangeBitSet changedRouters;

    /** Round-robin pointer over the output ports, by router of the share. */
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
        firstVc = state.firstPort() << numbering.shift;
        firstRouter = state.firstRouter();
        candidates = new int[state.ports() << numbering.shift];
        Arrays.fill(candidates, NONE);
        undecided = new long[state.routers() * words];
        changedRouters = new RangeBitSet(wiring.routers);
        pointer = new int[state.routers()];
    }

    /** Stores the candidates of the header of an input VC. */
    void add(int inputVc, PacketRouting routes, int found) {
        int router = router(inputVc);
        int index = inputVc - numbering.firstVc(router);
        candidates[inputVc - firstVc] = routeCandidates.create(routes, found);
        undecided[(router - firstRouter) * words + (index >> 6)] |= 1L << index;
        changedRouters.add(router);
        headers++;
    }

    /** Reports that a virtual channel of an output port may be allocatable. */
    void vcFreed(int port) {
        if (headers > 0) {
            changedRouters.add(wiring.router[port]);
        }
    }

    /** Returns whether a header of a region selects in the next cycle. */
    boolean isDue(int region) {
        return headers > 0
                && !changedRouters.isEmpty(
                        regions.firstRouter(region), regions.firstRouter(region + 1));
    }

    /** Returns the number of candidates of the header of an input VC. */
    int candidates(int inputVc) {
        return routeCandidates.size(candidates[inputVc - firstVc]);
    }

    /** Returns the output port of a candidate. */
    int port(int inputVc, int candidate) {
        return routeCandidates.port(candidates[inputVc - firstVc], candidate);
    }

    /** Returns the mask of the virtual channels of a candidate. */
    long mask(int inputVc, int candidate) {
        return routeCandidates.vcs(candidates[inputVc - firstVc], candidate);
    }

    private int priority(int inputVc, int candidate) {
        return routeCandidates.priority(candidates[inputVc - firstVc], candidate);
    }

    /** Selects outputs for the headers of a region that can get a virtual channel. */
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
            for (long rest = undecided[(router - firstRouter) * words + k];
                    rest != 0;
                    rest &= rest - 1) {
                int inputVc = first + (k << 6 | Long.numberOfTrailingZeros(rest));
                int candidate = best(inputVc, pointer[router - firstRouter]);
                if (candidate != NONE) {
                    request(inputVc, candidate);
                }
            }
        }
    }

    private int best(int inputVc, int pointer) {
        int packet = packetQueues.headPacket(inputVc);
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
        int requestedPort = port(inputVc, candidate);
        decidedPorts[size++] = requestedPort;
        long vcs =
                reallocationPolicy.vcsWithRoom(
                        requestedPort, mask(inputVc, candidate), packetQueues.headPacket(inputVc));
        vcRequests.add(inputVc, requestedPort, vcs);
    }

    /**
     * Returns the headers that selected an output but got no virtual channel to the selection of
     * the next cycle.
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
                undecided[(router - firstRouter) * words + (index >> 6)] &= ~(1L << index);
                pointer[router - firstRouter] = decidedPorts[i] + 1;
                routeCandidates.release(candidates[inputVc - firstVc]);
                candidates[inputVc - firstVc] = NONE;
                headers--;
            }
        }
        size = 0;
    }

    private int router(int inputVc) {
        return wiring.router[inputVc >> numbering.shift];
    }
}
