// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.Lanes.END;
import static org.kneepoint.simulator.flit.ideal.Lanes.FEEDER;
import static org.kneepoint.simulator.flit.ideal.Lanes.FROM;
import static org.kneepoint.simulator.flit.ideal.Lanes.INTO;
import static org.kneepoint.simulator.flit.ideal.Lanes.LEFT;
import static org.kneepoint.simulator.flit.ideal.Lanes.NONE;

import org.kneepoint.simulator.flit.kernel.Conservation;

/**
 * Which input lane flows into which output lane, and how much of the packet has yet to cross: the
 * worms that lie through the network.
 */
final class Worms {
    private final Lanes lanes;
    private final int[] flows;

    /** No worms. */
    Worms(Lanes lanes) {
        this.lanes = lanes;
        flows = new int[lanes.channels()];
        for (int lane = 0; lane < lanes.count(); lane++) {
            lanes.set(lane, FROM, NONE);
            lanes.set(lane, INTO, NONE);
            lanes.set(lane, FEEDER, NONE);
        }
        for (int lane = 0; lane < lanes.count(); lane++) {
            int end = lanes.wiredEnd(lane);
            lanes.set(lane, END, end);
            if (end != NONE) {
                lanes.set(end, FEEDER, lane);
            }
        }
    }

    /**
     * Returns the buffer at the end of an output lane, or NONE where a terminal takes the flits.
     */
    int end(int output) {
        return lanes.get(output, END);
    }

    /** Returns the output lane at whose end a buffer is, or NONE for a source. */
    int feeder(int lane) {
        return lanes.get(lane, FEEDER);
    }

    /** Returns the input lane that flows into an output lane, or NONE. */
    int from(int output) {
        return lanes.get(output, FROM);
    }

    /** Returns the output lane into which an input lane flows, or NONE. */
    int into(int input) {
        return lanes.get(input, INTO);
    }

    /** Returns how many flits have yet to cross into an output lane that is in use. */
    int left(int output) {
        return lanes.get(output, LEFT);
    }

    /** Returns the number of lanes of a channel that are in use. */
    int flows(int channel) {
        return flows[channel];
    }

    /** Lets an input lane flow into an output lane for so many flits. */
    void join(int input, int output, int flits) {
        lanes.set(output, FROM, input);
        lanes.set(input, INTO, output);
        lanes.set(output, LEFT, flits);
        flows[lanes.channel(output)]++;
    }

    /** Lets the worm that flows into an output lane end there, past the buffer behind it. */
    void endAt(int output) {
        lanes.set(output, END, NONE);
    }

    /** Lets a flit cross, and returns how many have yet to. */
    int pass(int output) {
        return lanes.add(output, LEFT, -1);
    }

    /** Ends the flow into an output lane, whose tail has crossed. */
    void part(int output) {
        lanes.set(from(output), INTO, NONE);
        lanes.set(output, FROM, NONE);
        lanes.set(output, END, lanes.wiredEnd(output));
        flows[lanes.channel(output)]--;
    }

    /**
     * Checks that inputs and outputs agree on who flows where.
     *
     * @throws IllegalStateException if not
     */
    void audit() {
        for (int channel = 0; channel < flows.length; channel++) {
            int found = 0;
            for (int vc = 0; vc < lanes.of(channel); vc++) {
                int output = lanes.lane(channel, vc);
                if (from(output) != NONE) {
                    found++;
                    require(into(from(output)) == output, channel, "an input flows elsewhere");
                    require(left(output) > 0, channel, "nothing is left to cross");
                }
            }
            require(found == flows[channel], channel, "lanes in use are miscounted");
        }
    }

    private static void require(boolean holds, int channel, String breach) {
        Conservation.require(holds, number -> "channel " + number, channel, breach);
    }
}
