// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Builds the graph of stations from the flows. */
final class StationGraphBuilder {
    private static final int NONE = -1;

    private final HeaderLocations locations;
    private final double[] flows;
    private final VcsPerClass vcsPerClass;
    private final StationGraph graph = new StationGraph();

    /** By station of {@link HeaderLocations}: the station of the graph, or {@link #NONE}. */
    private final int[] station;

    private StationGraphBuilder(
            HeaderLocations locations, double[] flows, VcsPerClass vcsPerClass) {
        this.locations = locations;
        graph.locations = locations;
        this.flows = flows;
        this.vcsPerClass = vcsPerClass;
        station = new int[locations.ejectionStation(locations.wiring.terminals)];
    }

    /**
     * Builds the graph.
     *
     * @param locations of headers
     * @param flows rows of flows
     * @param vcsPerClass virtual channels of each class
     */
    static StationGraph graph(HeaderLocations locations, double[] flows, VcsPerClass vcsPerClass) {
        StationGraphBuilder survey = new StationGraphBuilder(locations, flows, vcsPerClass);
        survey.findStations();
        survey.findTransitions();
        survey.graph.upstreamPorts = UpstreamPorts.of(locations, survey.graph);
        survey.graph.mergingRate = MergingRates.rates(survey.graph);
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
        graph.kind = new StationKind[size];
        graph.delay = new int[size];
        graph.bandwidth = new double[size];
        graph.routingClass = new int[size];
        graph.ports = new int[size];
        graph.vcs = new int[size];
        graph.link = new int[size];
        graph.rate = new double[size];
        for (int i = 0; i < size; i++) {
            int at = graph.number[i];
            station[at] = i;
            describe(i, at);
            graph.rate[i] = graph.kind[i] == StationKind.INJECTION ? leaving[at] : entering[at];
        }
    }

    private void describe(int i, int at) {
        boolean link = at < locations.injectionLocation(0);
        int port = at / locations.classes;
        graph.kind[i] =
                link
                        ? StationKind.LINK
                        : at < locations.ejectionStation(0)
                                ? StationKind.INJECTION
                                : StationKind.EJECTION;
        graph.delay[i] = link ? locations.wiring.delay[port] : 1;
        graph.bandwidth[i] = link ? locations.wiring.bandwidth[port] : 1;
        graph.routingClass[i] = link ? at % locations.classes : 0;
        graph.ports[i] = link ? locations.wiring.groupSize[port] : 1;
        graph.vcs[i] = link ? vcsPerClass.count(at % locations.classes) : 1;
        boolean beside = link && i > 0 && graph.number[i - 1] / locations.classes == port;
        graph.link[i] = beside ? graph.link[i - 1] : i;
    }

    private void findTransitions() {
        int[] end = new int[graph.size() + 1];
        visit((from, to, flow) -> end[station[from] + 1]++);
        Arrays.parallelPrefix(end, Integer::sum);
        graph.firstTransition = end.clone();
        graph.target = new int[end[graph.size()]];
        graph.flow = new double[graph.target.length];
        visit(
                (from, to, flow) -> {
                    int at = end[station[from]]++;
                    graph.target[at] = station[to];
                    graph.flow[at] = flow;
                });
        mergeParallel();
        graph.probability = shares();
    }

    /** Merges parallel transitions: channels of one group may lead to one router. */
    private void mergeParallel() {
        int[] latest = new int[graph.size()];
        Arrays.fill(latest, NONE);
        int size = 0;
        int t = 0;
        for (int i = 0; i < graph.size(); i++) {
            int begin = size;
            for (; t < graph.firstTransition[i + 1]; t++) {
                int to = graph.target[t];
                if (latest[to] >= begin) {
                    graph.flow[latest[to]] += graph.flow[t];
                } else {
                    latest[to] = size;
                    graph.target[size] = to;
                    graph.flow[size++] = graph.flow[t];
                }
            }
            graph.firstTransition[i] = begin;
        }
        graph.firstTransition[graph.size()] = size;
        graph.target = Arrays.copyOf(graph.target, size);
        graph.flow = Arrays.copyOf(graph.flow, size);
    }

    private double[] shares() {
        double[] shares = new double[graph.flow.length];
        for (int i = 0; i < graph.size(); i++) {
            double sum = 0;
            for (int t = graph.firstTransition[i]; t < graph.firstTransition[i + 1]; t++) {
                sum += graph.flow[t];
            }
            for (int t = graph.firstTransition[i]; t < graph.firstTransition[i + 1]; t++) {
                shares[t] = graph.flow[t] / sum;
            }
        }
        return shares;
    }

    private void visit(FlowVisitor visitor) {
        for (int place = 0; place < locations.row.length; place++) {
            if (locations.router[place] != PortTable.NONE) {
                int router = locations.router[place];
                int from = locations.station(place);
                int row = locations.row[place];
                int first = locations.outputs.first[router];
                for (int slot = 0; slot < locations.outputs.slotCount(router); slot++) {
                    if (flows[row + slot] > 0) {
                        visitor.visit(
                                from, locations.outputs.station[first + slot], flows[row + slot]);
                    }
                }
            }
        }
    }

    /** Visits the flows from station to station. */
    @FunctionalInterface
    private interface FlowVisitor {
        void visit(int from, int to, double flow);
    }
}
