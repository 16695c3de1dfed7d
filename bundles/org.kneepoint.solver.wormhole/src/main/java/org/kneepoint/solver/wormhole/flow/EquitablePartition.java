// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;
import org.kneepoint.support.SplitMix64;

/**
 * Stations that cannot be told apart: the coarsest partition in which all stations of a part are of
 * one kind, rate and delay and have the same transitions to and from every part (the equitable
 * partition of the graph, found by refining colours until none splits any more).
 *
 * <p>A colour is refined by a sum of hashes of 64 bits over the transitions: two that ought to
 * differ agree by chance about once in 10^19.
 */
final class EquitablePartition {
    private static final long IN = 0x9E3779B97F4A7C15L;

    private final StationGraph graph;

    /** By transition: equal for those alike in probability, feeders and joining. */
    private final long[] labels;

    private final int[] parts;
    private final KeyNumbering numbering;
    private int partCount;

    private EquitablePartition(StationGraph graph) {
        this.graph = graph;
        int[] probability = ValueClustering.numbers(graph.probability);
        int[] joining = joining();
        long joinings = 1 + Arrays.stream(joining).max().orElse(0);
        long most = 1 + Arrays.stream(graph.upstreamPorts).max().orElse(0);
        labels = new long[probability.length];
        for (int t = 0; t < labels.length; t++) {
            labels[t] = (probability[t] * joinings + joining[t]) * most + graph.upstreamPorts[t];
        }
        parts = new int[graph.size()];
        numbering = new KeyNumbering(graph.size());
    }

    /** As a difference of rates, what joins is exact to the rounding of what it adds up to. */
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

    /** Returns a number that is equal for transitions alike in probability, feeders and joining. */
    long label(int transition) {
        return labels[transition];
    }
}
