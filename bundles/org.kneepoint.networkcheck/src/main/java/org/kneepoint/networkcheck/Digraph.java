// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A directed graph with a search for cycles. */
final class Digraph {
    private static final int NONE = -1;

    private final int[] nodes;

    /** First edge of each node, then the number of edges. */
    private final int[] firsts;

    /** Index of the end node of each edge. */
    private final int[] ends;

    /**
     * Creates the graph of given edges.
     *
     * @param edges edges in ascending order, start node in the upper half, end node in the lower
     */
    Digraph(long[] edges) {
        int[] mentioned = new int[2 * edges.length];
        for (int i = 0; i < edges.length; i++) {
            mentioned[2 * i] = from(edges[i]);
            mentioned[2 * i + 1] = to(edges[i]);
        }
        nodes = Arrays.stream(mentioned).sorted().distinct().toArray();
        firsts = new int[nodes.length + 1];
        ends = new int[edges.length];
        for (int i = 0; i < edges.length; i++) {
            firsts[index(from(edges[i])) + 1]++;
            ends[i] = index(to(edges[i]));
        }
        Arrays.parallelPrefix(firsts, Integer::sum);
    }

    private static int from(long edge) {
        return (int) (edge >> Integer.SIZE);
    }

    private static int to(long edge) {
        return (int) edge;
    }

    private int index(int node) {
        return Arrays.binarySearch(nodes, node);
    }

    /**
     * Returns the nodes of a cycle in order, each once; empty if there is none. It is a shortest
     * cycle through its first node.
     */
    int[] cycle() {
        int repeated = repeated();
        return repeated == NONE ? new int[0] : shortestFrom(repeated);
    }

    /** Searches depth first for a node on a cycle. */
    private int repeated() {
        boolean[] isEntered = new boolean[nodes.length];
        boolean[] isLeft = new boolean[nodes.length];
        int[] cursors = firsts.clone();
        int[] path = new int[nodes.length];
        for (int root = 0; root < nodes.length; root++) {
            int depth = 0;
            if (!isEntered[root]) {
                isEntered[root] = true;
                path[depth++] = root;
            }
            while (depth > 0) {
                int node = path[depth - 1];
                if (cursors[node] == firsts[node + 1]) {
                    isLeft[node] = true;
                    depth--;
                    continue;
                }
                int next = ends[cursors[node]++];
                if (!isEntered[next]) {
                    isEntered[next] = true;
                    path[depth++] = next;
                } else if (!isLeft[next]) {
                    return next;
                }
            }
        }
        return NONE;
    }

    /** Searches breadth first for a shortest cycle through a node. */
    private int[] shortestFrom(int start) {
        int[] before = new int[nodes.length];
        Arrays.fill(before, NONE);
        int[] queue = new int[nodes.length + 1];
        queue[0] = start;
        int reached = 1;
        for (int i = 0; before[start] == NONE; i++) {
            for (int edge = firsts[queue[i]]; edge < firsts[queue[i] + 1]; edge++) {
                if (before[ends[edge]] == NONE) {
                    before[ends[edge]] = queue[i];
                    queue[reached++] = ends[edge];
                }
            }
        }
        return backwards(start, before);
    }

    private int[] backwards(int start, int[] before) {
        IntStream.Builder reversed = IntStream.builder().add(start);
        for (int node = before[start]; node != start; node = before[node]) {
            reversed.add(node);
        }
        int[] path = reversed.build().toArray();
        return IntStream.range(0, path.length)
                .map(i -> nodes[path[(path.length - i) % path.length]])
                .toArray();
    }
}
