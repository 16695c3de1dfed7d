// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.Set;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.Switching;

/**
 * Validity of points: checked where all settings lie in the range compared with another simulator,
 * else extrapolated. The description of the simulator states the range.
 */
final class FlitValidity {
    private static final int MAX_TERMINALS = 1024;
    private static final Set<String> VALIDATED_ROUTINGS =
            Set.of("dimension-order-balanced", "dimension-order-unwrapped");

    private FlitValidity() {}

    /** Returns the validity of the points of a run. */
    static Validity validity(
            NetworkContext context,
            RouterConfiguration configuration,
            RouterContext routerContext) {
        return isCommonValidated(context, configuration)
                        && configuration.model().isValidated(routerContext, context.scenario())
                ? Validity.CHECKED
                : Validity.EXTRAPOLATED;
    }

    private static boolean isCommonValidated(
            NetworkContext context, RouterConfiguration configuration) {
        Network network = context.network();
        String routing = context.routing().name();
        String first = network.routings().get(0).name();
        return network.terminals() <= MAX_TERMINALS
                && (routing.equals(first) || VALIDATED_ROUTINGS.contains(routing))
                && context.lengths().scv() == 0
                && configuration.flowControl().switching() == Switching.WORMHOLE
                && !context.scenario().get(StandardParameters.ALLOW_DEADLOCK)
                && context.destinations().isUniform(network.terminals());
    }
}
