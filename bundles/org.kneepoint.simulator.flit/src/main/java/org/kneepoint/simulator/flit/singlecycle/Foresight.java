// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.RouteOptions;
import org.kneepoint.simulator.flit.kernel.VcRequests;

/**
 * Reads ahead what is about to be needed, many at a time, where the state of the network is larger
 * than the caches: the memory then answers all at once instead of one after the other. What is read
 * is added up for no other reason than that it be read.
 */
final class Foresight {
    /** How many lanes to look ahead. */
    static final int BLOCK = 128;

    private static final int FEW_LANES = 1 << 16;

    private final Channels channels;
    private final Inputs inputs;
    private final Lanes lanes;
    private final VcRequests requests;
    private final RouteOptions options;
    private final Packets packets;
    private final boolean isWorthwhile;
    private long sum;

    Foresight(Channels channels, Packets packets) {
        this.channels = channels;
        this.packets = packets;
        inputs = channels.inputs;
        lanes = channels.lanes;
        requests = channels.requests;
        options = channels.options;
        isWorthwhile = inputs.size() > FEW_LANES;
    }

    /** Foresees that the headers of a list from one on ask for channels. */
    void ask(int from) {
        if (isWorthwhile && from % BLOCK == 0) {
            for (int i = from; i < end(from); i++) {
                int lane = channels.heads.lane(i);
                int packet = lanes.front(lane);
                sum += inputs.place(lane) + packets.target[packet] + packets.state[packet];
            }
        }
    }

    /** Foresees that the headers of a list from one on are served. */
    void serve(int from) {
        if (isWorthwhile && from % BLOCK == 0) {
            for (int i = from; i < end(from); i++) {
                int answer = lanes.options(channels.heads.lane(i));
                sum += requests.free(options.port(answer, 0));
            }
        }
    }

    private int end(int from) {
        return Math.min(from + BLOCK, channels.heads.size());
    }

    /** Foresees that a header or a tail moves through a channel. */
    void move(int lane, int channel) {
        if (isWorthwhile) {
            int output = Outputs.output(channel);
            sum += lanes.front(lane) + requests.free(output);
            if (!channels.outputs.isExit(output)) {
                sum += lanes.front(inputs.lane(channel));
            }
        }
    }
}
