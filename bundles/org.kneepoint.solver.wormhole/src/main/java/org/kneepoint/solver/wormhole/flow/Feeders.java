// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

/** How many ports of a station lead to the router at which each of its transitions is made. */
final class Feeders {
    private final Wiring wiring;

    /** By router: the ports of one group that lead there; 0 between groups. */
    private final int[] ports;

    private Feeders(Wiring wiring) {
        this.wiring = wiring;
        ports = new int[wiring.routers];
    }

    /**
     * Counts the ports.
     *
     * @param places where the stations of the graph have their numbers from
     * @return by transition, 1 for those out of injection
     */
    static int[] of(Places places, Graph graph) {
        Feeders feeders = new Feeders(places.wiring);
        int[] counts = new int[graph.target.length];
        for (int i = 0; i < graph.size(); i++) {
            boolean link = graph.kind[i] == Kind.LINK;
            int group = graph.number[i] / places.classes;
            int from = places.outlets.origin[graph.number[i]];
            if (link) {
                feeders.add(from, group, 1);
            }
            for (int t = graph.first[i]; t < graph.first[i + 1]; t++) {
                int at = places.outlets.origin[graph.number[graph.target[t]]];
                counts[t] = link ? feeders.ports[at] : 1;
            }
            if (link) {
                feeders.add(from, group, -1);
            }
        }
        return counts;
    }

    private void add(int router, int group, int count) {
        for (int port = wiring.firstPort[router]; port < wiring.firstPort[router + 1]; port++) {
            if (wiring.endRouter[port] != Wiring.NONE && wiring.group[port] == group) {
                ports[wiring.endRouter[port]] += count;
            }
        }
    }
}
