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
                new Equations(),
                new ThroughputByLoad(),
                new DelayByLoad(),
                new LossByLoad(),
                new ThroughputByBuffer(),
                new DelayByBuffer(),
                new LossByBuffer(),
                new SwitchSizes(),
                new ThroughputByHotSpot(),
                Occupancy.figure10(),
                Occupancy.figure11(),
                new OutputBuffers());
    }
}
