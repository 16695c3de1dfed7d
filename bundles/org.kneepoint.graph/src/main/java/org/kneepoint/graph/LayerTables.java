// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicReferenceArray;
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
    private final ChannelFrame frame;

    /** By router and input port: the channel that ends there, or {@link #NONE}. */
    private final int[][] inputs;

    /** By router and output port: the channel that begins there, or {@link #NONE}. */
    private final int[][] outputs;

    /** By target: for each layer the channels from which it is reached on shortest paths. */
    private final AtomicReferenceArray<BitSet[]> leading;

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
        frame = layers.frame();
        inputs = new int[graph.routers()][];
        outputs = new int[graph.routers()][];
        for (int router = 0; router < inputs.length; router++) {
            inputs[router] = new int[network.ports(router)];
            outputs[router] = new int[network.ports(router)];
            Arrays.fill(inputs[router], NONE);
            Arrays.fill(outputs[router], NONE);
        }
        connect(network);
        leading = new AtomicReferenceArray<>(graph.routers());
    }

    private void connect(Network network) {
        for (int router = 0; router < outputs.length; router++) {
            for (int port = 0; port < outputs[router].length; port++) {
                int peer = network.peerRouter(router, port);
                if (peer != Network.UNCONNECTED) {
                    int channel = frame.channel(router, peer);
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

    /** Returns the layers in which a router has a path to another, as a mask. */
    long mask(int source, int target) {
        BitSet[] rows = leading(target);
        long mask = 0;
        for (int layer = 0; layer < rows.length; layer++) {
            int next = rows[layer].nextSetBit(frame.firstChannel(source));
            mask |= next >= 0 && next < frame.firstChannel(source + 1) ? 1L << layer : 0;
        }
        return mask;
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
                && leading(target)[layer].get(channel)
                && (held == NONE || layers.has(layer, frame.edge(held, channel)));
    }

    private BitSet[] leading(int target) {
        BitSet[] rows = leading.get(target);
        if (rows == null) {
            rows = search(target);
            leading.set(target, rows);
        }
        return rows;
    }

    private BitSet[] search(int target) {
        short[] row = distances[target];
        int[] closestFirst =
                IntStream.range(0, row.length)
                        .filter(router -> row[router] > 0 && row[router] < HopCounts.NONE)
                        .boxed()
                        .sorted(Comparator.comparingInt(router -> row[router]))
                        .mapToInt(Integer::intValue)
                        .toArray();
        BitSet[] rows = new BitSet[layers()];
        for (int layer = 0; layer < rows.length; layer++) {
            int number = layer;
            rows[layer] = new BitSet();
            for (int router : closestFirst) {
                PairPaths.addLeading(
                        frame, router, row, edge -> layers.has(number, edge), rows[layer]);
            }
        }
        return rows;
    }
}
