// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.ChannelTable.CONNECTED;
import static org.kneepoint.simulator.flit.ideal.VcTable.INPUT;
import static org.kneepoint.simulator.flit.ideal.VcTable.NONE;
import static org.kneepoint.simulator.flit.ideal.VcTable.OUTPUT;
import static org.kneepoint.simulator.flit.ideal.VcTable.REMAINING;

import org.kneepoint.simulator.flit.kernel.FlitInvariants;
import org.kneepoint.simulator.flit.kernel.IndexSet;

/** Connections of input VCs to output VCs, with the remaining flits of the packet. */
final class VcConnections {
    private final VcTable vcTable;

    private final ChannelTable channelTable;

    /** Output VCs whose packet ends at a terminal. */
    private final IndexSet ejecting;

    /** Creates the table without connections. */
    VcConnections(VcTable vcTable, ChannelTable channelTable) {
        this.vcTable = vcTable;
        this.channelTable = channelTable;
        ejecting = new IndexSet(vcTable.channelVcs());
        for (int outputVc = 0; outputVc < vcTable.channelVcs(); outputVc++) {
            setEjecting(outputVc, vcTable.isEjection(outputVc));
        }
    }

    /** Returns whether the packet of an output VC ends at a terminal instead of the buffer. */
    boolean isEjecting(int outputVc) {
        return ejecting.contains(outputVc);
    }

    void setEjecting(int outputVc, boolean ejects) {
        if (ejects) {
            ejecting.add(outputVc);
        } else {
            ejecting.remove(outputVc);
        }
    }

    /** Returns the input VC connected to an output VC, or NONE. */
    int inputOf(int outputVc) {
        return vcTable.get(outputVc, INPUT);
    }

    /** Returns the output VC connected to an input VC, or NONE. */
    int outputOf(int inputVc) {
        // a request for an output VC is less than NONE
        return Math.max(vcTable.get(inputVc, OUTPUT), NONE);
    }

    /** Returns the remaining flits of the connection of an output VC. */
    int remainingFlits(int outputVc) {
        return vcTable.get(outputVc, REMAINING);
    }

    /** Returns whether several virtual channels of a channel are connected. */
    boolean hasSeveral(int channel) {
        return channelTable.get(channel, CONNECTED) > 1;
    }

    /** Connects an input VC to an output VC for a number of flits. */
    void connect(int inputVc, int outputVc, int flits) {
        vcTable.set(outputVc, INPUT, inputVc);
        vcTable.set(inputVc, OUTPUT, outputVc);
        vcTable.set(outputVc, REMAINING, flits);
        channelTable.add(vcTable.channel(outputVc), CONNECTED, 1);
    }

    /** Counts a transferred flit and returns the number remaining. */
    int countFlit(int outputVc) {
        return vcTable.add(outputVc, REMAINING, -1);
    }

    /** Ends the connection of an output VC. */
    void disconnect(int outputVc) {
        vcTable.set(inputOf(outputVc), OUTPUT, NONE);
        vcTable.set(outputVc, INPUT, NONE);
        channelTable.add(vcTable.channel(outputVc), CONNECTED, -1);
    }

    /**
     * Checks that the connections of inputs and outputs are consistent.
     *
     * @throws IllegalStateException if they are not
     */
    void checkInvariants() {
        int connected = 0;
        for (int outputVc = 0; outputVc < vcTable.channelVcs(); outputVc++) {
            int inputVc = inputOf(outputVc);
            if (inputVc != NONE) {
                connected++;
                require(
                        outputOf(inputVc) == outputVc,
                        outputVc,
                        "input VC is connected to another output VC");
                require(
                        remainingFlits(outputVc) > 0,
                        outputVc,
                        "connection without remaining flits");
            }
            if (vcTable.vc(outputVc + 1) == 0) {
                require(
                        channelTable.get(vcTable.channel(outputVc), CONNECTED) == connected,
                        outputVc,
                        "last of a channel whose connections are miscounted");
                connected = 0;
            }
        }
    }

    private static void require(boolean holds, int outputVc, String violation) {
        FlitInvariants.require(holds, number -> "output VC " + number, outputVc, violation);
    }
}
