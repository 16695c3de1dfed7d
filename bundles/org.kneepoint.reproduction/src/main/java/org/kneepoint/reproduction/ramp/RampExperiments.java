// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import org.kneepoint.reproduction.Experiment;

/** The experiments of the paper. */
public final class RampExperiments {
    private RampExperiments() {}

    /** Returns them in the order of the paper. */
    public static List<Experiment> all() {
        return List.of(
                new GradientExperiment(),
                new ThresholdExperiment(),
                new SlewRateExperiment(),
                new NoiseExperiment(),
                new FilterExperiment(),
                new RoutingAlgorithmsExperiment(),
                new ConstantLoadExperiment(),
                new RampBufferSizeExperiment(),
                new CrossLineExperiment());
    }
}
