// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.RouteOptions;
import org.kneepoint.simulator.flit.kernel.Routes;
import org.kneepoint.simulator.flit.kernel.Wiring;

/**
 * The headers that wait for an output: at each router in the order of service, and with what each
 * may take. A request is a number, used again when it has been served; what requests take depends
 * on how many there are, not on the size of the network.
 */
final class Requests {
    static final int NONE = -1;
    private static final int ROOM = 64;

    private final Wiring wiring;
    private final int[] firstAt;
    private final int[] lastAt;
    private final int[] requestOf;
    private final int[] wanted;

    /** What each may take; a request has the number of its options. */
    private final RouteOptions choices = new RouteOptions();

    private int[] lane = new int[ROOM];
    private int[] router = new int[ROOM];
    private int[] packet = new int[ROOM];
    private int[] tag = new int[ROOM];
    private long[] since = new long[ROOM];
    private int[] previous = new int[ROOM];
    private int[] next = new int[ROOM];

    /** No requests, by so many input lanes. */
    Requests(Wiring wiring, int lanes) {
        this.wiring = wiring;
        firstAt = filled(wiring.routers);
        lastAt = filled(wiring.routers);
        requestOf = filled(lanes);
        wanted = new int[wiring.ports + wiring.terminals];
    }

    private static int[] filled(int length) {
        int[] array = new int[length];
        Arrays.fill(array, NONE);
        return array;
    }

    /**
     * Enters a request behind those that came before it.
     *
     * @param inLane input lane whose first flit is the header
     * @param at router
     * @param of packet
     * @param cycle cycle of the request, not before that of any other
     * @param order number that decides among requests of the same cycle, lower first
     * @param routes holds the answer of the routing function
     * @param found number of choices in that answer
     */
    void enter(int inLane, int at, int of, long cycle, int order, Routes routes, int found) {
        int request = choices.create(found);
        if (request == lane.length) {
            grow(2 * request);
        }
        requestOf[inLane] = request;
        lane[request] = inLane;
        router[request] = at;
        packet[request] = of;
        since[request] = cycle;
        tag[request] = order;
        for (int i = 0; i < found; i++) {
            int port = routes.port(i);
            choices.set(request, i, port, routes.vcs(i), routes.priority(i));
            wanted[port]++;
        }
        queue(request);
    }

    private void queue(int request) {
        int at = router[request];
        int before = lastAt[at];
        while (before != NONE && since[before] == since[request] && tag[before] > tag[request]) {
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

    private void grow(int room) {
        lane = Arrays.copyOf(lane, room);
        router = Arrays.copyOf(router, room);
        packet = Arrays.copyOf(packet, room);
        tag = Arrays.copyOf(tag, room);
        since = Arrays.copyOf(since, room);
        previous = Arrays.copyOf(previous, room);
        next = Arrays.copyOf(next, room);
    }

    /** Takes out a request that was served. */
    void remove(int request) {
        link(router[request], previous(request), next[request]);
        for (int option = 0; option < options(request); option++) {
            wanted[port(request, option)]--;
        }
        choices.release(request);
        requestOf[lane[request]] = NONE;
    }

    private int previous(int request) {
        return firstAt[router[request]] == request ? NONE : previous[request];
    }

    /** Returns the request of the header that an input lane holds in front, or NONE. */
    int of(int inLane) {
        return requestOf[inLane];
    }

    /** Returns whether some header waits that may take a channel. */
    boolean isWanted(int channel) {
        return wanted[channel] > 0;
    }

    /** Returns the request that is served first at a router, or NONE. */
    int first(int at) {
        return firstAt[at];
    }

    /** Returns the request that is served after this one at its router, or NONE. */
    int after(int request) {
        return next[request];
    }

    /** Returns the input lane of a request. */
    int lane(int request) {
        return lane[request];
    }

    /** Returns the packet of a request. */
    int packet(int request) {
        return packet[request];
    }

    /** Returns the number of choices of a request. */
    int options(int request) {
        return choices.size(request);
    }

    /** Returns the output port of a choice. */
    int port(int request, int option) {
        return choices.port(request, option);
    }

    /** Returns the mask of the virtual channels of a choice. */
    long vcs(int request, int option) {
        return choices.vcs(request, option);
    }

    /** Returns the priority of a choice; higher ones are preferred. */
    int priority(int request, int option) {
        return choices.priority(request, option);
    }
}
