// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.stream.IntStream;

/**
 * Rate of messages that start to share the link of a message after a transition: on virtual
 * channels beside its own, not by its way, and not to stand in one queue with it later.
 *
 * <p>Of a transition from o to d they are the sum of {@code (rate(c) - along(c)) (1 - meet(d, c))}
 * over the stations c on the link of d, with d itself if it has several virtual channels. What goes
 * along comes to c from the stations on the link of o, and {@link MeetingProbabilities} tells who
 * meets. If o is an injection nothing goes along.
 */
final class MergingRates {
    private final StationGraph graph;
    private final MeetingProbabilities meetings;

    /** By station: messages per cycle that come to it by the link looked at; else 0. */
    private final double[] sameLinkRate;

    private final double[] rates;

    private MergingRates(StationGraph graph) {
        this.graph = graph;
        meetings = MeetingProbabilities.of(graph);
        sameLinkRate = new double[graph.size()];
        rates = new double[graph.target.length];
    }

    /** Returns the messages per cycle and port by transition; 0 to ejection. */
    static double[] rates(StationGraph graph) {
        boolean shared =
                IntStream.range(0, graph.size())
                        .anyMatch(i -> graph.vcs[i] > 1 || graph.link[i] != i);
        return shared ? new MergingRates(graph).find() : new double[graph.target.length];
    }

    private double[] find() {
        int end;
        for (int begin = 0; begin < graph.size(); begin = end) {
            end = graph.linkEnd(begin);
            boolean link = graph.kind[begin] == StationKind.LINK;
            for (int t = graph.firstTransition[begin]; t < graph.firstTransition[end]; t++) {
                sameLinkRate[graph.target[t]] += link ? graph.flow[t] : 0;
            }
            for (int t = graph.firstTransition[begin]; t < graph.firstTransition[end]; t++) {
                rates[t] = rate(graph.target[t]);
            }
            for (int t = graph.firstTransition[begin]; t < graph.firstTransition[end]; t++) {
                sameLinkRate[graph.target[t]] = 0;
            }
        }
        return rates;
    }

    private double rate(int entered) {
        double sum = 0;
        for (int other = graph.link[entered]; other < graph.linkEnd(entered); other++) {
            if (other != entered || graph.vcs[entered] > 1) {
                double joins = Math.max(0, graph.rate[other] - sameLinkRate[other]);
                sum += joins * Math.max(0, 1 - meetings.chance(entered, other));
            }
        }
        return sum / graph.ports[entered];
    }
}
