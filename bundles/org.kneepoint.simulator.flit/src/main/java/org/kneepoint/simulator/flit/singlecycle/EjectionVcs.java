// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;

/**
 * Owners of the ejection VCs. An ejection port has a virtual channel for every input VC of its
 * router, up to 64, so that all arrived packets share it flit by flit.
 */
final class EjectionVcs {
    private static final int MAX_VCS = Long.SIZE;

    private final int links;
    private final int vcs;
    private final int[] owner;

    /**
     * Creates ejection VCs without owners.
     *
     * @param capacity largest number of input VCs of a router
     */
    EjectionVcs(SingleCycleOutputPorts outputPorts, int capacity) {
        links = outputPorts.links();
        vcs = Math.min(capacity, MAX_VCS);
        owner = new int[(outputPorts.size() - links) * vcs];
        Arrays.fill(owner, InputVcStates.NONE);
    }

    /** Returns the number of virtual channels of an ejection port. */
    int vcs() {
        return vcs;
    }

    /** Returns the input VC that owns an ejection VC, or NONE. */
    int owner(int outputVc) {
        return owner[at(outputVc)];
    }

    void setOwner(int outputVc, int inputVc) {
        owner[at(outputVc)] = inputVc;
    }

    private int at(int outputVc) {
        return (SingleCycleOutputPorts.output(outputVc) - links) * vcs
                + SingleCycleOutputPorts.vc(outputVc);
    }
}
