// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.List;

/**
 * The traffic of the phases of paths over drawn intermediate terminals.
 *
 * @param first to the terminals drawn, by source and terminal
 * @param second to the destinations, by the terminal where the phase begins, and destination
 */
record DrawnTraffic(double[][] first, double[][] second) {
    /** Returns the traffic over a terminal drawn uniformly among all: both phases together. */
    static TrafficMatrix uniform(TrafficMatrix traffic, int terminals) {
        double[] sent = traffic.sent(terminals);
        double[] received = traffic.received(terminals);
        return (source, target) -> (sent[source] + received[target]) / terminals;
    }

    /** Selects between the minimal path and that over the terminal drawn. */
    @FunctionalInterface
    interface Choice {
        /** Every packet takes the terminal drawn. */
        Choice DRAWN = (source, terminal, target) -> false;

        boolean isMinimal(int source, int terminal, int target);
    }

    /** Computes the traffic of the phases for a choice. */
    static DrawnTraffic of(DrawnPaths paths, int terminals, Choice choice) {
        double[][] first = new double[terminals][terminals];
        double[][] second = new double[terminals][terminals];
        paths.forEach(
                (source, terminal, target, amount) -> {
                    if (terminal == DrawnPaths.NONE || choice.isMinimal(source, terminal, target)) {
                        second[source][target] += amount;
                        return;
                    }
                    first[source][terminal] += amount;
                    int[] ends = paths.ends(terminal);
                    for (int end = 0; end < ends.length; end++) {
                        second[paths.begin(ends[end])][target] +=
                                amount * paths.arrival(source, terminal, end);
                    }
                });
        return new DrawnTraffic(first, second);
    }

    /** Returns the flows of both phases. */
    List<FollowedFlows> flows(DrawnPaths paths) {
        return List.of(
                paths.firstPhase((source, terminal) -> first[source][terminal]),
                paths.secondPhase((begin, target) -> second[begin][target]));
    }
}
