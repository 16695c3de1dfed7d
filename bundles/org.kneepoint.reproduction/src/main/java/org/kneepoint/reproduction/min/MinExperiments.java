// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.List;
import org.kneepoint.reproduction.Experiment;

/** The experiments of the paper. */
public final class MinExperiments {
    private MinExperiments() {}

    /** Returns them in the order of the paper. */
    public static List<Experiment> all() {
        return List.of(
                new MinEquationsExperiment(),
                UniformTrafficExperiment.figure6(),
                UniformTrafficExperiment.figure7(),
                new HotSpotDelayExperiment(),
                new BufferLengthExperiment(),
                new MinSwitchSizeExperiment(),
                new OutstandingRequestsExperiment(),
                new SystemPowerExperiment());
    }
}
