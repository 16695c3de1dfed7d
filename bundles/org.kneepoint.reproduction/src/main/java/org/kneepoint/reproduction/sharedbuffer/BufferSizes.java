// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.List;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Trial;

/** The runs of Figures 6 to 8: 64 nodes at full load, over the buffer size. */
final class BufferSizes {
    private BufferSizes() {}

    /** Returns model and simulation for these hot spots. */
    static List<Trial> trials(Effort effort, String hotspots) {
        String words =
                "shared-buffer nodes=64 radix=2 load=1 buffer="
                        + effort.of("2,3,4,6,8,12,16", "2,4,16")
                        + " hotspot="
                        + hotspots;
        String runs = effort.of(" replications=5 precision=0.01", " precision=0.05");
        return List.of(
                new Trial("model", "solve " + words),
                new Trial("simulation", "simulate " + words + runs));
    }
}
