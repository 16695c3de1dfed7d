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
 * Cache of routing verdicts while topology and routing are installed. Safe for use by several
 * threads.
 */
final class VerdictCache {
    /**
     * By topology, by owner of the routing, and by the values of both; uninstalled plug-ins are not
     * held.
     */
    private final Map<Topology, Map<Described, Map<Map<String, Object>, RoutingVerdict>>> known =
            new WeakHashMap<>();

    /**
     * Returns the verdict on a network and routing.
     *
     * @param topology the topology of the network
     * @param owner the source of the routing: the topology, or an algorithm
     * @param values the values of the parameters of topology and routing
     * @param how computes the verdict if it is not cached
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
