// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RouteCandidates;

/**
 * Output requests of headers, in order of service at each router, with their candidates. A request
 * is an index, reused when it is released; memory is in proportion to the number of requests.
 */
final class OutputRequests {
    static final int NONE = -1;
    private static final int INITIAL_CAPACITY = 64;

    private final VcTable vcTable;
    private final ChannelTable channelTable;

    /** First and last request of each router. */
    private final int[] queueEnds;

    /** Candidates of each request, under the same index. */
    private final RouteCandidates candidates = new RouteCandidates();

    private int[] inputVc = new int[INITIAL_CAPACITY];
    private int[] router = new int[INITIAL_CAPACITY];
    private int[] packet = new int[INITIAL_CAPACITY];
    private int[] tieBreaker = new int[INITIAL_CAPACITY];
    private long[] since = new long[INITIAL_CAPACITY];
    private int[] previous = new int[INITIAL_CAPACITY];
    private int[] next = new int[INITIAL_CAPACITY];

    /** Creates the empty set of requests. */
    OutputRequests(NetworkWiring wiring, VcTable vcTable, ChannelTable channelTable) {
        this.vcTable = vcTable;
        this.channelTable = channelTable;
        queueEnds = new int[Math.multiplyExact(2, wiring.routers)];
        Arrays.fill(queueEnds, NONE);
    }

    /**
     * Adds a request in order of service.
     *
     * @param requestingVc input VC of the header
     * @param at router
     * @param of packet
     * @param cycle cycle of the request, not before that of any other
     * @param order tie-breaker among requests of the same cycle, lower first
     * @param routes routing function with the candidates
     * @param candidateCount number of candidates
     */
    void add(
            int requestingVc,
            int at,
            int of,
            long cycle,
            int order,
            PacketRouting routes,
            int candidateCount) {
        int request = candidates.create(candidateCount);
        if (request == inputVc.length) {
            grow(2 * request);
        }
        vcTable.set(requestingVc, VcTable.OUTPUT, VcTable.FIRST_REQUEST - request);
        inputVc[request] = requestingVc;
        router[request] = at;
        packet[request] = of;
        since[request] = cycle;
        tieBreaker[request] = order;
        for (int i = 0; i < candidateCount; i++) {
            int port = routes.port(i);
            candidates.set(request, i, port, routes.vcs(i), routes.priority(i));
            channelTable.add(port, ChannelTable.REQUESTS, 1);
        }
        insert(request);
    }

    private void insert(int request) {
        int at = router[request];
        int before = last(at);
        while (before != NONE
                && since[before] == since[request]
                && tieBreaker[before] > tieBreaker[request]) {
            before = previous[before];
        }
        int after = before == NONE ? first(at) : next[before];
        link(at, before, request);
        link(at, request, after);
    }

    private void link(int at, int before, int after) {
        if (before == NONE) {
            queueEnds[2 * at] = after;
        } else {
            next[before] = after;
        }
        if (after == NONE) {
            queueEnds[2 * at + 1] = before;
        } else {
            previous[after] = before;
        }
    }

    private void grow(int capacity) {
        inputVc = Arrays.copyOf(inputVc, capacity);
        router = Arrays.copyOf(router, capacity);
        packet = Arrays.copyOf(packet, capacity);
        tieBreaker = Arrays.copyOf(tieBreaker, capacity);
        since = Arrays.copyOf(since, capacity);
        previous = Arrays.copyOf(previous, capacity);
        next = Arrays.copyOf(next, capacity);
    }

    /** Removes a request. */
    void remove(int request) {
        link(router[request], previous(request), next[request]);
        for (int candidate = 0; candidate < candidates(request); candidate++) {
            channelTable.add(port(request, candidate), ChannelTable.REQUESTS, -1);
        }
        candidates.release(request);
        vcTable.set(inputVc[request], VcTable.OUTPUT, VcTable.NONE);
    }

    private int previous(int request) {
        return first(router[request]) == request ? NONE : previous[request];
    }

    /** Returns the request of the header of an input VC, or NONE. */
    int of(int requestingVc) {
        int output = vcTable.get(requestingVc, VcTable.OUTPUT);
        return output < VcTable.NONE ? VcTable.FIRST_REQUEST - output : NONE;
    }

    /** Returns whether a header requests a channel. */
    boolean isRequested(int channel) {
        return channelTable.get(channel, ChannelTable.REQUESTS) > 0;
    }

    /** Returns the first request of a router in order of service, or NONE. */
    int first(int at) {
        return queueEnds[2 * at];
    }

    private int last(int at) {
        return queueEnds[2 * at + 1];
    }

    /** Returns the request after this one at its router, or NONE. */
    int after(int request) {
        return next[request];
    }

    /** Returns the input VC of a request. */
    int inputVc(int request) {
        return inputVc[request];
    }

    /** Returns the router of a request. */
    int router(int request) {
        return router[request];
    }

    /** Returns the packet of a request. */
    int packet(int request) {
        return packet[request];
    }

    /** Returns the number of candidates of a request. */
    int candidates(int request) {
        return candidates.size(request);
    }

    /** Returns the output port of a candidate. */
    int port(int request, int candidate) {
        return candidates.port(request, candidate);
    }

    /** Returns the mask of the virtual channels of a candidate. */
    long vcs(int request, int candidate) {
        return candidates.vcs(request, candidate);
    }

    /** Returns the priority of a candidate; higher ones are preferred. */
    int priority(int request, int candidate) {
        return candidates.priority(request, candidate);
    }
}
