// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.random.RandomGenerator;
import org.kneepoint.simulator.flit.kernel.RequestMatrix;
import org.kneepoint.simulator.flit.kernel.RouteOptions;
import org.kneepoint.simulator.flit.kernel.VcRequests;

/**
 * Gives channels to waiting headers. The lanes that lead into a router have the first turn one
 * after the other, cycle by cycle. A header takes the free channel with the most room among those
 * of the highest priority that are free; ties are broken at random.
 */
final class Allocation {
    private static final int NONE = Lanes.NONE;

    private final Channels channels;
    private final Outputs outputs;
    private final Inputs inputs;
    private final Lanes lanes;
    private final VcRequests requests;
    private final RouteOptions options;
    private final Heads heads;
    private final RandomGenerator random;
    private final int[] changed;

    Allocation(Channels channels, RandomGenerator random) {
        this.channels = channels;
        this.random = random;
        outputs = channels.outputs;
        inputs = channels.inputs;
        lanes = channels.lanes;
        requests = channels.requests;
        options = channels.options;
        heads = channels.heads;
        changed = new int[outputs.size()];
    }

    /** Lets the new headers ask, and serves all outputs where something has changed. */
    void serve(long cycle) {
        for (int i = 0; i < heads.size(); i++) {
            channels.foresight.ask(i);
            channels.request(heads.lane(i));
        }
        for (int i = 0; i < heads.size(); i++) {
            channels.foresight.serve(i);
            welcome(heads.lane(i));
        }
        heads.clear();
        int size = channels.changed.drain(changed);
        for (int i = 0; i < size; i++) {
            serve(changed[i], cycle);
        }
    }

    /** Serves a new header at once if it has no rival, which is what happens most. */
    private void welcome(int lane) {
        int answer = lanes.options(lane);
        int size = options.size(answer);
        if (size == 1 && requests.matrix.isAlone(options.port(answer, 0), inputs.place(lane))) {
            serve(lane);
            return;
        }
        for (int i = 0; i < size; i++) {
            channels.changed.add(options.port(answer, i));
        }
    }

    private void serve(int output, long cycle) {
        int places = inputs.count(output);
        int turn = (int) (cycle % places);
        serve(output, turn, places);
        serve(output, 0, turn);
    }

    /** Serves those who wait for an output at places from one to before another. */
    private void serve(int output, int from, int to) {
        int place = requests.matrix.from(output, from);
        while (place != RequestMatrix.NONE && place < to && requests.free(output) != 0) {
            serve(inputs.at(output, place));
            place = requests.matrix.from(output, place + 1);
        }
    }

    private void serve(int lane) {
        int channel = pick(lanes.options(lane), channels.room(lane));
        if (channel != NONE) {
            channels.grant(lane, channel);
        }
    }

    private int pick(int answer, int needed) {
        int output = options.port(answer, 0);
        long open = requests.free(output) & options.vcs(answer, 0);
        if (outputs.isExit(output)) {
            return open == 0 ? NONE : Outputs.channel(output, Long.numberOfTrailingZeros(open));
        }
        return pickLink(answer, needed);
    }

    private int pickLink(int answer, int needed) {
        int best = NONE;
        int priority = Integer.MIN_VALUE;
        int most = needed;
        int alike = 0;
        for (int i = 0; i < options.size(answer); i++) {
            int output = options.port(answer, i);
            int offered = options.priority(answer, i);
            long open = offered < priority ? 0 : requests.free(output) & options.vcs(answer, i);
            for (; open != 0; open &= open - 1) {
                int channel = Outputs.channel(output, Long.numberOfTrailingZeros(open));
                int room = lanes.credits(inputs.lane(channel));
                boolean better = offered > priority ? room >= needed : room > most;
                alike = better ? 1 : room == most ? alike + 1 : alike;
                if (better || room == most && chance(alike)) {
                    best = channel;
                    priority = offered;
                    most = room;
                }
            }
        }
        return best;
    }

    /** Returns true with the probability one in so many. */
    private boolean chance(int many) {
        return random.nextInt(many) == 0;
    }
}
