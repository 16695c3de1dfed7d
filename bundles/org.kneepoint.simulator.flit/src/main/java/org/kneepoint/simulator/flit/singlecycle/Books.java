// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

/** Checks what is conserved, and that what is remembered follows from what is there. */
final class Books {
    private final Channels channels;
    private final Outputs outputs;
    private final Inputs inputs;
    private final Lanes lanes;
    private final Wheel wheel;

    Books(Channels channels, Wheel wheel) {
        this.channels = channels;
        this.wheel = wheel;
        outputs = channels.outputs;
        inputs = channels.inputs;
        lanes = channels.lanes;
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
        wheel.count(flits, credits);
        long inside = 0;
        for (int lane = 0; lane < inputs.size(); lane++) {
            inside += lanes.flits(lane) + flits[lane];
            if (!inputs.isInjection(lane)) {
                checkPlaces(lane, flits[lane], credits[lane]);
            }
        }
        long left = 0;
        for (int output = 0; output < outputs.size(); output++) {
            left += outputs.isExit(output) ? outputs.carried(output) : 0;
            for (long rest = channels.vcs(output); rest != 0; rest &= rest - 1) {
                checkOwner(Outputs.channel(output, Long.numberOfTrailingZeros(rest)));
            }
        }
        if (entered != left + inside) {
            throw new IllegalStateException(
                    "flits: " + entered + " entered, " + left + " left, " + inside + " inside");
        }
    }

    private void checkPlaces(int lane, int flits, int credits) {
        boolean known = lanes.underWay(lane) == flits + credits;
        if (!known || lanes.credits(lane) < 0 || lanes.flits(lane) < 0) {
            throw new IllegalStateException(
                    inputs.name(lane)
                            + ": of "
                            + channels.rules.buffer()
                            + " places "
                            + lanes.flits(lane)
                            + " are taken, "
                            + lanes.credits(lane)
                            + " are known to be free, "
                            + flits
                            + " flits and "
                            + credits
                            + " credits are under way");
        }
    }

    private void checkOwner(int channel) {
        int output = Outputs.output(channel);
        int owner = channels.owner(channel);
        boolean room = outputs.isExit(output) || lanes.credits(inputs.lane(channel)) > 0;
        boolean ready = owner != Lanes.NONE && lanes.flits(owner) > 0 && room;
        boolean marked = (outputs.ready(output) >> Outputs.vc(channel) & 1) != 0;
        if (owner != Lanes.NONE && lanes.out(owner) != channel || ready != marked) {
            throw new IllegalStateException(
                    "virtual channel "
                            + Outputs.vc(channel)
                            + " of output "
                            + output
                            + ": owner "
                            + owner
                            + ", ready "
                            + marked);
        }
    }
}
