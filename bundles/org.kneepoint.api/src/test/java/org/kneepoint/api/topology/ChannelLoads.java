// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Load of every channel, in flits per cycle, when each terminal sends one flit per cycle uniformly
 * to the others and every choice of the highest priority is free.
 */
final class ChannelLoads {
    private static final double NEGLIGIBLE = 1e-15;

    private final Map<Long, Double> loads = new LinkedHashMap<>();

    private ChannelLoads() {}

    static ChannelLoads of(Network network, Relation relation) {
        ChannelLoads loads = new ChannelLoads();
        double each = 1.0 / (network.terminals() - 1);
        for (int target = 0; target < network.terminals(); target++) {
            Map<Header, Double> flow = new HashMap<>();
            for (int source = 0; source < network.terminals(); source++) {
                if (source != target) {
                    relation.starts(source, target)
                            .forEach((start, p) -> flow.merge(start, p * each, Double::sum));
                }
            }
            while (!flow.isEmpty()) {
                loads.advance(relation, flow);
            }
        }
        return loads;
    }

    /** All headers move at once; what still wanders about in the end is too little to count. */
    private void advance(Relation relation, Map<Header, Double> flow) {
        Map<Header, Double> moved = new HashMap<>();
        flow.forEach(
                (header, amount) -> {
                    for (Move move : relation.moves(header)) {
                        double part = amount * move.share();
                        if (part > NEGLIGIBLE) {
                            VirtualChannel over = move.channel();
                            loads.merge(key(over.router(), over.port()), part, Double::sum);
                            moved.merge(move.next(), part, Double::sum);
                        }
                    }
                });
        flow.clear();
        flow.putAll(moved);
    }

    private static long key(int router, int port) {
        return (long) router << Integer.SIZE | port;
    }

    double at(int router, int port) {
        return loads.getOrDefault(key(router, port), 0.0);
    }

    double largest() {
        return loads.values().stream().mapToDouble(load -> load).max().orElse(0);
    }
}
