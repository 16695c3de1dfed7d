// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;

/**
 * Owners of the ejection VCs. An ejection port has a virtual channel for every input VC of its
 * router, up to 64, so that all arrived packets share it flit by flit.
 */
final class EjectionVcs {
    private static final int MAX_VCS = Long.SIZE;

    private final int firstVc;
    private final int[] owner;

    /** Creates ejection VCs without owners. */
    EjectionVcs(SingleCycleOutputPorts outputPorts) {
        firstVc = outputPorts.firstEjectionVc();
        owner = new int[outputPorts.vcs() - firstVc];
        Arrays.fill(owner, InputVcStates.NONE);
    }

    /**
     * Returns the number of virtual channels of an ejection port.
     *
     * @param inputVcs largest number of input VCs of a router
     */
    static int vcs(int inputVcs) {
        return Math.min(inputVcs, MAX_VCS);
    }

    /** Returns the input VC that owns an ejection VC, or NONE. */
    int owner(int outputVc) {
        return owner[outputVc - firstVc];
    }

    void setOwner(int outputVc, int inputVc) {
        owner[outputVc - firstVc] = inputVc;
    }
}
