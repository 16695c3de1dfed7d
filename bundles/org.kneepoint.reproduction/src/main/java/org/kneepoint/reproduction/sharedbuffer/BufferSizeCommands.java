// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.List;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;

/** The runs of Figures 6 to 8: 64 nodes at full load, over the buffer size. */
final class BufferSizeCommands {
    private BufferSizeCommands() {}

    /** Returns model and simulation for these hot spots. */
    static List<ExperimentCommand> commands(ExperimentEffort effort, String hotspots) {
        String settings =
                "shared-buffer nodes=64 radix=2 load=1 buffer="
                        + effort.choose("2,3,4,6,8,12,16", "2,4,16")
                        + " hotspot="
                        + hotspots;
        String runs = effort.choose(" replications=5 precision=0.01", " precision=0.05");
        return ExperimentCommand.modelAndSimulation(settings, runs);
    }
}
