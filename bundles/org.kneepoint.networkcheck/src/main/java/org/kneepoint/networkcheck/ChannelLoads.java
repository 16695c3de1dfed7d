// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * Load of every channel between routers, flits per cycle, for given traffic when a header always
 * gets a choice of the highest priority.
 */
final class ChannelLoads {
    /** Flow that has not arrived and may be neglected. */
    private static final double NEGLIGIBLE = 1e-13;

    private static final int ROUNDS = 1000;

    private final double[] loads;
    private final TrafficMatrix traffic;

    private double[] flow = new double[0];

    /** Creates loads of 0. */
    ChannelLoads(int inputs, TrafficMatrix traffic) {
        loads = new double[inputs];
        this.traffic = traffic;
    }

    /** Traffic between terminals in one phase, flits per cycle. */
    @FunctionalInterface
    interface TrafficMatrix {
        double between(int source, int target);

        /** Returns uniform traffic of one flit per cycle from each terminal to the others. */
        static TrafficMatrix uniform(int terminals, Routing routing) {
            // two phases over a uniform intermediate terminal, each between any two terminals
            boolean straight = routing.intermediates().isEmpty();
            double each = straight ? 1.0 / (terminals - 1) : 2.0 / terminals;
            return (source, target) -> source == target ? 0 : each;
        }
    }

    /**
     * Adds the load of the packets to one destination.
     *
     * @return whether all flow arrives within {@value #ROUNDS} rounds
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

    /**
     * Advances all flow, from the headers farthest from the destination on; flow along cycles stays
     * for the next round.
     */
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
                    loads[relation.buffers().input(relation.headers().buffer(next))] += part;
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
