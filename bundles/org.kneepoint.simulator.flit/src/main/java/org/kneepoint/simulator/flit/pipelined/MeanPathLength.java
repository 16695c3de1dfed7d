// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/** Lengths of shortest paths between terminals, from a sample of sources. */
final class MeanPathLength {
    private static final int SOURCES = 4;

    private final NetworkWiring wiring;
    private final int[] routersPassed;
    private final int[] queue;

    private MeanPathLength(NetworkWiring wiring) {
        this.wiring = wiring;
        routersPassed = new int[wiring.routers];
        queue = new int[wiring.routers];
    }

    /** Returns the mean number of routers of a shortest path, at least 1. */
    static double routers(NetworkWiring wiring) {
        MeanPathLength paths = new MeanPathLength(wiring);
        int sources = Math.min(SOURCES, wiring.terminals);
        double sum = 0;
        for (int i = 0; i < sources; i++) {
            int terminal = (int) ((long) i * wiring.terminals / sources);
            sum += paths.meanFrom(wiring.router[wiring.injectionPort[terminal]]);
        }
        return sum / sources;
    }

    /** Returns the mean over the terminals that can be reached. */
    private double meanFrom(int source) {
        search(source);
        long sum = 0;
        int reached = 0;
        for (int router : wiring.ejectionRouter) {
            sum += routersPassed[router];
            reached += routersPassed[router] > 0 ? 1 : 0;
        }
        return reached == 0 ? 1 : (double) sum / reached;
    }

    /** Counts the routers on the way to each router, by breadth-first search. */
    private void search(int source) {
        Arrays.fill(routersPassed, 0);
        routersPassed[source] = 1;
        queue[0] = source;
        int found = 1;
        for (int i = 0; i < found; i++) {
            int router = queue[i];
            for (int port = wiring.firstPort[router]; port < wiring.firstPort[router + 1]; port++) {
                int peer = wiring.peer[port];
                if (peer != NetworkWiring.NONE && routersPassed[wiring.router[peer]] == 0) {
                    routersPassed[wiring.router[peer]] = routersPassed[router] + 1;
                    queue[found++] = wiring.router[peer];
                }
            }
        }
    }
}
