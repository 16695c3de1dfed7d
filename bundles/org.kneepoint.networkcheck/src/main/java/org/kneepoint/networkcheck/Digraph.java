// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A directed graph in which cycles are looked for. */
final class Digraph {
    private static final int NONE = -1;

    private final int[] nodes;

    /** The first edge of each node, and the number of all edges. */
    private final int[] firsts;

    /** The index of the node to which each edge leads. */
    private final int[] ends;

    /**
     * Takes the edges.
     *
     * @param edges in ascending order; the node from which an edge leads is the upper half of a
     *     number, the node to which it leads the lower half
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
     * Returns the nodes of a cycle in order, each once; empty if there is none. No shorter cycle
     * leads over the first of them.
     */
    int[] cycle() {
        int repeated = repeated();
        return repeated == NONE ? new int[0] : shortestFrom(repeated);
    }

    /** Searches depth first for a node that can be reached from itself. */
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

    /** Searches breadth first from a node that can be reached from itself. */
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
