// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.VcTable.INPUT;
import static org.kneepoint.simulator.flit.ideal.VcTable.NONE;
import static org.kneepoint.simulator.flit.ideal.VcTable.OUTPUT;
import static org.kneepoint.simulator.flit.ideal.VcTable.REMAINING;

import org.kneepoint.simulator.flit.kernel.FlitInvariants;
import org.kneepoint.simulator.flit.kernel.IndexSet;

/** Connections of input VCs to output VCs, with the remaining flits of the packet. */
final class VcConnections {
    private final VcTable vcTable;

    /** Output VCs that are connected. */
    private final IndexSet connected;

    /** Output VCs whose packet ends at a terminal. */
    private final IndexSet ejecting;

    /** Creates the table without connections. */
    VcConnections(VcTable vcTable) {
        this.vcTable = vcTable;
        connected = new IndexSet(vcTable.channelVcs());
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
        return vcTable.get(inputVc, OUTPUT);
    }

    /** Returns the remaining flits of the connection of an output VC. */
    int remainingFlits(int outputVc) {
        return vcTable.get(outputVc, REMAINING);
    }

    /** Returns whether several virtual channels of a channel are connected. */
    boolean hasSeveral(int channel) {
        long vcs = connected.mask(vcTable.id(channel, 0), vcTable.paddedVcs());
        return (vcs & vcs - 1) != 0;
    }

    /** Connects an input VC to an output VC for a number of flits. */
    void connect(int inputVc, int outputVc, int flits) {
        vcTable.set(outputVc, INPUT, inputVc);
        vcTable.set(inputVc, OUTPUT, outputVc);
        vcTable.set(outputVc, REMAINING, flits);
        connected.add(outputVc);
    }

    /** Counts a transferred flit and returns the number remaining. */
    int countFlit(int outputVc) {
        return vcTable.add(outputVc, REMAINING, -1);
    }

    /** Ends the connection of an output VC. */
    void disconnect(int outputVc) {
        vcTable.set(inputOf(outputVc), OUTPUT, NONE);
        vcTable.set(outputVc, INPUT, NONE);
        connected.remove(outputVc);
    }

    /**
     * Checks that the connections of inputs and outputs are consistent.
     *
     * @throws IllegalStateException if they are not
     */
    void checkInvariants() {
        for (int outputVc = 0; outputVc < vcTable.channelVcs(); outputVc++) {
            int inputVc = inputOf(outputVc);
            require(
                    connected.contains(outputVc) == (inputVc != NONE),
                    outputVc,
                    "is not counted as it is connected");
            if (inputVc != NONE) {
                require(
                        outputOf(inputVc) == outputVc,
                        outputVc,
                        "input VC is connected to another output VC");
                require(
                        remainingFlits(outputVc) > 0,
                        outputVc,
                        "connection without remaining flits");
            }
        }
    }

    private static void require(boolean holds, int outputVc, String violation) {
        FlitInvariants.require(holds, number -> "output VC " + number, outputVc, violation);
    }
}
