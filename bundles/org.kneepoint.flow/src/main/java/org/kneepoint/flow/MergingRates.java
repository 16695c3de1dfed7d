// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.stream.IntStream;

/**
 * Rate of messages that start to share the link of a message after a transition: on other virtual
 * channels, from other links, and without waiting in one queue with it later.
 *
 * <p>For a transition from o to d it is the sum of {@code (rate(c) - along(c)) (1 - meet(d, c))}
 * over the stations c on the link of d, with d itself if it has several virtual channels. {@code
 * along(c)} is the rate from the stations on the link of o to c, 0 if o is an injection; {@code
 * meet} is that of {@link MeetingProbabilities}.
 */
final class MergingRates {
    private final StationGraph graph;
    private final MeetingProbabilities meetings;

    /** By station: messages per cycle that enter it from the present link; else 0. */
    private final double[] sameLinkRate;

    private final double[] rates;

    private MergingRates(StationGraph graph) {
        this.graph = graph;
        meetings = MeetingProbabilities.of(graph);
        sameLinkRate = new double[graph.size()];
        rates = new double[graph.target.length];
    }

    /** Returns the rates by transition, messages per cycle and port; 0 to ejection. */
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
                sum += joins * Math.max(0, 1 - meetings.probability(entered, other));
            }
        }
        return sum / graph.ports[entered];
    }
}
