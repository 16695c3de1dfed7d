// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.networkcheck.RouteGraph;

/**
 * The ways to split the flows of an adaptive routing at its headers, for every destination: a block
 * for each, a row for each channel between routers.
 */
final class AdaptiveSplit implements LoadColumns {
    private static final double EQUAL = 1e-12;

    private final Network network;
    private final Channels channels;
    private final TrafficMatrix traffic;
    private final RouteGraph graph;
    private final FollowedFlows flows;
    private double[] costs = new double[0];
    private double[] flow = new double[0];

    AdaptiveSplit(
            Network network,
            Routing routing,
            Channels channels,
            TrafficMatrix traffic,
            long budget) {
        this.network = network;
        this.channels = channels;
        this.traffic = traffic;
        flows =
                new FollowedFlows(
                        network,
                        routing,
                        channels,
                        traffic,
                        FollowedFlows.PhaseEnd.AT_TARGET,
                        budget);
        graph = flows.explore(0);
    }

    @Override
    public int rows() {
        return channels.links();
    }

    @Override
    public double rate(int row) {
        return channels.rate(row);
    }

    @Override
    public int blocks() {
        return network.terminals();
    }

    @Override
    public long steps() {
        return 2L * graph.size();
    }

    @Override
    public double[] cheapest(int block, double[] weights) {
        explore(block);
        for (int place = graph.size() - 1; place >= 0; place--) {
            int header = graph.header(place);
            costs[header] = graph.first(header) == graph.last(header) ? 0 : least(header, weights);
        }
        double[] loads = new double[rows()];
        for (int place = 0; place < graph.size(); place++) {
            int header = graph.header(place);
            if (flow[header] > 0) {
                forward(header, weights, loads);
            }
        }
        return loads;
    }

    private void explore(int target) {
        flows.explore(target);
        if (costs.length < graph.size()) {
            costs = new double[2 * graph.size()];
            flow = new double[2 * graph.size()];
        }
        Arrays.fill(flow, 0, graph.size(), 0);
        for (int start = 0; start < graph.starts(); start++) {
            flow[graph.startHeader(start)] +=
                    graph.startProbability(start) * traffic.between(graph.source(start), target);
        }
    }

    private double least(int header, double[] weights) {
        double least = Double.POSITIVE_INFINITY;
        for (int move = graph.first(header); move < graph.last(header); move++) {
            least = Math.min(least, cost(move, weights));
        }
        return least;
    }

    private double cost(int move, double[] weights) {
        return weights[channels.link(graph.channel(move))] + costs[graph.next(move)];
    }

    /** Divides the flow of a header evenly among its cheapest moves. */
    private void forward(int header, double[] weights, double[] loads) {
        double limit = costs[header] * (1 + EQUAL);
        int number = 0;
        for (int move = graph.first(header); move < graph.last(header); move++) {
            number += cost(move, weights) <= limit ? 1 : 0;
        }
        for (int move = graph.first(header); move < graph.last(header); move++) {
            if (cost(move, weights) <= limit) {
                loads[channels.link(graph.channel(move))] += flow[header] / number;
                flow[graph.next(move)] += flow[header] / number;
            }
        }
        flow[header] = 0;
    }

    /**
     * Returns by channel the largest relative load that some split of all flows gives it; NaN if
     * packets may go round.
     */
    double[] largest() {
        double[] largest = new double[rows()];
        for (int target = 0; target < network.terminals(); target++) {
            explore(target);
            if (graph.isCyclic()) {
                Arrays.fill(largest, Double.NaN);
                return largest;
            }
            for (int row = 0; row < largest.length; row++) {
                largest[row] += crossing(row) / channels.rate(row);
            }
        }
        return largest;
    }

    /** Returns the largest flow to the explored target over a channel. */
    private double crossing(int row) {
        double sum = 0;
        for (int place = graph.size() - 1; place >= 0; place--) {
            int header = graph.header(place);
            double most = 0;
            for (int move = graph.first(header); move < graph.last(header); move++) {
                int own = channels.link(graph.channel(move)) == row ? 1 : 0;
                most = Math.max(most, own + costs[graph.next(move)]);
            }
            costs[header] = most;
            sum += flow[header] * most;
        }
        return sum;
    }
}
