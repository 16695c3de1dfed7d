// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;

/**
 * Probability that two messages on one link later wait for the same virtual channel: then one
 * follows the other and they no longer share a link.
 *
 * <p>Two messages in stations a and b of one link go on to stations s and r with probability p(a,
 * s) p(b, r). They meet if s is r and has a single virtual channel; if s and r are on one link they
 * may meet later; else their routes diverge. Pairs are solved downstream first, those on cycles by
 * the Gauss-Seidel method from 0.
 */
final class MeetingProbabilities {
    private static final double EXACT = 1e-13;
    private static final int MOST_SWEEPS = 10_000;

    private final StationGraph graph;
    private final StrongComponents components;

    /**
     * By station: the start of its pairs, one with each station of its link from the lowest up to
     * itself.
     */
    private final int[] begin;

    private final double[] probability;

    /** By station: the probability that the present message continues there. */
    private final double[] share;

    private MeetingProbabilities(StationGraph graph) {
        this.graph = graph;
        components = StrongComponents.of(graph.firstTransition, graph.target);
        begin = new int[graph.size()];
        share = new double[graph.size()];
        int size = 0;
        for (int i = 0; i < graph.size(); i++) {
            begin[i] = size - graph.link[i];
            size += i - graph.link[i] + 1;
        }
        probability = new double[size];
        for (int i = 0; i < graph.size(); i++) {
            probability[pair(i, i)] = graph.isSingleServer(i) ? 1 : 0;
        }
    }

    /** Computes the probabilities of all pairs. */
    static MeetingProbabilities of(StationGraph graph) {
        MeetingProbabilities meetings = new MeetingProbabilities(graph);
        int end = 0;
        for (int begin = 0; begin < graph.size(); begin = end) {
            while (end < graph.size() && meetings.component(end) == meetings.component(begin)) {
                end++;
            }
            meetings.settle(begin, end);
        }
        return meetings;
    }

    private int component(int position) {
        return components.component(components.node(position));
    }

    /**
     * Computes the probabilities of the pairs of which one is in a component and the other in none
     * above.
     *
     * @param from position of its first station
     * @param to position behind its last
     */
    private void settle(int from, int to) {
        boolean circle = to > from + 1 || leadsToItself(components.node(from));
        int sweeps = circle ? MOST_SWEEPS : 1;
        double change = Double.POSITIVE_INFINITY;
        for (int sweep = 0; sweep < sweeps && change > EXACT; sweep++) {
            change = 0;
            for (int position = from; position < to; position++) {
                change = Math.max(change, update(components.node(position)));
            }
        }
    }

    private boolean leadsToItself(int station) {
        return Arrays.stream(
                        graph.target,
                        graph.firstTransition[station],
                        graph.firstTransition[station + 1])
                .anyMatch(to -> to == station);
    }

    /** Returns the increase of a probability. */
    private double update(int a) {
        if (graph.kind[a] != StationKind.LINK) {
            return 0;
        }
        for (int t = graph.firstTransition[a]; t < graph.firstTransition[a + 1]; t++) {
            share[graph.target[t]] = graph.probability[t];
        }
        double change = 0;
        for (int b = graph.link[a]; b < graph.linkEnd(a); b++) {
            boolean above = components.component(b) > components.component(a);
            boolean met = a == b && graph.isSingleServer(a);
            if (!above && !met) {
                double next = meetNext(b);
                change = Math.max(change, next - probability(a, b));
                probability[pair(a, b)] = next;
            }
        }
        for (int t = graph.firstTransition[a]; t < graph.firstTransition[a + 1]; t++) {
            share[graph.target[t]] = 0;
        }
        return change;
    }

    /** Returns the probability for a message in b and one that continues by the shares. */
    private double meetNext(int b) {
        double sum = 0;
        for (int t = graph.firstTransition[b]; t < graph.firstTransition[b + 1]; t++) {
            int r = graph.target[t];
            for (int s = graph.link[r]; s < graph.linkEnd(r); s++) {
                sum += graph.probability[t] * share[s] * probability(s, r);
            }
        }
        return sum;
    }

    private int pair(int a, int b) {
        return begin[Math.max(a, b)] + Math.min(a, b);
    }

    /**
     * Returns the probability for two messages in stations of one link, 1 in a single virtual
     * channel.
     */
    double probability(int a, int b) {
        return probability[pair(a, b)];
    }
}
