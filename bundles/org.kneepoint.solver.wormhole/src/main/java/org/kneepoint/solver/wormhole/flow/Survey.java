// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Turns rows of flows into a graph of stations. */
final class Survey {
    private static final int NONE = -1;

    private final Places places;
    private final double[] flows;
    private final Lanes lanes;
    private final Graph graph = new Graph();

    /** By number among the stations of places: the station of the graph, or {@link #NONE}. */
    private final int[] station;

    private Survey(Places places, double[] flows, Lanes lanes) {
        this.places = places;
        graph.places = places;
        this.flows = flows;
        this.lanes = lanes;
        station = new int[places.exit(places.wiring.terminals)];
    }

    /**
     * Makes the graph.
     *
     * @param places where headers can be
     * @param flows rows of flows
     * @param lanes virtual channels of each class
     */
    static Graph graph(Places places, double[] flows, Lanes lanes) {
        Survey survey = new Survey(places, flows, lanes);
        survey.findStations();
        survey.findTransitions();
        survey.graph.feeders = Feeders.of(places, survey.graph);
        survey.graph.joining = Joining.rates(survey.graph);
        return survey.graph;
    }

    private void findStations() {
        double[] entering = new double[station.length];
        visit((from, to, flow) -> entering[to] += flow);
        double[] leaving = new double[station.length];
        visit((from, to, flow) -> leaving[from] += flow);
        graph.number =
                IntStream.range(0, station.length)
                        .filter(at -> entering[at] > 0 || leaving[at] > 0)
                        .toArray();
        Arrays.fill(station, NONE);
        int size = graph.size();
        graph.kind = new Kind[size];
        graph.delay = new int[size];
        graph.bandwidth = new double[size];
        graph.routingClass = new int[size];
        graph.ports = new int[size];
        graph.lanes = new int[size];
        graph.link = new int[size];
        graph.rate = new double[size];
        for (int i = 0; i < size; i++) {
            int at = graph.number[i];
            station[at] = i;
            describe(i, at);
            graph.rate[i] = graph.kind[i] == Kind.INJECTION ? leaving[at] : entering[at];
        }
    }

    private void describe(int i, int at) {
        boolean link = at < places.entry(0);
        int port = at / places.classes;
        graph.kind[i] = link ? Kind.LINK : at < places.exit(0) ? Kind.INJECTION : Kind.EJECTION;
        graph.delay[i] = link ? places.wiring.delay[port] : 1;
        graph.bandwidth[i] = link ? places.wiring.bandwidth[port] : 1;
        graph.routingClass[i] = link ? at % places.classes : 0;
        graph.ports[i] = link ? places.wiring.members[port] : 1;
        graph.lanes[i] = link ? lanes.count(at % places.classes) : 1;
        boolean beside = link && i > 0 && graph.number[i - 1] / places.classes == port;
        graph.link[i] = beside ? graph.link[i - 1] : i;
    }

    private void findTransitions() {
        int[] end = new int[graph.size() + 1];
        visit((from, to, flow) -> end[station[from] + 1]++);
        Arrays.parallelPrefix(end, Integer::sum);
        graph.first = end.clone();
        graph.target = new int[end[graph.size()]];
        graph.flow = new double[graph.target.length];
        visit(
                (from, to, flow) -> {
                    int at = end[station[from]]++;
                    graph.target[at] = station[to];
                    graph.flow[at] = flow;
                });
        joinParallel();
        graph.probability = shares();
    }

    /** Channels of one group may lead to one router: what goes on in the same way is one. */
    private void joinParallel() {
        int[] latest = new int[graph.size()];
        Arrays.fill(latest, NONE);
        int size = 0;
        int t = 0;
        for (int i = 0; i < graph.size(); i++) {
            int begin = size;
            for (; t < graph.first[i + 1]; t++) {
                int to = graph.target[t];
                if (latest[to] >= begin) {
                    graph.flow[latest[to]] += graph.flow[t];
                } else {
                    latest[to] = size;
                    graph.target[size] = to;
                    graph.flow[size++] = graph.flow[t];
                }
            }
            graph.first[i] = begin;
        }
        graph.first[graph.size()] = size;
        graph.target = Arrays.copyOf(graph.target, size);
        graph.flow = Arrays.copyOf(graph.flow, size);
    }

    private double[] shares() {
        double[] shares = new double[graph.flow.length];
        for (int i = 0; i < graph.size(); i++) {
            double sum = 0;
            for (int t = graph.first[i]; t < graph.first[i + 1]; t++) {
                sum += graph.flow[t];
            }
            for (int t = graph.first[i]; t < graph.first[i + 1]; t++) {
                shares[t] = graph.flow[t] / sum;
            }
        }
        return shares;
    }

    private void visit(Visitor visitor) {
        for (int place = 0; place < places.row.length; place++) {
            if (places.router[place] != Wiring.NONE) {
                int router = places.router[place];
                int from = places.station(place);
                int row = places.row[place];
                int first = places.outlets.first[router];
                for (int slot = 0; slot < places.outlets.width(router); slot++) {
                    if (flows[row + slot] > 0) {
                        visitor.visit(
                                from, places.outlets.station[first + slot], flows[row + slot]);
                    }
                }
            }
        }
    }

    /** Takes flows from station to station. */
    @FunctionalInterface
    private interface Visitor {
        void visit(int from, int to, double flow);
    }
}
