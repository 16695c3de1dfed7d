// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The dependencies that packets can cause: from each channel to those that leave its end. Parallel
 * channels are one, since what waits for one of them waits for all.
 */
final class ChannelSuccessors implements AcyclicOrder.Edges {
    /** By router: its first channel; one more at the end. */
    private final int[] first;

    /** By channel: the router at its end, and its begin. */
    private final int[] ends;

    private final int[] begins;

    /** By channel: its first dependency; one more at the end. */
    private final int[] firstEdge;

    /** By dependency: the channel that is held. */
    private final int[] holders;

    /** By channel: the dependencies on it. */
    private final int[][] edgesTo;

    /**
     * Numbers channels and dependencies.
     *
     * @throws ArithmeticException if there are more dependencies than an {@code int} counts
     */
    ChannelSuccessors(RouterGraph graph) {
        int routers = graph.routers();
        int[][] neighbours = new int[routers][];
        Arrays.setAll(neighbours, router -> neighbours(graph, router));
        first = new int[routers + 1];
        for (int router = 0; router < routers; router++) {
            first[router + 1] = first[router] + neighbours[router].length;
        }
        ends = new int[first[routers]];
        begins = new int[ends.length];
        for (int router = 0; router < routers; router++) {
            System.arraycopy(neighbours[router], 0, ends, first[router], neighbours[router].length);
            Arrays.fill(begins, first[router], first[router + 1], router);
        }
        firstEdge = new int[ends.length + 1];
        for (int channel = 0; channel < ends.length; channel++) {
            int degree = first[ends[channel] + 1] - first[ends[channel]];
            firstEdge[channel + 1] = Math.addExact(firstEdge[channel], degree);
        }
        holders = new int[firstEdge[ends.length]];
        edgesTo = new int[ends.length][];
        connect(routers);
    }

    private static int[] neighbours(RouterGraph graph, int router) {
        return IntStream.range(0, graph.degree(router))
                .map(channel -> graph.neighbour(router, channel))
                .distinct()
                .toArray();
    }

    private void connect(int routers) {
        int[] inputs = new int[routers];
        Arrays.stream(ends).forEach(end -> inputs[end]++);
        Arrays.setAll(edgesTo, channel -> new int[inputs[begins[channel]]]);
        int[] filled = new int[ends.length];
        for (int channel = 0; channel < ends.length; channel++) {
            for (int edge = firstEdge[channel]; edge < firstEdge[channel + 1]; edge++) {
                holders[edge] = channel;
                int next = first[ends[channel]] + edge - firstEdge[channel];
                edgesTo[next][filled[next]++] = edge;
            }
        }
    }

    /** Returns the first channel of a router; of the router after the last, their number. */
    int firstChannel(int router) {
        return first[router];
    }

    /** Returns the router at which a channel ends. */
    int endRouter(int channel) {
        return ends[channel];
    }

    /**
     * Returns the channel between two routers.
     *
     * @throws IllegalArgumentException if there is none
     */
    int channel(int from, int to) {
        for (int channel = first[from]; channel < first[from + 1]; channel++) {
            if (ends[channel] == to) {
                return channel;
            }
        }
        throw new IllegalArgumentException("no channel from " + from + " to " + to);
    }

    /** Returns the dependency of a channel on one that leaves its end. */
    int edge(int channel, int next) {
        return firstEdge[channel] + next - first[ends[channel]];
    }

    @Override
    public int vertices() {
        return ends.length;
    }

    @Override
    public int firstEdge(int vertex) {
        return firstEdge[vertex];
    }

    @Override
    public int begin(int edge) {
        return holders[edge];
    }

    @Override
    public int end(int edge) {
        int channel = holders[edge];
        return first[ends[channel]] + edge - firstEdge[channel];
    }

    @Override
    public int[] edgesTo(int vertex) {
        return edgesTo[vertex];
    }
}
