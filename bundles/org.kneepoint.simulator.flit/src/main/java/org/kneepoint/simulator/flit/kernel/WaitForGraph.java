// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.function.IntConsumer;
import org.osgi.annotation.versioning.ConsumerType;

/** Wait-for graph of the input VCs of a network in its present state. */
@ConsumerType
public interface WaitForGraph {
    /** Nothing waits for anything: buffers without limits. */
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
                    // there is no virtual channel
                }
            };

    /** Returns the number of virtual channels, which are numbered from 0. */
    int inputVcs();

    /**
     * Returns the packet whose flit is in front in a virtual channel, or a negative number if
     * empty.
     */
    int headPacket(int inputVc);

    /**
     * Returns whether the head flit of a non-empty input VC will advance whatever the others do:
     * the resources it needs are available or in transit. True in case of doubt; the check is
     * repeated.
     */
    boolean canMove(int inputVc);

    /**
     * Lists the virtual channels of which any one that moves lets the front of a virtual channel
     * move.
     *
     * @param inputVc one that is not empty and does not move by itself
     * @param blockers takes them, any number of times
     */
    void forEachBlocker(int inputVc, IntConsumer blockers);
}
