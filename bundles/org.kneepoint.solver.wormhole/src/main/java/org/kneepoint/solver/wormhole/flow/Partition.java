// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;

/**
 * Stations that cannot be told apart: the coarsest partition in which all stations of a part are of
 * one kind, rate and delay and have the same transitions to and from every part (the equitable
 * partition of the graph, found by refining colours until none splits any more).
 *
 * <p>A colour is refined by a sum of hashes of 64 bits over the transitions: two that ought to
 * differ agree by chance about once in 10^19.
 */
final class Partition {
    private static final long IN = 0x9E3779B97F4A7C15L;

    private final Graph graph;

    /** By transition: equal for those alike in probability, feeders and joining. */
    private final long[] label;

    private final int[] part;
    private final Numbering numbering;
    private int parts;

    private Partition(Graph graph) {
        this.graph = graph;
        int[] probability = Alike.numbers(graph.probability);
        int[] joining = joining();
        long joinings = 1 + Arrays.stream(joining).max().orElse(0);
        long most = 1 + Arrays.stream(graph.feeders).max().orElse(0);
        label = new long[probability.length];
        for (int t = 0; t < label.length; t++) {
            label[t] = (probability[t] * joinings + joining[t]) * most + graph.feeders[t];
        }
        part = new int[graph.size()];
        numbering = new Numbering(graph.size());
    }

    /** As a difference of rates, what joins is exact to the rounding of what it adds up to. */
    private int[] joining() {
        double[] together = graph.joining.clone();
        for (int t = 0; t < together.length; t++) {
            together[t] += graph.rate[graph.target[t]];
        }
        return Alike.numbers(together);
    }

    /** Finds the partition of a graph. */
    static Partition of(Graph graph) {
        Partition partition = new Partition(graph);
        partition.begin();
        int before;
        do {
            before = partition.parts;
            partition.refine();
        } while (partition.parts > before);
        return partition;
    }

    private void begin() {
        int[] rate = Alike.numbers(graph.rate);
        numbering.clear();
        for (int i = 0; i < part.length; i++) {
            long hash = mix(graph.kind[i].ordinal());
            hash = mix(hash ^ graph.ports[i]);
            hash = mix(hash ^ graph.delay[i]);
            hash = mix(hash ^ Double.doubleToLongBits(graph.bandwidth[i]));
            hash = mix(hash ^ graph.routingClass[i]);
            hash = mix(hash ^ rate[i]);
            part[i] = numbering.number(hash);
        }
        parts = numbering.size();
    }

    private void refine() {
        long[] hash = new long[part.length];
        for (int i = 0; i < part.length; i++) {
            hash[i] += mix(part[i]);
            for (int t = graph.first[i]; t < graph.first[i + 1]; t++) {
                int to = graph.target[t];
                long base = mix(label[t]);
                hash[i] += mix(base + part[to]);
                hash[to] += mix(base + part[i] ^ IN);
            }
        }
        numbering.clear();
        for (int i = 0; i < part.length; i++) {
            part[i] = numbering.number(hash[i]);
        }
        parts = numbering.size();
    }

    /** The finalizer of SplitMix64 (Steele, Lea and Flood 2014). */
    private static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /** Returns the number of parts. */
    int size() {
        return parts;
    }

    /** Returns the part of a station; parts are numbered in the order of their first stations. */
    int part(int station) {
        return part[station];
    }

    /** Returns a number that is equal for transitions alike in probability, feeders and joining. */
    long label(int transition) {
        return label[transition];
    }
}
