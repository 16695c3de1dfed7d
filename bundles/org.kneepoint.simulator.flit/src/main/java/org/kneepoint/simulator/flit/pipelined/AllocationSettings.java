// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.allocation.Allocator;
import org.kneepoint.simulator.flit.allocation.AllocatorType;
import org.kneepoint.simulator.flit.allocation.ArbiterType;

/**
 * Settings of an allocator.
 *
 * @param type type of the allocator
 * @param arbiter type of its arbiters, if they can be selected
 * @param iterations most iterations, at least 1, if it is iterated
 */
public record AllocationSettings(AllocatorType type, ArbiterType arbiter, int iterations) {
    /** One iteration of iSLIP. */
    public static final AllocationSettings DEFAULT =
            new AllocationSettings(AllocatorType.ISLIP, ArbiterType.ROUND_ROBIN, 1);

    /** Returns whether the allocator is a single iteration of iSLIP, however it is named. */
    boolean isSingleIslip() {
        boolean isOutputFirst =
                type == AllocatorType.ISLIP
                        || type == AllocatorType.OUTPUT_FIRST && arbiter == ArbiterType.ROUND_ROBIN;
        return isOutputFirst && iterations == 1;
    }

    /** Creates the allocator of a router. */
    Allocator create(int inputs, int outputs) {
        return type.create(arbiter, iterations, inputs, outputs);
    }
}
