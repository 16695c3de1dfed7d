// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import org.kneepoint.api.run.Progress;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Flows of packets that go by a terminal drawn uniformly among all, those of source and destination
 * included.
 *
 * <p>How a packet goes on there does not depend on where it came from, so what the two phases carry
 * is found one by one: in the first every source sends alike to every terminal, in the second every
 * terminal sends alike what a destination receives. Only the {@link Turn} needs both.
 */
final class Detour {
    private final Places places;
    private final Offers offers;
    private final Ways ways;
    private final Turn turn;
    private final int ownClasses;
    private final double[] flows;

    private Detour(Routing routing, Places places, Destinations pattern) {
        this.places = places;
        offers = new Offers(pattern, places.wiring.terminals);
        ownClasses = routing.classes();
        ways = new Ways(routing, places);
        flows = new double[places.flows];
        turn = new Turn(routing, places, offers, ways, flows);
    }

    /** Returns all rows of flows, messages per cycle. */
    static double[] flows(Routing routing, Places places, Destinations pattern, Progress progress) {
        int terminals = places.wiring.terminals;
        Watch watch = new Watch(progress, 2 * terminals);
        Detour detour = new Detour(routing, places, pattern);
        for (int middle = 0; middle < terminals; middle++) {
            watch.step();
            detour.addFirst(middle);
        }
        for (int target = 0; target < terminals; target++) {
            watch.step();
            detour.addSecond(target);
        }
        return detour.flows;
    }

    private void addFirst(int middle) {
        ways.begin(middle, 0);
        int terminals = places.wiring.terminals;
        for (int source = 0; source < terminals; source++) {
            double sent = offers.total[source] / terminals;
            if (sent > 0 && !areAtOneRouter(source, middle)) {
                ways.start(source, sent);
            }
        }
        ways.settleFirstPhase(flows);
        turn.add(middle);
    }

    private void addSecond(int target) {
        ways.begin(target, ownClasses);
        int terminals = places.wiring.terminals;
        double sent = offers.received[target] / terminals;
        for (int middle = 0; middle < terminals && sent > 0; middle++) {
            if (!areAtOneRouter(middle, target)) {
                ways.start(middle, sent);
            }
        }
        ways.settleSecondPhase(flows);
    }

    private boolean areAtOneRouter(int source, int target) {
        return places.wiring.injectionRouter[source] == places.wiring.ejectionRouter[target];
    }
}
