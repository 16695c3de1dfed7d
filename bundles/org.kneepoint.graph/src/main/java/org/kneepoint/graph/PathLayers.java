// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * An assignment of the pairs of routers to layers, such that the dependencies of the shortest paths
 * in a layer are acyclic. Immutable.
 *
 * <p>Greedy: the pairs that are farthest apart come first. Each joins the first layer in which all
 * of its shortest paths close no cycle; up to {@value #FULL_LAYERS} layers are begun for that. Else
 * it joins the first layer in which it has a path, with all dependencies that close no cycle there;
 * a further layer is begun if there is none.
 */
final class PathLayers {
    /** Layers begun so that pairs have all of their shortest paths. */
    static final int FULL_LAYERS = 4;

    private final ChannelSuccessors dependencies;
    private final short[][] distances;
    private final List<Layer> layers = new ArrayList<>();
    private final PairPaths paths;

    /** A layer under construction. */
    private static final class Layer {
        private final AcyclicOrder order;

        /** Dependencies known to close a cycle in it; it only grows, so they always will. */
        private final BitSet closing = new BitSet();

        Layer(AcyclicOrder order) {
            this.order = order;
        }

        /** Adds a dependency; returns whether it is there now. */
        boolean add(int edge) {
            return !closing.get(edge) && (order.has(edge) || order.add(edge));
        }

        /**
         * Removes dependencies again, since another was refused; that one is not tried again if it
         * closes a cycle without them too.
         */
        void undo(int[] edges, int size, int refused) {
            for (int i = 0; i < size; i++) {
                order.remove(edges[i]);
            }
            if (order.add(refused)) {
                order.remove(refused);
            } else {
                closing.set(refused);
            }
        }
    }

    /**
     * Assigns the pairs.
     *
     * @param distances by target, the channels to it from every router; {@link HopCounts#NONE} for
     *     none; an empty row for a router that is no target
     * @param sources the routers at which packets begin
     * @throws IllegalStateException if 64 layers do not suffice
     */
    PathLayers(RouterGraph graph, short[][] distances, BitSet sources) {
        this.distances = distances;
        dependencies = new ChannelSuccessors(graph);
        paths = new PairPaths(dependencies, graph.routers());
        int routers = graph.routers();
        for (int pair : RouterPairs.farthestFirst(distances, sources)) {
            assign(pair / routers, pair % routers);
        }
    }

    /** Returns the number of layers, at least 1. */
    int count() {
        return Math.max(1, layers.size());
    }

    /** Returns the channels and dependencies. */
    ChannelSuccessors dependencies() {
        return dependencies;
    }

    /** Returns whether a layer has a dependency. */
    boolean has(int layer, int edge) {
        return layer < layers.size() && layers.get(layer).order.has(edge);
    }

    private void assign(int source, int target) {
        paths.collect(source, distances[target]);
        if (layers.stream().anyMatch(this::joinsFully)) {
            return;
        }
        boolean joined =
                layers.size() >= FULL_LAYERS
                        && layers.stream().anyMatch(layer -> joinsPartly(layer, source, target));
        if (!joined) {
            begin();
        }
    }

    /** Begins a layer with the paths collected last. */
    private void begin() {
        if (layers.size() == Long.SIZE) {
            throw new IllegalStateException("more than " + Long.SIZE + " layers");
        }
        Layer fresh = new Layer(new AcyclicOrder(dependencies));
        layers.add(fresh);
        if (!joinsFully(fresh)) {
            throw new IllegalStateException("shortest paths of one pair form a cycle");
        }
    }

    /** Adds all dependencies collected last, or none. */
    private boolean joinsFully(Layer layer) {
        for (int i = 0; i < paths.size(); i++) {
            if (layer.closing.get(paths.edge(i))) {
                return false;
            }
        }
        int[] added = new int[paths.size()];
        int size = 0;
        for (int i = 0; i < paths.size(); i++) {
            int edge = paths.edge(i);
            if (!layer.order.has(edge)) {
                if (!layer.add(edge)) {
                    layer.undo(added, size, edge);
                    return false;
                }
                added[size++] = edge;
            }
        }
        return true;
    }

    /** Adds what closes no cycle, if that has a path, else nothing. */
    private boolean joinsPartly(Layer layer, int source, int target) {
        int[] added = new int[paths.size()];
        int size = 0;
        int refused = -1;
        for (int i = 0; i < paths.size(); i++) {
            int edge = paths.edge(i);
            if (!layer.order.has(edge)) {
                if (layer.add(edge)) {
                    added[size++] = edge;
                } else {
                    refused = edge;
                }
            }
        }
        BitSet leading = paths.leading(distances[target], layer.order::has);
        boolean hasPath = false;
        for (int c = dependencies.firstChannel(source);
                c < dependencies.firstChannel(source + 1);
                c++) {
            hasPath |= leading.get(c);
        }
        if (!hasPath) {
            layer.undo(added, size, refused);
        }
        return hasPath;
    }
}
