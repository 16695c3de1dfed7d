// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A directed graph that stays acyclic: an edge that would close a cycle is refused. It keeps a
 * topological order, of which an edge rearranges the part between its ends only (D. J. Pearce, P.
 * H. J. Kelly: A Dynamic Topological Sort Algorithm for Directed Acyclic Graphs, ACM J.
 * Experimental Algorithmics 11, 2007).
 *
 * <p>The edges are numbered, and several graphs share the numbers.
 */
final class AcyclicOrder {
    /** The edges that graphs may have. */
    interface Edges {
        /** Returns the number of vertices. */
        int vertices();

        /** Returns the number of the first edge of a vertex; of the vertex after the last, all. */
        int firstEdge(int vertex);

        /** Returns the vertex at which an edge ends. */
        int end(int edge);

        /** Returns the edges that end at a vertex; not to be changed. */
        int[] edgesTo(int vertex);

        /** Returns the vertex at which an edge begins. */
        int begin(int edge);
    }

    private final Edges edges;
    private final BitSet present = new BitSet();

    /** Position of each vertex in the order. */
    private final int[] positions;

    private final int[] stack;
    private final int[] ahead;
    private final int[] behind;
    private final BitSet seen = new BitSet();

    AcyclicOrder(Edges edges) {
        this.edges = edges;
        positions = new int[edges.vertices()];
        Arrays.setAll(positions, vertex -> vertex);
        stack = new int[edges.vertices()];
        ahead = new int[edges.vertices()];
        behind = new int[edges.vertices()];
    }

    /** Returns whether it has an edge. */
    boolean has(int edge) {
        return present.get(edge);
    }

    /** Removes an edge. */
    void remove(int edge) {
        present.clear(edge);
    }

    /** Adds an edge, unless it would close a cycle; returns whether it has the edge now. */
    boolean add(int edge) {
        int from = edges.begin(edge);
        int to = edges.end(edge);
        if (from == to) {
            return false;
        }
        if (positions[to] < positions[from]) {
            int aheadSize = searchAhead(to, positions[from]);
            if (aheadSize < 0) {
                return false;
            }
            rearrange(aheadSize, searchBehind(from, positions[to]));
        }
        present.set(edge);
        return true;
    }

    /** Collects what is reached from a vertex up to a position; -1 if that is reached itself. */
    private int searchAhead(int vertex, int last) {
        int size = 0;
        int depth = 0;
        stack[depth++] = vertex;
        seen.set(vertex);
        boolean closesCycle = false;
        while (depth > 0 && !closesCycle) {
            int here = stack[--depth];
            ahead[size++] = here;
            int end = edges.firstEdge(here + 1);
            for (int edge = present.nextSetBit(edges.firstEdge(here));
                    edge >= 0 && edge < end;
                    edge = present.nextSetBit(edge + 1)) {
                int next = edges.end(edge);
                closesCycle |= positions[next] == last;
                if (positions[next] < last && !seen.get(next)) {
                    seen.set(next);
                    stack[depth++] = next;
                }
            }
        }
        for (int i = 0; i < size; i++) {
            seen.clear(ahead[i]);
        }
        while (depth > 0) {
            seen.clear(stack[--depth]);
        }
        return closesCycle ? -1 : size;
    }

    /** Collects what reaches a vertex from a position on. */
    private int searchBehind(int vertex, int first) {
        int size = 0;
        int depth = 0;
        stack[depth++] = vertex;
        seen.set(vertex);
        while (depth > 0) {
            int here = stack[--depth];
            behind[size++] = here;
            for (int edge : edges.edgesTo(here)) {
                int before = edges.begin(edge);
                if (present.get(edge) && positions[before] > first && !seen.get(before)) {
                    seen.set(before);
                    stack[depth++] = before;
                }
            }
        }
        for (int i = 0; i < size; i++) {
            seen.clear(behind[i]);
        }
        return size;
    }

    /** Gives the positions of both sets to what is behind, then to what is ahead. */
    private void rearrange(int aheadSize, int behindSize) {
        int[] places = new int[aheadSize + behindSize];
        Integer[] vertices = new Integer[places.length];
        sortInto(vertices, 0, behind, behindSize);
        sortInto(vertices, behindSize, ahead, aheadSize);
        for (int i = 0; i < places.length; i++) {
            places[i] = positions[vertices[i]];
        }
        Arrays.sort(places);
        for (int i = 0; i < places.length; i++) {
            positions[vertices[i]] = places[i];
        }
    }

    private void sortInto(Integer[] vertices, int begin, int[] set, int size) {
        for (int i = 0; i < size; i++) {
            vertices[begin + i] = set[i];
        }
        Arrays.sort(vertices, begin, begin + size, (a, b) -> positions[a] - positions[b]);
    }
}
