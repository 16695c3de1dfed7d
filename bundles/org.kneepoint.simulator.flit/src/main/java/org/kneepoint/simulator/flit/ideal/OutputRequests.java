// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.IndexSet;
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

    private final int[] firstAt;
    private final int[] lastAt;
    private final int[] requestOf;
    private final int[] requestsForPort;
    private final IndexSet requestedPorts;

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
    OutputRequests(NetworkWiring wiring, VcTable vcTable) {
        requestOf = filled(vcTable.size());
        firstAt = filled(wiring.routers);
        lastAt = filled(wiring.routers);
        requestsForPort = new int[wiring.ports];
        requestedPorts = new IndexSet(vcTable.channels());
    }

    private static int[] filled(int length) {
        int[] array = new int[length];
        Arrays.fill(array, NONE);
        return array;
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
        requestOf[requestingVc] = request;
        inputVc[request] = requestingVc;
        router[request] = at;
        packet[request] = of;
        since[request] = cycle;
        tieBreaker[request] = order;
        for (int i = 0; i < candidateCount; i++) {
            int port = routes.port(i);
            candidates.set(request, i, port, routes.vcs(i), routes.priority(i));
            if (requestsForPort[port]++ == 0) {
                requestedPorts.add(port);
            }
        }
        insert(request);
    }

    private void insert(int request) {
        int at = router[request];
        int before = lastAt[at];
        while (before != NONE
                && since[before] == since[request]
                && tieBreaker[before] > tieBreaker[request]) {
            before = previous[before];
        }
        int after = before == NONE ? firstAt[at] : next[before];
        link(at, before, request);
        link(at, request, after);
    }

    private void link(int at, int before, int after) {
        if (before == NONE) {
            firstAt[at] = after;
        } else {
            next[before] = after;
        }
        if (after == NONE) {
            lastAt[at] = before;
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
            int port = port(request, candidate);
            if (--requestsForPort[port] == 0) {
                requestedPorts.remove(port);
            }
        }
        candidates.release(request);
        requestOf[inputVc[request]] = NONE;
    }

    private int previous(int request) {
        return firstAt[router[request]] == request ? NONE : previous[request];
    }

    /** Returns the request of the header of an input VC, or NONE. */
    int of(int requestingVc) {
        return requestOf[requestingVc];
    }

    /** Returns whether a header requests a channel. */
    boolean isRequested(int channel) {
        return requestedPorts.contains(channel);
    }

    /** Returns the first request of a router in order of service, or NONE. */
    int first(int at) {
        return firstAt[at];
    }

    /** Returns the request after this one at its router, or NONE. */
    int after(int request) {
        return next[request];
    }

    /** Returns the input VC of a request. */
    int inputVc(int request) {
        return inputVc[request];
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
