// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * An assignment of the pairs of routers to layers, such that the dependencies of all shortest paths
 * of the pairs of a layer are acyclic. Immutable.
 *
 * <p>Greedy: the pairs that are farthest apart come first, and each joins the first layer in which
 * it closes no cycle, a new one if there is none. At the end each pair may use every layer that has
 * all of its dependencies, which evens out the load of the layers.
 */
final class PathLayers {
    private final int routers;
    private final short[][] distances;
    private final ChannelFrame frame;
    private final List<Layer> layers = new ArrayList<>();

    /** By pair, source times routers plus target: the layers it may use. */
    private final long[] masks;

    /** A layer, with the dependencies known to close a cycle in it. */
    private record Layer(AcyclicOrder order, BitSet closing) {}

    /** Dependencies of a pair. */
    private int[] edges = new int[64];

    private int edgeCount;

    /** Routers of the paths of a pair, in the order of their distance. */
    private final int[] queue;

    private final boolean[] isQueued;

    /**
     * Assigns the pairs.
     *
     * @param distances by target, the channels to it from every router; {@link HopCounts#NONE} for
     *     none; an empty row for a router that is no target
     * @param sources the routers at which packets begin
     * @throws IllegalStateException if 64 layers do not suffice
     */
    PathLayers(RouterGraph graph, short[][] distances, BitSet sources) {
        routers = graph.routers();
        this.distances = distances;
        frame = new ChannelFrame(graph);
        masks = new long[routers * routers];
        queue = new int[routers];
        isQueued = new boolean[routers];
        int[] pairs = farthestFirst(sources);
        for (int pair : pairs) {
            assign(pair);
        }
        for (int pair : pairs) {
            masks[pair] = fitting(pair);
        }
    }

    /** Returns the number of layers, at least 1. */
    int count() {
        return Math.max(1, layers.size());
    }

    /** Returns the layers that packets between two different routers may use, as a mask. */
    long mask(int source, int target) {
        return masks[source * routers + target];
    }

    private int[] farthestFirst(BitSet sources) {
        int[] counts = new int[HopCounts.NONE + 1];
        forEachPair(sources, (source, target) -> counts[distances[target][source]]++);
        int[] next = new int[counts.length];
        for (int distance = counts.length - 2; distance >= 0; distance--) {
            next[distance] = next[distance + 1] + counts[distance + 1];
        }
        int[] pairs = new int[next[0] + counts[0]];
        forEachPair(
                sources,
                (source, target) ->
                        pairs[next[distances[target][source]]++] = source * routers + target);
        return pairs;
    }

    /** Takes a source and a target. */
    private interface PairConsumer {
        void accept(int source, int target);
    }

    private void forEachPair(BitSet sources, PairConsumer consumer) {
        for (int target = 0; target < routers; target++) {
            short[] row = distances[target];
            for (int source = sources.nextSetBit(0);
                    source >= 0 && row.length > 0;
                    source = sources.nextSetBit(source + 1)) {
                if (row[source] > 0 && row[source] < HopCounts.NONE) {
                    consumer.accept(source, target);
                }
            }
        }
    }

    private void assign(int pair) {
        collectEdges(pair / routers, pair % routers);
        for (int i = 0; i < layers.size(); i++) {
            if (joins(layers.get(i))) {
                return;
            }
        }
        if (layers.size() == Long.SIZE) {
            throw new IllegalStateException("more than " + Long.SIZE + " layers");
        }
        Layer fresh = new Layer(new AcyclicOrder(frame), new BitSet());
        layers.add(fresh);
        if (!joins(fresh)) {
            throw new IllegalStateException("shortest paths of one pair form a cycle");
        }
    }

    /** Adds the dependencies collected last to a layer, all or none; returns whether it did. */
    private boolean joins(Layer layer) {
        for (int i = 0; i < edgeCount; i++) {
            if (layer.closing().get(edges[i])) {
                return false;
            }
        }
        int[] added = new int[edgeCount];
        int size = 0;
        for (int i = 0; i < edgeCount; i++) {
            int edge = edges[i];
            if (layer.order().has(edge)) {
                continue;
            }
            if (!layer.order().add(edge)) {
                for (int j = 0; j < size; j++) {
                    layer.order().remove(added[j]);
                }
                noteIfClosing(layer, edge);
                return false;
            }
            added[size++] = edge;
        }
        return true;
    }

    /** A layer only grows, so what closes a cycle in it now always will. */
    private static void noteIfClosing(Layer layer, int edge) {
        if (layer.order().add(edge)) {
            layer.order().remove(edge);
        } else {
            layer.closing().set(edge);
        }
    }

    private long fitting(int pair) {
        collectEdges(pair / routers, pair % routers);
        long mask = 0;
        for (int layer = 0; layer < layers.size(); layer++) {
            AcyclicOrder order = layers.get(layer).order();
            boolean fits = true;
            for (int i = 0; i < edgeCount && fits; i++) {
                fits = order.has(edges[i]);
            }
            mask |= fits ? 1L << layer : 0;
        }
        return mask;
    }

    /** Collects the dependencies between consecutive channels of all shortest paths of a pair. */
    private void collectEdges(int source, int target) {
        short[] row = distances[target];
        edgeCount = 0;
        queue[0] = source;
        int end = 1;
        for (int i = 0; i < end; i++) {
            int here = queue[i];
            isQueued[here] = false;
            for (int channel = frame.firstChannel(here);
                    channel < frame.firstChannel(here + 1);
                    channel++) {
                int next = frame.endRouter(channel);
                if (row[next] < row[here] && next != target) {
                    collectFrom(channel, next, row);
                    if (!isQueued[next]) {
                        isQueued[next] = true;
                        queue[end++] = next;
                    }
                }
            }
        }
    }

    private void collectFrom(int channel, int router, short[] row) {
        for (int next = frame.firstChannel(router); next < frame.firstChannel(router + 1); next++) {
            if (row[frame.endRouter(next)] < row[router]) {
                if (edgeCount == edges.length) {
                    edges = Arrays.copyOf(edges, 2 * edgeCount);
                }
                edges[edgeCount++] = frame.edge(channel, next);
            }
        }
    }
}
