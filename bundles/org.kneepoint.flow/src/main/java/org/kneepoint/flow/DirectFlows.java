// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import org.kneepoint.api.run.Progress;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Flows of one-phase routing. */
final class DirectFlows {
    private final HeaderLocations locations;
    private final Destinations pattern;
    private final RouteEnumeration routes;
    private final double[] flows;

    private DirectFlows(Routing routing, HeaderLocations locations, Destinations pattern) {
        this.locations = locations;
        this.pattern = pattern;
        routes = new RouteEnumeration(routing, locations);
        flows = new double[locations.flows];
    }

    /** Returns the rows of flows, messages per cycle. */
    static double[] flows(
            Routing routing, HeaderLocations locations, Destinations pattern, Progress progress) {
        StepProgress steps = new StepProgress(progress, locations.wiring.terminals);
        DirectFlows direct = new DirectFlows(routing, locations, pattern);
        for (int target = 0; target < locations.wiring.terminals; target++) {
            steps.step();
            direct.add(target);
        }
        return direct.flows;
    }

    private void add(int target) {
        routes.begin(target, 0);
        int ejectionRouter = locations.wiring.ejectionRouter[target];
        for (int source = 0; source < locations.wiring.terminals; source++) {
            double sent = pattern.traffic(source, target);
            if (sent > 0) {
                if (locations.wiring.injectionRouter[source] == ejectionRouter) {
                    int exit = locations.slot[locations.ejectionStation(target)];
                    flows[locations.row[locations.injectionLocation(source)] + exit] += sent;
                } else {
                    routes.start(source, sent);
                }
            }
        }
        routes.propagate(flows);
    }
}
