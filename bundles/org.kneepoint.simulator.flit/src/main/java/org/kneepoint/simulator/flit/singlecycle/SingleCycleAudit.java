// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.function.IntFunction;
import org.kneepoint.simulator.flit.kernel.Conservation;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/** Checks what is conserved, and that what is remembered follows from what is there. */
final class SingleCycleAudit {
    private final Channels channels;
    private final Outputs outputs;
    private final Inputs inputs;
    private final Lanes lanes;
    private final TimerWheel underWay;
    private final IntFunction<String> laneName;

    SingleCycleAudit(Channels channels, TimerWheel underWay) {
        this.channels = channels;
        this.underWay = underWay;
        outputs = channels.outputs;
        inputs = channels.inputs;
        lanes = channels.lanes;
        laneName = inputs::name;
    }

    /**
     * Checks everything.
     *
     * @param entered flits that have entered injection buffers so far
     * @throws IllegalStateException if something does not agree
     */
    void check(long entered) {
        int[] flits = new int[inputs.size()];
        int[] credits = new int[inputs.size()];
        underWay.forEachFirst(
                code -> {
                    if (code >= 0) {
                        flits[code]++;
                    } else {
                        credits[~code]++;
                    }
                });
        long inside = 0;
        for (int lane = 0; lane < inputs.size(); lane++) {
            inside += lanes.flits(lane) + flits[lane];
            if (!inputs.isInjection(lane)) {
                checkPlaces(lane, flits[lane] + credits[lane]);
            }
        }
        long left = 0;
        for (int output = 0; output < outputs.size(); output++) {
            left += outputs.isExit(output) ? outputs.carried(output) : 0;
            for (long rest = channels.vcs(output); rest != 0; rest &= rest - 1) {
                checkOwner(Outputs.channel(output, Long.numberOfTrailingZeros(rest)));
            }
        }
        Conservation.requireFlits(inside, entered - left);
    }

    /** Credits are derived here from what is counted as under way, which is counted again. */
    private void checkPlaces(int lane, int moving) {
        Conservation.requireCredits(
                laneName,
                lane,
                lanes.credits(lane),
                lanes.flits(lane),
                moving,
                channels.flow.buffer());
    }

    private void checkOwner(int channel) {
        int output = Outputs.output(channel);
        int owner = channels.owner(channel);
        boolean room = outputs.isExit(output) || lanes.credits(inputs.lane(channel)) > 0;
        boolean ready = owner != Lanes.NONE && lanes.flits(owner) > 0 && room;
        boolean marked = (outputs.ready(output) >> Outputs.vc(channel) & 1) != 0;
        boolean held = owner == Lanes.NONE || lanes.out(owner) == channel;
        Conservation.require(
                held && ready == marked,
                SingleCycleAudit::name,
                channel,
                "its owner or its flits are not as noted");
    }

    private static String name(int channel) {
        return "virtual channel " + Outputs.vc(channel) + " of output " + Outputs.output(channel);
    }
}
