// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.Outlines;

/** Outlines of the paper, and our interpretation of the network that it leaves open. */
final class RampPaper {
    static final Outlines OUTLINES = new Outlines(RampPaper.class);

    /** Nodes of the torus. */
    static final double NODES = 1024;

    /** Flits of a packet. */
    static final double LENGTH = 8;

    /** Cycles of a window. */
    static final double WINDOW = 100;

    /** Packets per window and unit of load in an empty network, (5). */
    static final double GRADIENT = NODES * WINDOW / LENGTH;

    static final String DO1 = "dimension-order";
    static final String DO2 = "dimension-order-unwrapped";
    static final String SA1 = "adaptive";
    static final String SA2 = "adaptive-free";

    static final String BUFFER = " buffer=16";

    private RampPaper() {}

    /** Returns a ramp command for the torus with these settings. */
    static ExperimentCommand ramp(String key, String settings) {
        return new ExperimentCommand(key, "ramp" + torus() + settings);
    }

    /** Returns the settings of the torus and its routers. */
    static String torus() {
        return " torus radix=32 dimensions=2 router=single-cycle length=8 injection_buffer=6";
    }
}
