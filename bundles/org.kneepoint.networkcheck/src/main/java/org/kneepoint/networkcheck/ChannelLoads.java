// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * Load of every channel between routers, in flits per cycle, when terminals send each other what is
 * given and every choice of the highest priority is free.
 */
final class ChannelLoads {
    /** What has not arrived may be left aside when it is less than this. */
    private static final double NEGLIGIBLE = 1e-13;

    private static final int ROUNDS = 1000;

    private final double[] loads;
    private final TrafficMatrix traffic;

    private double[] flow = new double[0];

    /** Begins with no load at all. */
    ChannelLoads(int inputs, TrafficMatrix traffic) {
        loads = new double[inputs];
        this.traffic = traffic;
    }

    /** What terminals send each other in one phase of its way, flits per cycle. */
    @FunctionalInterface
    interface TrafficMatrix {
        double between(int source, int target);

        /** One flit per cycle from each terminal, uniformly to the others. */
        static TrafficMatrix uniform(int terminals, Routing routing) {
            // Over a random terminal go two phases, each between any two of all terminals.
            boolean straight = routing.intermediates().isEmpty();
            double each = straight ? 1.0 / (terminals - 1) : 2.0 / terminals;
            return (source, target) -> source == target ? 0 : each;
        }
    }

    /**
     * Adds the load of what is sent to one target.
     *
     * @return whether it arrives after a reasonable number of detours
     */
    boolean add(ReachableHeaders reachable) {
        StartHeaders startStates = reachable.relation().starts();
        flow = new double[reachable.size()];
        for (int start = 0; start < startStates.size(); start++) {
            flow[startStates.header(start)] +=
                    traffic.between(startStates.source(start), reachable.relation().target())
                            * startStates.probability(start);
        }
        for (int round = 0; round < ROUNDS; round++) {
            advance(reachable);
            if (Arrays.stream(flow).sum() < NEGLIGIBLE) {
                return true;
            }
        }
        return false;
    }

    /** Moves all flow on, from the headers farthest back first; what leads back stays for later. */
    private void advance(ReachableHeaders reachable) {
        RoutingRelation relation = reachable.relation();
        HeaderMoves moves = relation.moves();
        for (int position = reachable.size() - 1; position >= 0; position--) {
            int header = reachable.header(position);
            double amount = flow[header];
            flow[header] = 0;
            double total = total(moves, header);
            int highest = moves.highest(header);
            for (int move = moves.first(header); move < moves.last(header); move++) {
                if (moves.priority(move) == highest) {
                    int next = moves.next(move);
                    double part = amount * moves.weight(move) / total;
                    loads[relation.places().input(relation.headers().place(next))] += part;
                    flow[next] += part;
                }
            }
        }
    }

    private static double total(HeaderMoves moves, int header) {
        int highest = moves.highest(header);
        double total = 0;
        for (int move = moves.first(header); move < moves.last(header); move++) {
            total += moves.priority(move) == highest ? moves.weight(move) : 0;
        }
        return total;
    }

    /** Returns the load of the channel that ends at an input port. */
    double at(int input) {
        return loads[input];
    }

    /** Returns the largest load of a channel in relation to its rate. */
    double largest(PortNumbering ports, Network network) {
        double largest = 0;
        for (int output = 0; output < ports.count(); output++) {
            if (ports.leads(output)) {
                double rate = network.rate(ports.router(output), ports.port(output)).value();
                largest = Math.max(largest, at(ports.end(output)) / rate);
            }
        }
        return largest;
    }
}
