// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.lang.ref.WeakReference;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.flow.StationFlows;

/**
 * Cache of the flows computed last, which curves of other lengths or buffers and separate points
 * share. Holds the network weakly. Thread-safe.
 */
final class StationFlowsCache {
    private volatile Entry latest;

    private record Entry(
            WeakReference<Network> network,
            WeakReference<Routing> routing,
            WeakReference<Destinations> pattern,
            int vcs,
            StationFlows flows) {
        private boolean isFor(
                Network otherNetwork,
                Routing otherRouting,
                Destinations otherPattern,
                int otherVcs) {
            return network.refersTo(otherNetwork)
                    && routing.refersTo(otherRouting)
                    && pattern.refersTo(otherPattern)
                    && vcs == otherVcs;
        }
    }

    /** Returns {@link StationFlows#of} for a context with its virtual channels. */
    StationFlows of(NetworkContext context, Progress progress) {
        Network network = context.network();
        Routing routing = context.routing();
        Destinations pattern = context.destinations();
        int vcs = context.scenario().get(WormholeModelParameters.VCS);
        Entry entry = latest;
        if (entry == null || !entry.isFor(network, routing, pattern, vcs)) {
            entry =
                    new Entry(
                            new WeakReference<>(network),
                            new WeakReference<>(routing),
                            new WeakReference<>(pattern),
                            vcs,
                            StationFlows.of(network, routing, pattern, vcs, progress));
            latest = entry;
        }
        return entry.flows();
    }
}
