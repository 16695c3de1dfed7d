// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import org.kneepoint.api.run.Progress;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Flows of two-phase routing over an intermediate terminal drawn uniformly among all, source and
 * destination included.
 *
 * <p>The second phase of a packet does not depend on its source, so the two phases are computed
 * separately: in the first every source sends equally to every terminal, in the second every
 * terminal sends equally to a destination. Only the {@link IntermediateTurn} needs both.
 */
final class TwoPhaseFlows {
    private final HeaderLocations locations;
    private final TerminalPairTraffic traffic;
    private final RouteEnumeration routes;
    private final IntermediateTurn turn;
    private final int ownClasses;
    private final double[] flows;

    private TwoPhaseFlows(Routing routing, HeaderLocations locations, Destinations pattern) {
        this.locations = locations;
        traffic = new TerminalPairTraffic(pattern, locations.wiring.terminals);
        ownClasses = routing.vcClasses();
        routes = new RouteEnumeration(routing, locations);
        flows = new double[locations.flows];
        turn = new IntermediateTurn(routing, locations, traffic, routes, flows);
    }

    /** Returns the rows of flows, messages per cycle. */
    static double[] flows(
            Routing routing, HeaderLocations locations, Destinations pattern, Progress progress) {
        int terminals = locations.wiring.terminals;
        StepProgress steps = new StepProgress(progress, 2 * terminals);
        TwoPhaseFlows twoPhase = new TwoPhaseFlows(routing, locations, pattern);
        for (int middle = 0; middle < terminals; middle++) {
            steps.step();
            twoPhase.addFirst(middle);
        }
        for (int target = 0; target < terminals; target++) {
            steps.step();
            twoPhase.addSecond(target);
        }
        return twoPhase.flows;
    }

    private void addFirst(int middle) {
        routes.begin(middle, 0);
        int terminals = locations.wiring.terminals;
        for (int source = 0; source < terminals; source++) {
            double sent = traffic.total[source] / terminals;
            if (sent > 0 && !areAtOneRouter(source, middle)) {
                routes.start(source, sent);
            }
        }
        routes.propagateFirstPhase(flows);
        turn.add(middle);
    }

    private void addSecond(int target) {
        routes.begin(target, ownClasses);
        int terminals = locations.wiring.terminals;
        double sent = traffic.received[target] / terminals;
        for (int middle = 0; middle < terminals && sent > 0; middle++) {
            if (!areAtOneRouter(middle, target)) {
                routes.start(middle, sent);
            }
        }
        routes.propagateSecondPhase(flows);
    }

    private boolean areAtOneRouter(int source, int target) {
        return locations.wiring.injectionRouter[source] == locations.wiring.ejectionRouter[target];
    }
}
