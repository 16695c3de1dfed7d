// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.networkcheck.RoutingVerdict;

/**
 * Cache of routing verdicts, kept as long as topology and routing are installed. Safe for use by
 * several threads.
 */
final class VerdictCache {
    /**
     * By topology, by what the routing comes from, and by the values of both. A plug-in that is
     * gone is not held.
     */
    private final Map<Topology, Map<Described, Map<Map<String, Object>, RoutingVerdict>>> known =
            new WeakHashMap<>();

    /**
     * Returns the verdict on a network.
     *
     * @param topology what builds it
     * @param owner what the routing comes from: the topology, or an algorithm
     * @param values those of the topology's and the routing's words, which determine both
     * @param how finds it, unless it is known
     */
    RoutingVerdict of(
            Topology topology,
            Described owner,
            Map<String, Object> values,
            Supplier<RoutingVerdict> how) {
        Map<Map<String, Object>, RoutingVerdict> own;
        synchronized (known) {
            own =
                    known.computeIfAbsent(topology, t -> new WeakHashMap<>())
                            .computeIfAbsent(owner, o -> new ConcurrentHashMap<>());
        }
        RoutingVerdict verdict = own.get(values);
        if (verdict == null) {
            verdict = how.get();
            own.put(values, verdict);
        }
        return verdict;
    }
}
