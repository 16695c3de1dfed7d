// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.function.IntConsumer;
import org.osgi.annotation.versioning.ConsumerType;

/** Wait-for graph of the input VCs of a network in its present state. */
@ConsumerType
public interface WaitForGraph {
    /** Empty graph, for unlimited buffers. */
    WaitForGraph NONE =
            new WaitForGraph() {
                @Override
                public int inputVcs() {
                    return 0;
                }

                @Override
                public int headPacket(int inputVc) {
                    return -1;
                }

                @Override
                public boolean canMove(int inputVc) {
                    return true;
                }

                @Override
                public void forEachBlocker(int inputVc, IntConsumer blockers) {
                    // no input VC
                }
            };

    /** Returns the number of input VCs, numbered from 0. */
    int inputVcs();

    /** Returns the packet of the head flit of an input VC, or a negative number if it is empty. */
    int headPacket(int inputVc);

    /**
     * Returns whether the head flit of a non-empty input VC will advance whatever the others do:
     * the resources it needs are available or in transit. True in case of doubt; the check is
     * repeated.
     */
    boolean canMove(int inputVc);

    /**
     * Lists the input VCs any one of which, by advancing, permits the head flit of an input VC to
     * advance.
     *
     * @param inputVc input VC that is not empty and cannot advance
     * @param blockers consumer of these input VCs, possibly repeated
     */
    void forEachBlocker(int inputVc, IntConsumer blockers);
}
