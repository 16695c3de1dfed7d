// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;

/**
 * Arrival locations, with probabilities, of the headers on routes to an intermediate terminal.
 * Arrivals from other routers are numbered first, then the terminals of its own router. Reused for
 * every terminal. Not thread-safe.
 */
final class IntermediateArrivals {
    private static final int SEVERAL = -1;

    private final HeaderLocations locations;
    private final RouteEnumeration routes;
    private int router;
    private int remote;
    private int size;

    /** By terminal at the same router: its arrival. */
    private final int[] here;

    private int[] rows = new int[16];

    /** By header: the only arrival it can reach, or {@link #SEVERAL}. */
    private int[] only = new int[64];

    /** By header that can reach several: the start of its shares. */
    private int[] begin = new int[64];

    private double[] shares = new double[64];
    private int used;

    IntermediateArrivals(HeaderLocations locations, RouteEnumeration routes) {
        this.locations = locations;
        this.routes = routes;
        here = new int[locations.wiring.terminals];
    }

    /** Finds the arrivals at a terminal, the destination of the routes. */
    void find(int terminal) {
        router = locations.wiring.ejectionRouter[terminal];
        size = 0;
        used = 0;
        if (routes.size() > only.length) {
            only = new int[2 * routes.size()];
            begin = new int[2 * routes.size()];
        }
        for (int header = 0; header < routes.size(); header++) {
            if (routes.hasArrived(header)) {
                only[header] = add(routes.location(header));
            }
        }
        remote = size;
        for (int source = 0; source < here.length; source++) {
            if (isHere(source)) {
                here[source] = add(locations.injectionLocation(source));
            }
        }
        for (int i = 0; i < routes.size(); i++) {
            if (!routes.hasArrived(routes.header(i))) {
                lookAhead(routes.header(i));
            }
        }
    }

    private int add(int place) {
        if (size == rows.length) {
            rows = Arrays.copyOf(rows, 2 * size);
        }
        rows[size] = locations.row[place];
        return size++;
    }

    /** Combines the shares of the successors of a header, which are complete. */
    private void lookAhead(int header) {
        int arrival = only[routes.next[routes.firstMove[header]]];
        for (int move = routes.firstMove[header]; move < routes.firstMove[header + 1]; move++) {
            if (only[routes.next[move]] != arrival) {
                arrival = SEVERAL;
            }
        }
        only[header] = arrival;
        if (arrival == SEVERAL) {
            mix(header);
        }
    }

    private void mix(int header) {
        begin[header] = used;
        used += remote;
        if (used > shares.length) {
            shares = Arrays.copyOf(shares, 2 * used);
        }
        Arrays.fill(shares, begin[header], used, 0);
        for (int move = routes.firstMove[header]; move < routes.firstMove[header + 1]; move++) {
            int next = routes.next[move];
            for (int arrival = 0; arrival < remote; arrival++) {
                shares[begin[header] + arrival] += routes.share[move] * share(next, arrival);
            }
        }
    }

    /** Returns the number of arrivals. */
    int size() {
        return size;
    }

    /** Returns the number of arrivals from other routers. */
    int remote() {
        return remote;
    }

    /** Returns the row of flows of an arrival. */
    int row(int arrival) {
        return rows[arrival];
    }

    /** Returns whether a terminal is at the router of the intermediate terminal. */
    boolean isHere(int terminal) {
        return locations.wiring.injectionRouter[terminal] == router;
    }

    /** Returns the arrival of a terminal at the same router. */
    int here(int terminal) {
        return here[terminal];
    }

    /** Returns the only arrival that a header can reach, or -1 if there are several. */
    int only(int header) {
        return only[header];
    }

    /** Returns the probability that a header reaches an arrival. */
    double share(int header, int arrival) {
        if (only[header] != SEVERAL) {
            return only[header] == arrival ? 1 : 0;
        }
        return shares[begin[header] + arrival];
    }
}
