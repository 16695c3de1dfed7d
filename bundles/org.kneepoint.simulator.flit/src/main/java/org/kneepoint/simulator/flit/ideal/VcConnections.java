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

    /** No worms. */
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

    /** Returns the buffer at the end of an output VC, or NONE where a terminal takes the flits. */
    int downstream(int outputVc) {
        return vcTable.get(outputVc, DOWNSTREAM);
    }

    /** Returns the output VC at whose end a buffer is, or NONE for a source. */
    int upstream(int id) {
        return vcTable.get(id, UPSTREAM);
    }

    /** Returns the input VC that flows into an output VC, or NONE. */
    int inputOf(int outputVc) {
        return vcTable.get(outputVc, INPUT);
    }

    /** Returns the output VC into which an input VC flows, or NONE. */
    int outputOf(int inputVc) {
        return vcTable.get(inputVc, OUTPUT);
    }

    /** Returns how many flits have yet to cross into an output VC that is in use. */
    int remainingFlits(int outputVc) {
        return vcTable.get(outputVc, REMAINING);
    }

    /** Returns the number of virtual channels of a channel that are in use. */
    int activeVcs(int channel) {
        return activeVcs[channel];
    }

    /** Lets an input VC flow into an output VC for so many flits. */
    void connect(int inputVc, int outputVc, int flits) {
        vcTable.set(outputVc, INPUT, inputVc);
        vcTable.set(inputVc, OUTPUT, outputVc);
        vcTable.set(outputVc, REMAINING, flits);
        activeVcs[vcTable.channel(outputVc)]++;
    }

    /** Lets the worm that flows into an output VC end there, past the buffer behind it. */
    void ejectAt(int outputVc) {
        vcTable.set(outputVc, DOWNSTREAM, NONE);
    }

    /** Lets a flit cross, and returns how many have yet to. */
    int countFlit(int outputVc) {
        return vcTable.add(outputVc, REMAINING, -1);
    }

    /** Ends the flow into an output VC, whose tail has crossed. */
    void disconnect(int outputVc) {
        vcTable.set(inputOf(outputVc), OUTPUT, NONE);
        vcTable.set(outputVc, INPUT, NONE);
        vcTable.set(outputVc, DOWNSTREAM, vcTable.downstreamOf(outputVc));
        activeVcs[vcTable.channel(outputVc)]--;
    }

    /**
     * Checks that inputs and outputs agree on who flows where.
     *
     * @throws IllegalStateException if not
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
                            "an input flows elsewhere");
                    require(remainingFlits(outputVc) > 0, channel, "nothing is left to cross");
                }
            }
            require(found == activeVcs[channel], channel, "virtual channels in use are miscounted");
        }
    }

    private static void require(boolean holds, int channel, String violation) {
        FlitInvariants.require(holds, number -> "channel " + number, channel, violation);
    }
}
