// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

/**
 * State of the channels, with the fields of {@link ChannelArbiter}, {@link VcConnections} and
 * {@link OutputRequests} for each adjacent, so that a flit needs one cache line for that of its
 * channel.
 */
final class ChannelTable {
    /** Cycle of the last grant, see {@link VcTable#stamp}, or {@link VcTable#NONE}. */
    static final int LAST_GRANT = 0;

    /** Round-robin pointer: the virtual channel after that granted last. */
    static final int NEXT_VC = 1;

    /** Number of connected output VCs. */
    static final int CONNECTED = 2;

    /** Number of requests with this channel among the candidates. */
    static final int REQUESTS = 3;

    private static final int STRIDE = 2;

    private final int[] records;

    /** Creates the table of a number of idle channels. */
    ChannelTable(int channels) {
        records = new int[Math.multiplyExact(channels, 1 << STRIDE)];
        forgetGrants();
    }

    /** Sets the cycle of the last grant of each channel to none. */
    void forgetGrants() {
        for (int at = LAST_GRANT; at < records.length; at += 1 << STRIDE) {
            records[at] = VcTable.NONE;
        }
    }

    int get(int channel, int field) {
        return records[(channel << STRIDE) + field];
    }

    void set(int channel, int field, int value) {
        records[(channel << STRIDE) + field] = value;
    }

    void add(int channel, int field, int change) {
        records[(channel << STRIDE) + field] += change;
    }
}
