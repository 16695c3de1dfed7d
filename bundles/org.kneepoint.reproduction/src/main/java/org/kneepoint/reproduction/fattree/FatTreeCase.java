// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.fattree;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.kneepoint.reproduction.ExperimentEffort;

/**
 * A tree, a message length and the loads to evaluate: multiples of one step, so that model and
 * simulation have the same.
 *
 * @param nodes processors
 * @param length of a message, flits
 * @param step about a twentieth of where the simulated tree saturates, flits per node per cycle, as
 *     it is typed
 */
record FatTreeCase(int nodes, int length, String step) {
    private static final int[] FULL = {2, 6, 10, 12, 14, 16, 17, 18, 22};
    private static final int[] QUICK = {6, 12, 16, 22};
    private static final int LAST = 22;
    private static final int QUICK_NODE_CYCLES = 20_480_000;

    /** Returns the loads to simulate, as they are typed. */
    String simulated(ExperimentEffort effort) {
        return Arrays.stream(effort.choose(FULL, QUICK))
                .mapToObj(this::load)
                .collect(Collectors.joining(","));
    }

    /** Returns the loads of the model, as they are typed: those simulated, and all between them. */
    String modelled() {
        return step + ":" + load(LAST) + ":" + step;
    }

    private String load(int steps) {
        return new BigDecimal(step)
                .multiply(BigDecimal.valueOf(steps))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** Returns the settings of the run length; in quick form with the same node cycles for all. */
    String duration(ExperimentEffort effort) {
        return effort.choose(" precision=0.02 limit=60", " cycles=" + QUICK_NODE_CYCLES / nodes);
    }

    /** Returns its label. */
    String label() {
        return nodes + " nodes, " + length + " flits";
    }

    /** Returns the settings common to model and simulation. */
    String settings() {
        return " fat-tree nodes=" + nodes + " length=" + length + " buffer=1";
    }
}
