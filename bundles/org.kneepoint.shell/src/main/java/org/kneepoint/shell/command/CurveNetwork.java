// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;

/** The network of a curve, built again from the settings of a point. */
final class CurveNetwork {
    private CurveNetwork() {}

    /**
     * Returns network, routing and traffic of a point.
     *
     * @return empty for a system of a paper
     * @throws org.kneepoint.api.scenario.BadInput if the network is not installed, or the settings
     *     of a table that was read are not complete
     */
    static Optional<NetworkContext> of(
            Catalogue catalogue, EvaluationService evaluation, Curve curve, Point point) {
        return of(catalogue, evaluation, curve.network(), point.settings());
    }

    /** Returns the network of some settings, of which those of evaluators are left out. */
    static Optional<NetworkContext> of(
            Catalogue catalogue,
            EvaluationService evaluation,
            String network,
            Map<String, String> settings) {
        if (catalogue.networks().contains(network) && catalogue.topology(network).isEmpty()) {
            return Optional.empty();
        }
        Map<String, String> own = new LinkedHashMap<>(settings);
        own.keySet().retainAll(evaluation.networkParameters(network, settings).names());
        own.values().removeIf(String::isEmpty);
        return Optional.of(single(evaluation.contexts(network, own)));
    }

    /**
     * Returns the only network.
     *
     * @throws BadInput if there are several
     */
    static NetworkContext single(List<NetworkContext> contexts) {
        if (contexts.size() != 1) {
            throw BadInput.because(
                    "network",
                    contexts.size(),
                    "a picture shows one network, and there are " + contexts.size());
        }
        return contexts.get(0);
    }
}
