// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.List;
import org.kneepoint.reproduction.Experiment;

/** The experiments of the paper. */
public final class SharedBufferExperiments {
    private SharedBufferExperiments() {}

    /** Returns them in the order of the paper. */
    public static List<Experiment> all() {
        return List.of(
                new SharedBufferEquationsExperiment(),
                new ThroughputByLoadExperiment(),
                new DelayByLoadExperiment(),
                new LossByLoadExperiment(),
                new ThroughputByBufferExperiment(),
                new DelayByBufferExperiment(),
                new LossByBufferExperiment(),
                new SharedBufferSwitchSizeExperiment(),
                new ThroughputByHotSpotExperiment(),
                OccupancyExperiment.figure10(),
                OccupancyExperiment.figure11(),
                new OutputBufferExperiment());
    }
}
