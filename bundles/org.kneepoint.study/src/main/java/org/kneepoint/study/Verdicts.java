// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.verification.Verdict;

/**
 * What was found out about networks, kept as long as their topology is there: to follow all packets
 * of a network can take longer than to solve its model. Safe for use by several threads.
 */
final class Verdicts {
    /** By the words of the network and the routing. A topology that is gone is not held. */
    private final Map<Topology, Map<List<Object>, Verdict>> known = new WeakHashMap<>();

    /**
     * Returns the verdict on a network.
     *
     * @param topology what builds it
     * @param words those of the topology, which determine it
     * @param routing name of the routing
     * @param how finds it, unless it is known
     */
    Verdict of(
            Topology topology, Map<String, String> words, String routing, Supplier<Verdict> how) {
        Map<List<Object>, Verdict> own;
        synchronized (known) {
            own = known.computeIfAbsent(topology, t -> new ConcurrentHashMap<>());
        }
        List<Object> key = List.of(words, routing);
        Verdict verdict = own.get(key);
        if (verdict == null) {
            verdict = how.get();
            own.put(key, verdict);
        }
        return verdict;
    }
}
