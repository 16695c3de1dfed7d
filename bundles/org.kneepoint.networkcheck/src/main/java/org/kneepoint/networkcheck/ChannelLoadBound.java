// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * The load at which the busiest channel of a network, injection and ejection channels included, is
 * full under a traffic pattern: from the load of each channel, path by path (Dally and Towles 2004,
 * section 3.3).
 *
 * <p>Between routers the bound is exact for oblivious routing: a header has one choice, draws one,
 * or selects among the parallel channels of a port group, in one phase or over a uniformly drawn
 * intermediate terminal. Adaptive routing distributes traffic by the state of the network; then
 * only the channels of the terminals bound the load.
 */
public final class ChannelLoadBound {
    /** Most steps; about half a second. */
    private static final long BUDGET = 1L << 24;

    /** Sums of probabilities are rounded to twelve digits. */
    private static final double DIGITS = 1e12;

    private final Network network;
    private final Routing routing;
    private final Destinations destinations;
    private final double[] sent;
    private final double[] received;

    private ChannelLoadBound(Network network, Routing routing, Destinations destinations) {
        this.network = network;
        this.routing = routing;
        this.destinations = destinations;
        sent = new double[network.terminals()];
        received = new double[network.terminals()];
    }

    /**
     * Returns the bound. Where enumerating all paths would exceed the budget, only the channels of
     * the terminals bound the load.
     *
     * @return mean load of the terminals that are not silent, flits per cycle, at most 1
     */
    public static double of(Network network, Routing routing, Destinations destinations) {
        ChannelLoadBound bound = new ChannelLoadBound(network, routing, destinations);
        StepBudget budget = new StepBudget(BUDGET);
        double largest = 1;
        try {
            ContractViolations violations = new ContractViolations();
            PortNumbering ports = PortNumbering.of(network, budget, violations);
            if (violations.isEmpty()) {
                largest = Math.max(largest, bound.ofTerminals());
                largest = Math.max(largest, bound.ofLinks(ports, budget));
            }
        } catch (StepBudgetExceededException exhausted) {
            // the bound found so far holds
        }
        return Math.rint(DIGITS / largest) / DIGITS;
    }

    /** Returns the largest load of an injection or ejection channel. */
    private double ofTerminals() {
        for (int source = 0; source < sent.length; source++) {
            for (int target = 0; target < received.length; target++) {
                double share = destinations.traffic(source, target);
                sent[source] += share;
                received[target] += share;
            }
        }
        return Math.max(
                Arrays.stream(sent).max().orElse(1), Arrays.stream(received).max().orElse(1));
    }

    /** Returns the largest load of a channel between routers; 0 if the routing is adaptive. */
    private double ofLinks(PortNumbering ports, StepBudget budget) {
        if (selectsIntermediates()) {
            return 0;
        }
        ContractViolations violations = new ContractViolations();
        ReachableHeaders reachable =
                new ReachableHeaders(
                        new RoutingRelation(network, routing, ports, violations), budget);
        ChannelLoads.TrafficMatrix traffic = this::between;
        ChannelLoads loads = new ChannelLoads(ports.count(), traffic);
        for (int target = 0; target < network.terminals(); target++) {
            int to = target;
            reachable.explore(target, source -> traffic.between(source, to) > 0);
            if (!violations.isEmpty() || isAdaptive(reachable, ports) || !loads.add(reachable)) {
                return 0;
            }
        }
        return loads.largest(ports, network);
    }

    /** Load of one phase between two terminals: both phases over uniform intermediate terminals. */
    private double between(int source, int target) {
        return routing.intermediates().isEmpty()
                ? destinations.traffic(source, target)
                : (sent[source] + received[target]) / sent.length;
    }

    private boolean selectsIntermediates() {
        return !routing.intermediates().map(IntermediateSelector::isUniform).orElse(true);
    }

    private boolean isAdaptive(ReachableHeaders reachable, PortNumbering ports) {
        if (routing.selection().hasFixedShares()) {
            return false;
        }
        for (int position = 0; position < reachable.size(); position++) {
            if (isChoosing(reachable.relation(), reachable.header(position), ports)) {
                return true;
            }
        }
        return false;
    }

    private boolean isChoosing(RoutingRelation relation, int header, PortNumbering ports) {
        HeaderMoves moves = relation.moves();
        int only = -1;
        for (int move = moves.first(header); move < moves.last(header); move++) {
            int output =
                    ports.origin(
                            relation.buffers().input(relation.headers().buffer(moves.next(move))));
            int group = network.portGroup(ports.router(output), ports.port(output));
            if (only >= 0 && group != only) {
                return true;
            }
            only = group;
        }
        return false;
    }
}
