// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

/** Number of ports of a station that lead to the router of each of its transitions. */
final class UpstreamPorts {
    private final PortTable wiring;

    /** By router: the ports of one group that lead there; 0 between the groups. */
    private final int[] ports;

    private UpstreamPorts(PortTable wiring) {
        this.wiring = wiring;
        ports = new int[wiring.routers];
    }

    /**
     * Counts the ports.
     *
     * @param locations that number the stations of the graph
     * @return by transition, 1 for those out of injection
     */
    static int[] of(HeaderLocations locations, StationGraph graph) {
        UpstreamPorts upstream = new UpstreamPorts(locations.wiring);
        int[] counts = new int[graph.target.length];
        for (int i = 0; i < graph.size(); i++) {
            boolean link = graph.kind[i] == StationKind.LINK;
            int group = graph.number[i] / locations.classes;
            int from = locations.outputs.origin[graph.number[i]];
            if (link) {
                upstream.add(from, group, 1);
            }
            for (int t = graph.firstTransition[i]; t < graph.firstTransition[i + 1]; t++) {
                int at = locations.outputs.origin[graph.number[graph.target[t]]];
                counts[t] = link ? upstream.ports[at] : 1;
            }
            if (link) {
                upstream.add(from, group, -1);
            }
        }
        return counts;
    }

    private void add(int router, int group, int count) {
        for (int port = wiring.firstPort[router]; port < wiring.firstPort[router + 1]; port++) {
            if (wiring.peerRouter[port] != PortTable.NONE && wiring.group[port] == group) {
                ports[wiring.peerRouter[port]] += count;
            }
        }
    }
}
