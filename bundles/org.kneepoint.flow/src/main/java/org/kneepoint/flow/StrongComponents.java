// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;

/**
 * The strongly connected components of a directed graph in reverse topological order (Tarjan 1972),
 * without recursion.
 */
final class StrongComponents {
    private static final int UNSEEN = -1;

    private final int[] first;
    private final int[] target;
    private final int[] index;
    private final int[] low;
    private final int[] cursor;
    private final int[] path;
    private final int[] open;
    private final int[] order;
    private final int[] component;
    private int seen;
    private int opened;
    private int left;
    private int components;

    private StrongComponents(int[] first, int[] target) {
        this.first = first;
        this.target = target;
        int size = first.length - 1;
        index = new int[size];
        low = new int[size];
        cursor = new int[size];
        path = new int[size];
        open = new int[size];
        order = new int[size];
        component = new int[size];
        Arrays.fill(index, UNSEEN);
        Arrays.fill(component, UNSEEN);
    }

    /**
     * Finds the components.
     *
     * @param first the first arc of each node; one more at the end
     * @param target the node to which each arc leads
     */
    static StrongComponents of(int[] first, int[] target) {
        StrongComponents components = new StrongComponents(first, target);
        for (int node = 0; node < first.length - 1; node++) {
            if (components.index[node] == UNSEEN) {
                components.search(node);
            }
        }
        return components;
    }

    private void search(int root) {
        int depth = enter(root, 0);
        while (depth > 0) {
            int node = path[depth - 1];
            if (cursor[node] < first[node + 1]) {
                int next = target[cursor[node]++];
                if (index[next] == UNSEEN) {
                    depth = enter(next, depth);
                } else if (component[next] == UNSEEN) {
                    low[node] = Math.min(low[node], index[next]);
                }
            } else {
                depth--;
                leave(node);
                if (depth > 0) {
                    int before = path[depth - 1];
                    low[before] = Math.min(low[before], low[node]);
                }
            }
        }
    }

    private int enter(int node, int depth) {
        index[node] = seen;
        low[node] = seen++;
        cursor[node] = first[node];
        open[opened++] = node;
        path[depth] = node;
        return depth + 1;
    }

    private void leave(int node) {
        if (low[node] == index[node]) {
            int member;
            do {
                member = open[--opened];
                component[member] = components;
                order[left++] = member;
            } while (member != node);
            components++;
        }
    }

    /** Returns the number of components. */
    int size() {
        return components;
    }

    /** Returns the component of a node; arcs lead to the same or a lower one. */
    int component(int node) {
        return component[node];
    }

    /** Returns a node by its position, component by component. */
    int node(int position) {
        return order[position];
    }
}
