// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.FormerNames;
import org.kneepoint.support.UnknownName;

/** Builds the networks, routings and traffic patterns of settings without an evaluator. */
final class NetworkContexts {
    private static final Parameters SELECTING =
            Parameters.of(StandardParameters.ROUTING, StandardParameters.PATTERN);

    private final String network;
    private final ApplicableParameters applicable;
    private final ScenarioAssembler assembler;

    /**
     * Creates the contexts of a topology.
     *
     * @throws BadInput if there is no topology of that name
     */
    NetworkContexts(Catalogue catalogue, VerdictCache verdictCache, String network) {
        if (catalogue.topology(network).isEmpty()) {
            throw catalogue.networks().contains(network)
                    ? BadInput.notAllowed("network", network, "a topology, with channels")
                    : UnknownName.of("network", network, catalogue.networks());
        }
        this.network = network;
        applicable = new ApplicableParameters(catalogue, network, SELECTING);
        assembler = new ScenarioAssembler(catalogue, verdictCache);
    }

    /** Returns the parameters that apply to settings. */
    Parameters parameters(Map<String, String> settings) {
        return applicable.of(settings);
    }

    /** Returns the contexts of all combinations. */
    List<NetworkContext> of(Map<String, String> settings) {
        Parameters known = applicable.of(settings);
        Map<String, String> own = FormerNames.settings(settings, known.names()::contains);
        Parameter<?> axis = StandardParameters.LOAD;
        return ParameterSweep.of(network, known, own, axis, applicable::of).curves().stream()
                .flatMap(List::stream)
                .map(assembler::assemble)
                .map(assembled -> assembled.context().orElseThrow())
                .toList();
    }
}
