// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.Network;

/**
 * The tables of {@link LayeredRouting}: which channels lead to a router in which layers, computed
 * on demand for each router of destination. Thread-safe.
 */
final class LayerTables {
    /** Channel of a header that comes from its source. */
    static final int NONE = -1;

    private final short[][] distances;
    private final PathLayers layers;
    private final ChannelSuccessors dependencies;

    /** By router and input port: the channel that ends there, or {@link #NONE}. */
    private final int[][] inputs;

    /** By router and output port: the channel that begins there, or {@link #NONE}. */
    private final int[][] outputs;

    /** By target and layer, on demand. */
    private final AtomicReferenceArray<Row[]> rows;

    /**
     * The paths to one router in one layer.
     *
     * @param leading the channels from which it is reached on shortest paths
     * @param complete the routers that have all of their shortest paths to it
     */
    private record Row(BitSet leading, BitSet complete) {}

    LayerTables(Network network) {
        RouterGraph graph = RouterGraph.of(network);
        RouterGraph reversed = graph.reversed();
        distances = new short[graph.routers()][0];
        BitSet sources = new BitSet();
        for (int terminal = 0; terminal < network.terminals(); terminal++) {
            sources.set(network.injectionRouter(terminal));
            int target = network.ejectionRouter(terminal);
            if (distances[target].length == 0) {
                distances[target] = HopCounts.row(reversed, target);
            }
        }
        layers = new PathLayers(graph, distances, sources);
        dependencies = layers.dependencies();
        inputs = new int[graph.routers()][];
        outputs = new int[graph.routers()][];
        for (int router = 0; router < inputs.length; router++) {
            inputs[router] = new int[network.ports(router)];
            outputs[router] = new int[network.ports(router)];
            Arrays.fill(inputs[router], NONE);
            Arrays.fill(outputs[router], NONE);
        }
        connect(network);
        rows = new AtomicReferenceArray<>(graph.routers());
    }

    private void connect(Network network) {
        for (int router = 0; router < outputs.length; router++) {
            for (int port = 0; port < outputs[router].length; port++) {
                int peer = network.peerRouter(router, port);
                if (peer != Network.UNCONNECTED) {
                    int channel = dependencies.channel(router, peer);
                    outputs[router][port] = channel;
                    inputs[peer][network.peerPort(router, port)] = channel;
                }
            }
        }
    }

    /** Returns the number of layers. */
    int layers() {
        return layers.count();
    }

    /**
     * Returns the layers for the packets between two different routers, as a mask: those with all
     * shortest paths, else those with some.
     */
    long mask(int source, int target) {
        Row[] known = rows(target);
        long some = 0;
        long all = 0;
        for (int layer = 0; layer < known.length; layer++) {
            int next = known[layer].leading().nextSetBit(dependencies.firstChannel(source));
            some |= next >= 0 && next < dependencies.firstChannel(source + 1) ? 1L << layer : 0;
            all |= known[layer].complete().get(source) ? 1L << layer : 0;
        }
        return all != 0 ? all : some;
    }

    /** Returns the channel that ends at an input port, or {@link #NONE}. */
    int input(int router, int port) {
        return inputs[router][port];
    }

    /**
     * Returns whether an output leads to a target in a layer.
     *
     * @param held the channel that the header holds, or {@link #NONE}
     */
    boolean leads(int router, int port, int held, int layer, int target) {
        int channel = outputs[router][port];
        return channel != NONE
                && rows(target)[layer].leading().get(channel)
                && (held == NONE || layers.has(layer, dependencies.edge(held, channel)));
    }

    private Row[] rows(int target) {
        Row[] known = rows.get(target);
        if (known == null) {
            known = search(target);
            rows.set(target, known);
        }
        return known;
    }

    private Row[] search(int target) {
        short[] row = distances[target];
        int[] closestFirst =
                IntStream.range(0, row.length)
                        .filter(router -> row[router] > 0 && row[router] < HopCounts.NONE)
                        .boxed()
                        .sorted(Comparator.comparingInt(router -> row[router]))
                        .mapToInt(Integer::intValue)
                        .toArray();
        Row[] found = new Row[layers()];
        for (int layer = 0; layer < found.length; layer++) {
            int number = layer;
            IntPredicate isPresent = edge -> layers.has(number, edge);
            found[layer] = new Row(new BitSet(), new BitSet());
            found[layer].complete().set(target);
            for (int router : closestFirst) {
                PairPaths.addLeading(dependencies, router, row, isPresent, found[layer].leading());
                if (isComplete(router, row, isPresent, found[layer].complete())) {
                    found[layer].complete().set(router);
                }
            }
        }
        return found;
    }

    private boolean isComplete(int router, short[] row, IntPredicate isPresent, BitSet complete) {
        for (int c = dependencies.firstChannel(router);
                c < dependencies.firstChannel(router + 1);
                c++) {
            int next = dependencies.endRouter(c);
            if (row[next] < row[router]
                    && !(complete.get(next) && isFollowed(c, next, row, isPresent))) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a channel may be followed by all that lead closer. */
    private boolean isFollowed(int channel, int router, short[] row, IntPredicate isPresent) {
        for (int next = dependencies.firstChannel(router);
                next < dependencies.firstChannel(router + 1);
                next++) {
            if (row[dependencies.endRouter(next)] < row[router]
                    && !isPresent.test(dependencies.edge(channel, next))) {
                return false;
            }
        }
        return true;
    }
}
