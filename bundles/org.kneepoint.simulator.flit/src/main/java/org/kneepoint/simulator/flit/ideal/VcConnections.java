// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.VcTable.DOWNSTREAM;
import static org.kneepoint.simulator.flit.ideal.VcTable.INPUT;
import static org.kneepoint.simulator.flit.ideal.VcTable.NONE;
import static org.kneepoint.simulator.flit.ideal.VcTable.OUTPUT;
import static org.kneepoint.simulator.flit.ideal.VcTable.REMAINING;
import static org.kneepoint.simulator.flit.ideal.VcTable.UPSTREAM;

import org.kneepoint.simulator.flit.kernel.FlitInvariants;

/** Connections of input VCs to output VCs, with the remaining flits of the packet. */
final class VcConnections {
    private final VcTable vcTable;
    private final int[] activeVcs;

    /** Creates the table without connections. */
    VcConnections(VcTable vcTable) {
        this.vcTable = vcTable;
        activeVcs = new int[vcTable.channels()];
        for (int id = 0; id < vcTable.size(); id++) {
            vcTable.set(id, INPUT, NONE);
            vcTable.set(id, OUTPUT, NONE);
            vcTable.set(id, UPSTREAM, NONE);
        }
        for (int id = 0; id < vcTable.size(); id++) {
            int end = vcTable.downstreamOf(id);
            vcTable.set(id, DOWNSTREAM, end);
            if (end != NONE) {
                vcTable.set(end, UPSTREAM, id);
            }
        }
    }

    /** Returns the downstream buffer of an output VC, or NONE at an ejection port. */
    int downstream(int outputVc) {
        return vcTable.get(outputVc, DOWNSTREAM);
    }

    /** Returns the upstream output VC of a buffer, or NONE for a source. */
    int upstream(int id) {
        return vcTable.get(id, UPSTREAM);
    }

    /** Returns the input VC connected to an output VC, or NONE. */
    int inputOf(int outputVc) {
        return vcTable.get(outputVc, INPUT);
    }

    /** Returns the output VC connected to an input VC, or NONE. */
    int outputOf(int inputVc) {
        return vcTable.get(inputVc, OUTPUT);
    }

    /** Returns the remaining flits of the connection of an output VC. */
    int remainingFlits(int outputVc) {
        return vcTable.get(outputVc, REMAINING);
    }

    /** Returns the number of connected virtual channels of a channel. */
    int activeVcs(int channel) {
        return activeVcs[channel];
    }

    /** Connects an input VC to an output VC for a number of flits. */
    void connect(int inputVc, int outputVc, int flits) {
        vcTable.set(outputVc, INPUT, inputVc);
        vcTable.set(inputVc, OUTPUT, outputVc);
        vcTable.set(outputVc, REMAINING, flits);
        activeVcs[vcTable.channel(outputVc)]++;
    }

    /** Ends the packet of an output VC at a terminal instead of the downstream buffer. */
    void ejectAt(int outputVc) {
        vcTable.set(outputVc, DOWNSTREAM, NONE);
    }

    /** Counts a transferred flit and returns the number remaining. */
    int countFlit(int outputVc) {
        return vcTable.add(outputVc, REMAINING, -1);
    }

    /** Ends the connection of an output VC. */
    void disconnect(int outputVc) {
        vcTable.set(inputOf(outputVc), OUTPUT, NONE);
        vcTable.set(outputVc, INPUT, NONE);
        vcTable.set(outputVc, DOWNSTREAM, vcTable.downstreamOf(outputVc));
        activeVcs[vcTable.channel(outputVc)]--;
    }

    /**
     * Checks that the connections of inputs and outputs are consistent.
     *
     * @throws IllegalStateException if they are not
     */
    void checkInvariants() {
        for (int channel = 0; channel < activeVcs.length; channel++) {
            int found = 0;
            for (int vc = 0; vc < vcTable.vcsOf(channel); vc++) {
                int outputVc = vcTable.id(channel, vc);
                if (inputOf(outputVc) != NONE) {
                    found++;
                    require(
                            outputOf(inputOf(outputVc)) == outputVc,
                            channel,
                            "input VC is connected to another output VC");
                    require(
                            remainingFlits(outputVc) > 0,
                            channel,
                            "connection without remaining flits");
                }
            }
            require(
                    found == activeVcs[channel],
                    channel,
                    "wrong number of connected virtual channels");
        }
    }

    private static void require(boolean holds, int channel, String violation) {
        FlitInvariants.require(holds, number -> "channel " + number, channel, violation);
    }
}
