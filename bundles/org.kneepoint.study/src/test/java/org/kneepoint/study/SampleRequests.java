// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Map;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.study.run.RunRequest;

/** Requests of single networks. */
public final class SampleRequests {
    private SampleRequests() {}

    /** To solve a network by a model. */
    public static RunRequest solve(String network, Evaluator solver, Map<String, String> settings) {
        return new RunRequest(EvaluationMethod.MODEL, network, solver.name(), settings);
    }

    /** To simulate a network. */
    public static RunRequest simulate(
            String network, Evaluator simulator, Map<String, String> settings) {
        return new RunRequest(EvaluationMethod.SIMULATION, network, simulator.name(), settings);
    }

    /** To raise the load of a network; an empty name stands for the usual simulator. */
    public static RunRequest ramp(String network, String simulator, Map<String, String> settings) {
        return new RunRequest(EvaluationMethod.RAMP, network, simulator, settings);
    }
}
