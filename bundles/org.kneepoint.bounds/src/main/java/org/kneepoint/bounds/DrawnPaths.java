// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.IntermediateDraw;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * The paths over drawn intermediate terminals (Valiant and Brebner 1981): to the terminal drawn,
 * and from the router where that phase ends to the destination. The first terminal of a router
 * stands for all of them as source.
 *
 * <p>A packet that meets its destination in the first phase is followed to the end of both.
 */
final class DrawnPaths {
    /** In place of an intermediate terminal: the packet takes the minimal path. */
    static final int NONE = -1;

    private final Network network;
    private final IntermediateDraw draw;
    private final Channels channels;
    private final FollowedFlows firstPhase;
    private final FollowedFlows secondPhase;
    private final Routing routing;
    private final long budget;

    /** By router: its first terminal, or {@link #NONE}. */
    private final int[] firstTerminal;

    /** By source router and destination terminal; null without terminals. */
    private final double[][] sent;

    /** By intermediate terminal: the routers where its phase ends. */
    private final int[][] ends;

    /** By intermediate terminal, source and end. */
    private final double[][][] arrivals;

    /**
     * Finds the ends of the first phases.
     *
     * @param budget most steps of each enumeration
     */
    DrawnPaths(
            Network network,
            Routing routing,
            IntermediateDraw draw,
            TrafficMatrix traffic,
            Channels channels,
            long budget) {
        this.network = network;
        this.routing = routing;
        this.draw = draw;
        this.channels = channels;
        this.budget = budget;
        int terminals = network.terminals();
        firstTerminal = new int[network.routers()];
        Arrays.fill(firstTerminal, NONE);
        sent = new double[network.routers()][];
        ends = new int[terminals][];
        arrivals = new double[terminals][][];
        addSent(traffic);
        TrafficMatrix fromRouters =
                (source, target) ->
                        firstTerminal[network.injectionRouter(source)] == source ? 1 : 0;
        firstPhase = flows(fromRouters, draw::endsAt);
        secondPhase = flows(fromRouters, FollowedFlows.PhaseEnd.AT_TARGET);
        for (int terminal = 0; terminal < terminals; terminal++) {
            firstPhase.explore(terminal);
            ends[terminal] = firstPhase.ends(terminal);
            arrivals[terminal] = firstPhase.arrivals(terminal, ends[terminal]);
        }
    }

    private void addSent(TrafficMatrix traffic) {
        for (int source = network.terminals() - 1; source >= 0; source--) {
            int router = network.injectionRouter(source);
            firstTerminal[router] = source;
            if (sent[router] == null) {
                sent[router] = new double[network.terminals()];
            }
            for (int target = 0; target < network.terminals(); target++) {
                sent[router][target] += traffic.between(source, target);
            }
        }
    }

    private FollowedFlows flows(TrafficMatrix traffic, FollowedFlows.PhaseEnd end) {
        return new FollowedFlows(network, routing, channels, traffic, end, budget);
    }

    /** Receives the traffic of a source, a drawn terminal and a destination. */
    @FunctionalInterface
    interface Visitor {
        /**
         * Visits paths.
         *
         * @param terminal the one drawn, or {@link #NONE}
         * @param amount traffic at a load of 1
         */
        void visit(int source, int terminal, int target, double amount);
    }

    /** Visits all traffic. */
    void forEach(Visitor visitor) {
        for (int from = 0; from < sent.length; from++) {
            for (int to = 0; to < sent.length; to++) {
                if (sent[from] != null && firstTerminal[to] != NONE) {
                    visit(from, to, visitor);
                }
            }
        }
    }

    private void visit(int from, int to, Visitor visitor) {
        double[] amounts = sent[from];
        int[] targets =
                IntStream.range(firstTerminal[to], amounts.length)
                        .filter(t -> network.ejectionRouter(t) == to && amounts[t] > 0)
                        .toArray();
        if (targets.length == 0) {
            return;
        }
        int source = firstTerminal[from];
        double[] minimal = {1};
        draw.candidates(
                from,
                to,
                (terminal, probability) -> {
                    minimal[0] -= probability;
                    for (int target : targets) {
                        visitor.visit(source, terminal, target, probability * amounts[target]);
                    }
                });
        for (int target : targets) {
            visitor.visit(source, NONE, target, Math.max(0, minimal[0]) * amounts[target]);
        }
    }

    /** Returns the number of visits of {@link #forEach}, at most. */
    long visits() {
        long routers = Arrays.stream(firstTerminal).filter(t -> t != NONE).count();
        return routers * network.terminals() * network.terminals();
    }

    /** Returns the routers where the phase to a terminal ends; not to be changed. */
    int[] ends(int terminal) {
        return ends[terminal];
    }

    /** Returns the probability that the phase of a source to a terminal has an end of these. */
    double arrival(int source, int terminal, int end) {
        return arrivals[terminal][source][end];
    }

    /** Returns the terminal from which the phase begins that begins at a router. */
    int begin(int router) {
        return firstTerminal[router];
    }

    /** Returns the flows of the phases of some traffic. */
    FollowedFlows firstPhase(TrafficMatrix traffic) {
        return flows(traffic, draw::endsAt);
    }

    /** Returns the flows of the last phases of some traffic. */
    FollowedFlows secondPhase(TrafficMatrix traffic) {
        return flows(traffic, FollowedFlows.PhaseEnd.AT_TARGET);
    }

    /** Returns the costs of all paths for a cost of each channel. */
    Costs costs(IntToDoubleFunction cost) {
        return new Costs(firstPhase.costs(cost), secondPhase.costs(cost));
    }

    /** Expected costs of paths. */
    final class Costs {
        private final double[][] first;
        private final double[][] second;

        private Costs(double[][] first, double[][] second) {
            this.first = first;
            this.second = second;
        }

        double minimal(int source, int target) {
            return second[source][target];
        }

        double over(int source, int terminal, int target) {
            double sum = first[source][terminal];
            for (int end = 0; end < ends[terminal].length; end++) {
                sum +=
                        arrivals[terminal][source][end]
                                * second[firstTerminal[ends[terminal][end]]][target];
            }
            return sum;
        }
    }
}
