// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/**
 * Settings of the pipelined router besides flow control.
 *
 * @param delays delays of the stages
 * @param speculative whether a header requests the switch and a virtual channel in the same cycle
 * @param vcAllocation VC allocator
 * @param switchAllocation switch allocator
 * @param crossbar speed-ups and output buffers
 */
public record PipelinedRouterSettings(
        PipelineDelays delays,
        boolean speculative,
        AllocationSettings vcAllocation,
        AllocationSettings switchAllocation,
        SwitchSettings crossbar) {
    /** Creates settings with one iteration of iSLIP and no speed-up. */
    public PipelinedRouterSettings(PipelineDelays delays, boolean speculative) {
        this(
                delays,
                speculative,
                AllocationSettings.DEFAULT,
                AllocationSettings.DEFAULT,
                SwitchSettings.DEFAULT);
    }

    /** Returns whether both allocators are the usual ones and there is no speed-up. */
    boolean isUsual() {
        return hasUsualSwitch() && vcAllocation.isSingleIslip();
    }

    /** Returns whether the switch allocator is the usual one. */
    boolean hasUsualSwitch() {
        return switchAllocation.isSingleIslip() && crossbar.isPlain();
    }
}
