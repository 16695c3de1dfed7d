// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.check;

import java.util.Map;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.contract.EvaluationSubject;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.run.RunRequest;

/**
 * An installed solver or simulator on an installed network, in short runs.
 *
 * @param given settings other than the defaults
 */
record InstalledEvaluator(
        EvaluationService evaluation,
        EvaluationMethod method,
        String network,
        Evaluator plugin,
        Map<String, String> given)
        implements EvaluationSubject {
    /** For simulators: a few hundred messages. */
    private static final Map<String, String> SHORT =
            Map.of("cycles", "4000", "warmup", "500", "precision", "0.05", "limit", "20");

    @Override
    public String title() {
        return plugin.name() + " for " + network;
    }

    @Override
    public Parameters parameters() {
        return evaluation.parameters(network, SelectedEvaluator.of(plugin), given);
    }

    @Override
    public Map<String, String> settings() {
        Map<String, String> settings = EvaluationSubject.super.settings();
        if (method.equals(EvaluationMethod.SIMULATION)) {
            settings.putAll(SHORT);
        }
        settings.keySet().retainAll(parameters().names());
        settings.putAll(given);
        return settings;
    }

    @Override
    public Point evaluate(Map<String, String> settings) {
        RunRequest request = new RunRequest(method, network, plugin.name(), settings);
        return evaluation.evaluate(request, Progress.NONE).get(0).points().get(0);
    }
}
