// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import org.kneepoint.api.topology.Routing;

/**
 * The flows at the router of an intermediate terminal, between the phases of a route: from each
 * arrival location to each outgoing station.
 *
 * <p>Both depend on the source: the arrival by its route, the outgoing station by its destinations.
 * Traffic that is equal for all destinations has the same outgoing shares for every source; only
 * exceptions are enumerated. Reused for every terminal. Not thread-safe.
 */
final class IntermediateTurn {
    /**
     * Rounding error of the common part where all traffic is an exception, relative to the total.
     */
    private static final double ROUNDING = 1e-12;

    private final Routing routing;
    private final HeaderLocations locations;
    private final TerminalPairTraffic traffic;
    private final RouteEnumeration routes;
    private final double[] flows;
    private final OutgoingShares onward;
    private final IntermediateArrivals arrivals;

    private int source;
    private int middle;
    private int width;

    /** By arrival: the part of its rate that is common to all destinations. */
    private double[] common = new double[16];

    /** By arrival and slot: the rates of the exceptions. */
    private double[] excess = new double[64];

    /** By slot: the sum of shares over all destinations. */
    private double[] sum = new double[16];

    /**
     * Creates the work area for all terminals.
     *
     * @param routes from all sources to the intermediate terminal
     * @param flows rows, to which this adds
     */
    IntermediateTurn(
            Routing routing,
            HeaderLocations locations,
            TerminalPairTraffic traffic,
            RouteEnumeration routes,
            double[] flows) {
        this.routing = routing;
        this.locations = locations;
        this.traffic = traffic;
        this.routes = routes;
        this.flows = flows;
        onward = new OutgoingShares(routing, locations, routing.vcClasses());
        arrivals = new IntermediateArrivals(locations, routes);
    }

    /** Adds the flows at a terminal, the destination of the routes. */
    void add(int terminal) {
        middle = terminal;
        width = locations.outputs.slotCount(locations.wiring.ejectionRouter[terminal]);
        onward.find(terminal);
        arrivals.find(terminal);
        clear();
        for (source = 0; source < locations.wiring.terminals; source++) {
            if (traffic.total[source] > 0) {
                addSource();
            }
        }
        for (int i = 0; i < onward.first[locations.wiring.terminals]; i++) {
            sum[onward.slot[i]] += onward.share[i];
        }
        for (int arrival = 0; arrival < arrivals.size(); arrival++) {
            addRow(arrival);
        }
    }

    private void clear() {
        int size = arrivals.size();
        if (size > common.length) {
            common = new double[2 * size];
        }
        if (size * width > excess.length) {
            excess = new double[2 * size * width];
        }
        if (width > sum.length) {
            sum = new double[2 * width];
        }
        Arrays.fill(common, 0, size, 0);
        Arrays.fill(excess, 0, size * width, 0);
        Arrays.fill(sum, 0, width, 0);
    }

    private void addSource() {
        if (arrivals.isHere(source)) {
            add(arrivals.here(source), 1);
        } else {
            routing.startStates(source, middle, this::start);
        }
    }

    private void start(int state, double probability) {
        int header = routes.started(source, state);
        int only = arrivals.only(header);
        if (only >= 0) {
            add(only, probability);
            return;
        }
        for (int arrival = 0; arrival < arrivals.remote(); arrival++) {
            double share = arrivals.share(header, arrival);
            if (share > 0) {
                add(arrival, probability * share);
            }
        }
    }

    /** Adds the packets of the source, a share of which has this arrival. */
    private void add(int arrival, double part) {
        common[arrival] += part * traffic.common[source];
        for (int i = traffic.first[source]; i < traffic.first[source + 1]; i++) {
            int destination = traffic.destination[i];
            double more = part * traffic.excess[i];
            for (int o = onward.first[destination]; o < onward.first[destination + 1]; o++) {
                excess[arrival * width + onward.slot[o]] += more * onward.share[o];
            }
        }
    }

    private void addRow(int arrival) {
        int row = arrivals.row(arrival);
        for (int slot = 0; slot < width; slot++) {
            double commonFlow = common[arrival] * sum[slot];
            double flow = commonFlow + excess[arrival * width + slot];
            if (flow > ROUNDING * commonFlow) {
                flows[row + slot] += flow / locations.wiring.terminals;
            }
        }
    }
}
