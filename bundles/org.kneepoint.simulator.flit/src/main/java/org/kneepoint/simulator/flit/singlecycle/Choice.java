// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.ChannelPace;
import org.kneepoint.simulator.flit.kernel.IndexSet;

/** Chooses the channels through which a flit crosses in a cycle, at most one of each output. */
final class Choice {
    private final Channels channels;
    private final Outputs outputs;
    private final Inputs inputs;
    private final IndexSet busy;
    private final int[] list;
    private final boolean limited;
    private final ChannelPace pace;

    /** Whether an input limit or rates of channels decide which outputs pass how many flits. */
    private final boolean restricted;

    private boolean waiting;
    private final long[] used;

    Choice(Channels channels, ChannelPace pace) {
        this.channels = channels;
        this.pace = pace;
        outputs = channels.outputs;
        inputs = channels.inputs;
        busy = channels.busy;
        list = new int[outputs.size()];
        limited = channels.rules.inputLimit();
        restricted = limited || pace != null;
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
        return restricted ? restricted(size, chosen, cycle) : all(size, chosen);
    }

    /** Returns how many channels are chosen in a cycle at most. */
    int most() {
        return outputs.size() * (pace == null ? 1 : pace.most());
    }

    /** Returns whether a flit was ready whose link takes one in another cycle only. */
    boolean isWaiting() {
        return waiting;
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

    /** Apart from {@link #list}, whose compiled code is faster with a single branch. */
    private int restricted(int size, int[] chosen, long cycle) {
        waiting = false;
        return limited ? limited(size, chosen, cycle) : paced(size, chosen, cycle);
    }

    /** Of each output as many channels as its rate allows. */
    private int paced(int size, int[] chosen, long cycle) {
        int found = 0;
        for (int i = 0; i < size; i++) {
            int output = list[i];
            long ready = outputs.ready(output);
            if (ready == 0) {
                busy.remove(output);
            }
            while (ready != 0 && isIdle(output, cycle)) {
                int channel = serve(output, ready, cycle);
                chosen[found++] = channel;
                ready &= ~(1L << Outputs.vc(channel));
            }
            waiting |= ready != 0;
        }
        return found;
    }

    private boolean isIdle(int output, long cycle) {
        return pace == null || pace.isIdle(outputs.port(output), cycle);
    }

    private int serve(int output, long ready, long cycle) {
        if (pace != null) {
            pace.send(outputs.port(output), cycle);
        }
        return outputs.serve(output, ready);
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
            waiting |= ready != 0;
            ready = unused(output, ready, cycle);
            while (ready != 0 && isIdle(output, cycle)) {
                int channel = serve(output, ready, cycle);
                chosen[found++] = channel;
                use(channels.owner(channel), cycle);
                ready =
                        pace == null
                                ? 0
                                : unused(output, ready & ~(1L << Outputs.vc(channel)), cycle);
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
