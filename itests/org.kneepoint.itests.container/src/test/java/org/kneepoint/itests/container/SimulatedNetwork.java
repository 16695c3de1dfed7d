// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import java.util.Map;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.contract.EvaluationSubject;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.run.RunRequest;

/**
 * A simulator on one of its networks, in short runs.
 *
 * @param own further settings
 */
record SimulatedNetwork(
        EvaluationService evaluation, String network, Simulator simulator, Map<String, String> own)
        implements EvaluationSubject {
    private static final Map<String, String> SHORT =
            Map.of("cycles", "4000", "warmup", "500", "precision", "0.05", "limit", "20");

    @Override
    public Described plugin() {
        return simulator;
    }

    @Override
    public String title() {
        return simulator.name() + " on " + network;
    }

    @Override
    public Parameters parameters() {
        return evaluation.parameters(network, SelectedEvaluator.of(simulator));
    }

    @Override
    public Map<String, String> settings() {
        Map<String, String> settings = EvaluationSubject.super.settings();
        settings.putAll(own);
        settings.putAll(SHORT);
        settings.keySet().retainAll(parameters().names());
        return settings;
    }

    @Override
    public Point evaluate(Map<String, String> settings) {
        RunRequest request =
                new RunRequest(EvaluationMethod.SIMULATION, network, simulator.name(), settings);
        return evaluation.evaluate(request, Progress.NONE).get(0).points().get(0);
    }
}
