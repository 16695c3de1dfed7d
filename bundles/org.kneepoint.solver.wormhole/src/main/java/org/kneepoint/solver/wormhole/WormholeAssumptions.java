// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.List;
import java.util.Set;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Routing.Selection;
import org.kneepoint.flow.StationFlows;
import org.kneepoint.solver.wormhole.model.SourceProcess;

/** Checks the assumptions of the models. */
final class WormholeAssumptions {
    private static final String POISSON = "poisson";
    private static final String BERNOULLI = "bernoulli";
    private static final Set<Selection> KNOWN =
            Set.of(Selection.FIRST_FREE, Selection.RANDOM, Selection.CYCLIC);

    private WormholeAssumptions() {}

    /**
     * Rejects a context outside the assumptions of the models.
     *
     * @throws BadInput with the parameter, the allowed values and a simulator
     */
    static void require(NetworkContext context) {
        Scenario scenario = context.scenario();
        Routing routing = context.routing();
        require(scenario, StandardParameters.SWITCHING, "wormhole");
        if (WormholeModelParameters.isPaper(scenario)) {
            require(scenario, StandardParameters.ARRIVAL_PROCESS, POISSON);
            require(scenario, StandardParameters.LENGTH_DISTRIBUTION, "fixed");
        }
        if (!allowsNonAtomicVcAllocation(routing)) {
            throw BadInput.of(
                    "routing",
                    routing.name(),
                    " is adaptive, or restricts VC reallocation to avoid deadlock, but the"
                            + " model needs fixed shares: "
                            + alternative(context.network())
                            + "simulate "
                            + scenario.network());
        }
        if (!KNOWN.contains(routing.selection())) {
            throw BadInput.of(
                    "routing",
                    routing.name(),
                    " selects outputs by the rule "
                            + routing.selection()
                            + ", whose shares the model cannot compute: "
                            + alternative(context.network())
                            + "simulate "
                            + scenario.network());
        }
    }

    /**
     * Rejects networks outside the assumptions of the paper.
     *
     * @throws BadInput if channels have other bandwidths than one flit per cycle
     */
    static void require(Scenario scenario, StationFlows flows) {
        if (WormholeModelParameters.isPaper(scenario) && !flows.isOfUnitBandwidth()) {
            throw BadInput.of(
                            WormholeModelParameters.VARIANT.name(),
                            scenario.get(WormholeModelParameters.VARIANT),
                            " is for channels of one flit per cycle, not for other rates")
                    .remedy("try simulate " + scenario.network());
        }
    }

    /** Returns whether a virtual channel may be reallocated as soon as the tail has left it. */
    private static boolean allowsNonAtomicVcAllocation(Routing routing) {
        DeadlockFreedom freedom = routing.deadlockFreedom();
        return freedom.claim() == DeadlockFreedom.Claim.NONE
                || freedom.claim() != DeadlockFreedom.Claim.ESCAPE
                        && freedom.holdsUnder(DeadlockFreedom.VcReallocation.NON_ATOMIC);
    }

    private static String alternative(Network network) {
        return network.routings().stream()
                .filter(other -> KNOWN.contains(other.selection()))
                .filter(other -> other.deadlockFreedom().claim() == DeadlockFreedom.Claim.ACYCLIC)
                .findFirst()
                .map(other -> "try routing=" + other.name() + ", or ")
                .orElse("");
    }

    /**
     * Returns the arrival process of the sources.
     *
     * @throws BadInput for a process without a model of the source queue
     */
    static SourceProcess sourceProcess(Scenario scenario) {
        String parameter = scenario.find(StandardParameters.ARRIVAL_PROCESS).orElse(POISSON);
        return switch (parameter) {
            case POISSON -> SourceProcess.POISSON;
            case BERNOULLI -> SourceProcess.BERNOULLI;
            default ->
                    throw refused(
                            scenario,
                            StandardParameters.ARRIVAL_PROCESS,
                            parameter,
                            List.of(POISSON, BERNOULLI));
        };
    }

    private static <T> void require(Scenario scenario, Parameter<T> parameter, T only) {
        scenario.find(parameter)
                .filter(value -> !value.equals(only))
                .ifPresent(
                        value -> {
                            throw refused(
                                    scenario,
                                    parameter,
                                    parameter.format(value),
                                    List.of(parameter.format(only)));
                        });
    }

    private static BadInput refused(
            Scenario scenario, Parameter<?> parameter, String given, List<String> allowed) {
        BadInput refused =
                BadInput.notAllowed(parameter.name(), given, allowed)
                        .with("solver", "wormhole")
                        .remedy("try simulate " + scenario.network());
        return WormholeModelParameters.isPaper(scenario)
                ? refused.with(
                        WormholeModelParameters.VARIANT.name(),
                        scenario.get(WormholeModelParameters.VARIANT))
                : refused;
    }
}
