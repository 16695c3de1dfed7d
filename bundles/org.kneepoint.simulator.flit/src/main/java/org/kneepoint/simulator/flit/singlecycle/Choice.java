// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.IndexSet;

/** Chooses the channels through which a flit crosses in a cycle, at most one of each output. */
final class Choice {
    private final Channels channels;
    private final Outputs outputs;
    private final Inputs inputs;
    private final IndexSet busy;
    private final int[] list;
    private final boolean limited;
    private final long[] used;

    Choice(Channels channels) {
        this.channels = channels;
        outputs = channels.outputs;
        inputs = channels.inputs;
        busy = channels.busy;
        list = new int[outputs.size()];
        limited = channels.rules.inputLimit();
        used = new long[limited ? outputs.links() : 0];
        Arrays.fill(used, -1);
    }

    /**
     * Lists the channels chosen.
     *
     * @param chosen takes them
     * @return their number
     */
    int list(int[] chosen, long cycle) {
        int size = busy.list(list);
        return limited ? limited(size, chosen, cycle) : all(size, chosen);
    }

    private int all(int size, int[] chosen) {
        int found = 0;
        for (int i = 0; i < size; i++) {
            int output = list[i];
            long ready = outputs.ready(output);
            if (ready == 0) {
                busy.remove(output);
            } else {
                chosen[found++] = outputs.serve(output, ready);
            }
        }
        return found;
    }

    /** Of two outputs that want flits of one input, one chooses first in every other cycle. */
    private int limited(int size, int[] chosen, long cycle) {
        int found = 0;
        for (int i = 0; i < size; i++) {
            int output = list[(cycle & 1) == 0 ? i : size - 1 - i];
            long ready = outputs.ready(output);
            if (ready == 0) {
                busy.remove(output);
            }
            ready = unused(output, ready, cycle);
            if (ready != 0) {
                int channel = outputs.serve(output, ready);
                chosen[found++] = channel;
                use(channels.owner(channel), cycle);
            }
        }
        return found;
    }

    /** Returns those of a mask of virtual channels whose input has not passed on a flit yet. */
    private long unused(int output, long ready, long cycle) {
        long mask = ready;
        for (long rest = ready; rest != 0; rest &= rest - 1) {
            int vc = Long.numberOfTrailingZeros(rest);
            int lane = channels.owner(Outputs.channel(output, vc));
            if (!inputs.isInjection(lane) && used[inputs.link(lane)] == cycle) {
                mask &= ~(1L << vc);
            }
        }
        return mask;
    }

    private void use(int lane, long cycle) {
        if (!inputs.isInjection(lane)) {
            used[inputs.link(lane)] = cycle;
        }
    }
}
