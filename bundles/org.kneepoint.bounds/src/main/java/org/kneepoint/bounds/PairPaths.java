// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;
import org.kneepoint.networkcheck.RouteGraph;

/** Follows the packets of single pairs of terminals through a routing without cycles. */
final class PairPaths {
    private final RouteGraph graph;
    private final Channels channels;

    /** By source: its first start, starts of a source following each other. */
    private int[] starts = new int[0];

    private int[] places = new int[0];
    private int[] headers = new int[0];
    private double[] flow = new double[0];
    private long[] pending = new long[0];

    PairPaths(RouteGraph graph, Channels channels) {
        this.graph = graph;
        this.channels = channels;
    }

    /** Receives the share of the packets that take a channel, possibly in parts. */
    @FunctionalInterface
    interface Shares {
        void add(int channel, double share);
    }

    /**
     * Begins with the explored destination.
     *
     * @return whether the routing to it is oblivious and has no cycles
     */
    boolean begin() {
        if (places.length < graph.size()) {
            places = new int[2 * graph.size()];
            headers = new int[2 * graph.size()];
            flow = new double[2 * graph.size()];
            pending = new long[(2 * graph.size() >> 6) + 1];
        }
        boolean isOblivious = !graph.isCyclic();
        for (int place = 0; place < graph.size(); place++) {
            headers[place] = graph.header(place);
            places[headers[place]] = place;
            isOblivious = isOblivious && !graph.isAdaptive(headers[place]);
        }
        int last = -1;
        for (int start = 0; start < graph.starts(); start++) {
            last = Math.max(last, graph.source(start));
        }
        starts = new int[last + 2];
        Arrays.fill(starts, graph.starts());
        for (int start = graph.starts() - 1; start >= 0; start--) {
            starts[graph.source(start)] = start;
        }
        return isOblivious;
    }

    /**
     * Follows the packets of a source, header by header in their order.
     *
     * @return the number of moves
     */
    long follow(int source, Shares shares) {
        int lowest = Integer.MAX_VALUE;
        int highest = -1;
        for (int start = starts[source]; isOf(source, start); start++) {
            int place = places[graph.startHeader(start)];
            flow[place] += graph.startProbability(start);
            pending[place >> 6] |= 1L << place;
            lowest = Math.min(lowest, place);
            highest = Math.max(highest, place);
        }
        long moves = 0;
        for (int word = lowest >> 6; word <= highest >> 6; word++) {
            while (pending[word] != 0) {
                int place = (word << 6) + Long.numberOfTrailingZeros(pending[word]);
                pending[word] &= pending[word] - 1;
                int header = headers[place];
                for (int move = graph.first(header); move < graph.last(header); move++) {
                    double part = flow[place] * graph.share(header, move);
                    if (part > 0) {
                        shares.add(channels.link(graph.channel(move)), part);
                        int next = places[graph.next(move)];
                        flow[next] += part;
                        pending[next >> 6] |= 1L << next;
                        highest = Math.max(highest, next);
                        moves++;
                    }
                }
                flow[place] = 0;
            }
        }
        return moves;
    }

    private boolean isOf(int source, int start) {
        return start < graph.starts() && graph.source(start) == source;
    }
}
