// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import org.kneepoint.support.SplitMix64;

/**
 * The equitable partition of the station graph: the coarsest partition in which all stations of a
 * part have equal kind, rate and delay and equal transitions to and from every part, found by
 * colour refinement.
 *
 * <p>Colours are refined by sums of 64-bit hashes over the transitions: the probability of a
 * collision is about 10^-19.
 */
final class EquitablePartition {
    private static final long IN = 0x9E3779B97F4A7C15L;

    private final StationGraph graph;

    /** By transition: equal for equal probability, upstream ports and merging rate. */
    private final long[] labels;

    private final int[] parts;
    private final KeyNumbering numbering;
    private int partCount;

    private EquitablePartition(StationGraph graph) {
        this.graph = graph;
        int[] probability = ValueClustering.numbers(graph.probability);
        int[] joining = joining();
        long joinings = 1 + Arrays.stream(joining).max().orElse(0);
        long largest = 1 + Arrays.stream(graph.upstreamPorts).max().orElse(0);
        labels = new long[probability.length];
        for (int t = 0; t < labels.length; t++) {
            labels[t] = (probability[t] * joinings + joining[t]) * largest + graph.upstreamPorts[t];
        }
        parts = new int[graph.size()];
        numbering = new KeyNumbering(graph.size());
    }

    /**
     * Numbers the merging rates; as differences of rates they are exact to the rounding of the
     * rates.
     */
    private int[] joining() {
        double[] together = graph.mergingRate.clone();
        for (int t = 0; t < together.length; t++) {
            together[t] += graph.rate[graph.target[t]];
        }
        return ValueClustering.numbers(together);
    }

    /** Finds the partition of a graph. */
    static EquitablePartition of(StationGraph graph) {
        EquitablePartition partition = new EquitablePartition(graph);
        partition.begin();
        int before;
        do {
            before = partition.partCount;
            partition.refine();
        } while (partition.partCount > before);
        return partition;
    }

    private void begin() {
        int[] rate = ValueClustering.numbers(graph.rate);
        numbering.clear();
        for (int i = 0; i < parts.length; i++) {
            long hash = SplitMix64.mix(graph.kind[i].ordinal());
            hash = SplitMix64.mix(hash ^ graph.ports[i]);
            hash = SplitMix64.mix(hash ^ graph.delay[i]);
            hash = SplitMix64.mix(hash ^ Double.doubleToLongBits(graph.bandwidth[i]));
            hash = SplitMix64.mix(hash ^ graph.routingClass[i]);
            hash = SplitMix64.mix(hash ^ rate[i]);
            parts[i] = numbering.number(hash);
        }
        partCount = numbering.size();
    }

    private void refine() {
        long[] hash = new long[parts.length];
        for (int i = 0; i < parts.length; i++) {
            hash[i] += SplitMix64.mix(parts[i]);
            for (int t = graph.firstTransition[i]; t < graph.firstTransition[i + 1]; t++) {
                int to = graph.target[t];
                long base = SplitMix64.mix(labels[t]);
                hash[i] += SplitMix64.mix(base + parts[to]);
                hash[to] += SplitMix64.mix(base + parts[i] ^ IN);
            }
        }
        numbering.clear();
        for (int i = 0; i < parts.length; i++) {
            parts[i] = numbering.number(hash[i]);
        }
        partCount = numbering.size();
    }

    /** Returns the number of parts. */
    int size() {
        return partCount;
    }

    /** Returns the part of a station; parts are numbered in the order of their first stations. */
    int part(int station) {
        return parts[station];
    }

    /**
     * Returns a number that is equal for transitions of equal probability, upstream ports and
     * merging rate.
     */
    long label(int transition) {
        return labels[transition];
    }
}
