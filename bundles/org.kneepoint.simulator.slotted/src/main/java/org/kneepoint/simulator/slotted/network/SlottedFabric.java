// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.support.MultistageSize;

/** Dimensions of a network of d x d switches and addresses of its outputs. Immutable. */
public final class SlottedFabric {
    /** Most outlets: addresses have at most 30 bits for any radix. */
    static final int MAX_OUTLETS = 1 << 27;

    private final int nodes;
    private final int radix;
    private final int stages;
    private final int switches;
    private final int digitBits;
    private final int digitMask;

    private SlottedFabric(int nodes, int radix, int stages) {
        this.nodes = nodes;
        this.radix = radix;
        this.stages = stages;
        switches = nodes / radix;
        digitBits = Integer.SIZE - Integer.numberOfLeadingZeros(radix - 1);
        digitMask = (1 << digitBits) - 1;
    }

    /**
     * Creates the network of a number of nodes.
     *
     * @param nodes 2 to 2^30
     * @param radix switch size, at least 2
     * @throws BadInput if the nodes are no power of the radix, or too many
     */
    public static SlottedFabric of(int nodes, int radix) {
        int stages = MultistageSize.of(nodes, radix).stages();
        if ((long) nodes * stages > MAX_OUTLETS) {
            String outlets = (long) nodes * stages + " outlets in " + stages + " stages, at most ";
            throw BadInput.notAllowed("nodes", nodes, outlets + MAX_OUTLETS).with("radix", radix);
        }
        return new SlottedFabric(nodes, radix, stages);
    }

    /** Returns the number of inputs, which is that of outputs, N. */
    public int nodes() {
        return nodes;
    }

    /** Returns the switch size d. */
    public int radix() {
        return radix;
    }

    /** Returns the number of stages k. */
    public int stages() {
        return stages;
    }

    /** Returns the number of outlets of all stages, kN. */
    int outlets() {
        return stages * nodes;
    }

    /** Returns the number of switches of a stage, N/d. */
    int switches() {
        return switches;
    }

    /** Returns the digits of an output as bit fields, that of the last stage in the lowest bits. */
    int address(int output) {
        int address = 0;
        int rest = output;
        for (int stage = stages - 1; stage >= 0; stage--) {
            address |= rest % radix << shift(stage);
            rest /= radix;
        }
        return address;
    }

    /** Returns the shift of the digit of a stage in an address. */
    int shift(int stage) {
        return (stages - 1 - stage) * digitBits;
    }

    /** Returns the digit of the output of a packet with a shift. */
    int digit(long packet, int shift) {
        return (int) (packet >>> shift) & digitMask;
    }
}
