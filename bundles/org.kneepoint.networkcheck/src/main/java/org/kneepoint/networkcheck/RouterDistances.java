// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import org.kneepoint.api.topology.Network;

/**
 * Routers passed on shortest paths, by breadth-first search against the direction of the channels.
 */
final class RouterDistances {
    static final int NONE = Integer.MAX_VALUE;

    private final Network network;
    private final PortNumbering ports;
    private final int[] passed;
    private final int[] queue;

    RouterDistances(Network network, PortNumbering ports) {
        this.network = network;
        this.ports = ports;
        passed = new int[ports.routers()];
        queue = new int[ports.routers()];
    }

    /**
     * Returns the number of routers from each router to a terminal, both ends included; {@link
     * #NONE} without a path. The next call overwrites the array.
     */
    int[] to(int target) {
        Arrays.fill(passed, NONE);
        int exit = network.ejectionRouter(target);
        passed[exit] = 1;
        queue[0] = exit;
        int reached = 1;
        for (int i = 0; i < reached; i++) {
            int router = queue[i];
            for (int port = 0; port < ports.count(router); port++) {
                int input = ports.number(router, port);
                if (ports.isEnd(input)) {
                    int before = ports.router(ports.origin(input));
                    if (passed[before] == NONE) {
                        passed[before] = passed[router] + 1;
                        queue[reached++] = before;
                    }
                }
            }
        }
        return passed;
    }
}
