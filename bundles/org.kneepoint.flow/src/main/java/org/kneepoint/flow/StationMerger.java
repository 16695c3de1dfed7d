// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Replaces equal stations by one. The first station of a part represents it, since all of them have
 * the same transitions to every part. Immutable.
 */
final class StationMerger {
    private final StationGraph graph;
    private final EquitablePartition partition;

    /** By part: its station, downstream first. */
    private final int[] station;

    private int size;

    /** By station: the station of the graph that represents it. */
    final int[] representative;

    /** By station: the number of stations that it represents. */
    final long[] members;

    /** By station: its strongly connected component. */
    final int[] component;

    /** By station: its first transition; one more at the end. */
    final int[] first;

    /** By transition: the station entered. */
    int[] target = new int[64];

    /** By transition: the transition of the graph that represents it. */
    int[] transition = new int[64];

    /** By transition: members of the target to which one of the origin leads. */
    int[] fanOut = new int[64];

    /** Merges the stations of a graph. */
    StationMerger(StationGraph graph) {
        this.graph = graph;
        partition = EquitablePartition.of(graph);
        int parts = partition.size();
        representative = new int[parts];
        members = new long[parts];
        component = new int[parts];
        station = new int[parts];
        first = new int[parts + 1];
        number();
        for (int i = 0; i < parts; i++) {
            addTransitions(representative[i]);
            first[i + 1] = size;
        }
        target = Arrays.copyOf(target, size);
        transition = Arrays.copyOf(transition, size);
        fanOut = Arrays.copyOf(fanOut, size);
    }

    private void number() {
        int[] firstMembers = new int[station.length];
        for (int i = graph.size() - 1; i >= 0; i--) {
            firstMembers[partition.part(i)] = i;
        }
        StrongComponents components = components(firstMembers);
        for (int i = 0; i < station.length; i++) {
            int part = components.node(i);
            station[part] = i;
            representative[i] = firstMembers[part];
            component[i] = components.component(part);
        }
        for (int i = 0; i < graph.size(); i++) {
            members[station[partition.part(i)]]++;
        }
    }

    private StrongComponents components(int[] firstMembers) {
        int[] arcs = new int[firstMembers.length + 1];
        for (int part = 0; part < firstMembers.length; part++) {
            arcs[part + 1] =
                    arcs[part]
                            + graph.firstTransition[firstMembers[part] + 1]
                            - graph.firstTransition[firstMembers[part]];
        }
        int[] ends =
                Arrays.stream(firstMembers)
                        .flatMap(
                                i ->
                                        IntStream.range(
                                                graph.firstTransition[i],
                                                graph.firstTransition[i + 1]))
                        .map(t -> partition.part(graph.target[t]))
                        .toArray();
        return StrongComponents.of(arcs, ends);
    }

    private void addTransitions(int origin) {
        int[] transitions =
                IntStream.range(graph.firstTransition[origin], graph.firstTransition[origin + 1])
                        .boxed()
                        .sorted(this::compare)
                        .mapToInt(t -> t)
                        .toArray();
        for (int i = 0; i < transitions.length; i++) {
            if (i == 0 || compare(transitions[i - 1], transitions[i]) != 0) {
                add(transitions[i]);
            }
            fanOut[size - 1]++;
        }
    }

    private int compare(int s, int t) {
        int order = Integer.compare(entered(s), entered(t));
        return order != 0 ? order : Long.compare(partition.label(s), partition.label(t));
    }

    private int entered(int t) {
        return station[partition.part(graph.target[t])];
    }

    private void add(int t) {
        if (size == target.length) {
            target = Arrays.copyOf(target, 2 * size);
            transition = Arrays.copyOf(transition, 2 * size);
            fanOut = Arrays.copyOf(fanOut, 2 * size);
        }
        target[size] = entered(t);
        transition[size++] = t;
    }
}
