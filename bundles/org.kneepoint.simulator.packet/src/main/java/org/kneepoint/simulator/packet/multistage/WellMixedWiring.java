// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.random.RandomGenerator;

/**
 * Wires drawn at random after every stage but the last, so that arrivals at a buffer come from all
 * wires, the independence that analytic models assume. With a hot spot, the wires that lead to the
 * hot output keep their load: a wire is drawn from those, or from the others, according to the
 * output of the packet.
 */
final class WellMixedWiring implements StageWiring {
    private final RandomGenerator random;
    private final int nodes;
    private final int last;
    private final boolean isUniform;
    private final int[] treeStart;
    private final int[] treeSize;

    WellMixedWiring(MultistageLayout layout, MultistageWorkload workload, RandomGenerator random) {
        this.random = random;
        nodes = layout.nodes();
        last = layout.stages() - 1;
        isUniform = workload.hotspot() == 0;
        treeStart = new int[layout.stages()];
        treeSize = new int[layout.stages()];
        int power = 1;
        for (int stage = last; stage >= 0; stage--) {
            treeSize[stage] = power;
            treeStart[stage] = workload.hotOutput() - workload.hotOutput() % power;
            power *= layout.radix();
        }
    }

    @Override
    public int wireAfter(int stage, int wire, int output) {
        if (stage == last) {
            return output;
        }
        if (isUniform) {
            return random.nextInt(nodes);
        }
        int start = treeStart[stage];
        int size = treeSize[stage];
        if (output >= start && output < start + size) {
            return start + random.nextInt(size);
        }
        int other = random.nextInt(nodes - size);
        return other < start ? other : other + size;
    }
}
