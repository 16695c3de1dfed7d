// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import org.kneepoint.api.run.Progress;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Flows of packets that go straight to their destinations. */
final class Straight {
    private final Places places;
    private final Destinations pattern;
    private final Ways ways;
    private final double[] flows;

    private Straight(Routing routing, Places places, Destinations pattern) {
        this.places = places;
        this.pattern = pattern;
        ways = new Ways(routing, places);
        flows = new double[places.flows];
    }

    /** Returns all rows of flows, messages per cycle. */
    static double[] flows(Routing routing, Places places, Destinations pattern, Progress progress) {
        Watch watch = new Watch(progress, places.wiring.terminals);
        Straight straight = new Straight(routing, places, pattern);
        for (int target = 0; target < places.wiring.terminals; target++) {
            watch.step();
            straight.add(target);
        }
        return straight.flows;
    }

    private void add(int target) {
        ways.begin(target, 0);
        int ejectionRouter = places.wiring.ejectionRouter[target];
        for (int source = 0; source < places.wiring.terminals; source++) {
            double sent = pattern.probability(source, target);
            if (sent > 0) {
                if (places.wiring.injectionRouter[source] == ejectionRouter) {
                    int exit = places.slot[places.exit(target)];
                    flows[places.row[places.entry(source)] + exit] += sent;
                } else {
                    ways.start(source, sent);
                }
            }
        }
        ways.settle(flows);
    }
}
