// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Routing;

/** Checks the assumptions of the model: section 2 and the routing of 3.1. */
final class FatTreeAssumptions {
    private FatTreeAssumptions() {}

    /**
     * Rejects a context outside the assumptions.
     *
     * @throws BadInput with the parameter, the allowed values and an alternative
     */
    static void require(NetworkContext context) {
        Scenario scenario = context.scenario();
        require(scenario, StandardParameters.SWITCHING, "wormhole");
        require(scenario, StandardParameters.PATTERN, "uniform");
        require(scenario, StandardParameters.ARRIVAL_PROCESS, "poisson");
        require(scenario, StandardParameters.LENGTH_DISTRIBUTION, "fixed");
        require(scenario, StandardParameters.HOTSPOT, 0.0);
        require(scenario, StandardParameters.SELF_TRAFFIC, false);
        require(scenario, FatTreeModelParameters.VCS, 1);
        requireFreeChoice(context.routing());
    }

    private static <T> void require(Scenario scenario, Parameter<T> parameter, T only) {
        scenario.find(parameter)
                .filter(value -> !value.equals(only))
                .ifPresent(
                        value -> {
                            throw refused(
                                    parameter, parameter.format(value), parameter.format(only));
                        });
    }

    /** Rejects routings that do not share one queue between both up-links. */
    private static void requireFreeChoice(Routing routing) {
        if (!routing.selection().equals(Routing.Selection.FIRST_FREE)) {
            throw refused(
                    StandardParameters.ROUTING,
                    routing.name(),
                    "headers must be free to take either up-link");
        }
    }

    private static BadInput refused(Parameter<?> parameter, String given, String allowed) {
        return BadInput.notAllowed(parameter.name(), given, allowed)
                .with("solver", "fat-tree")
                .remedy("try solver=wormhole, or simulate fat-tree");
    }
}
