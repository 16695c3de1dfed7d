// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.function.IntConsumer;
import org.osgi.annotation.versioning.ConsumerType;

/** The wait-for graph of a network at one moment: which input lane waits for which others. */
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
                    // there is no lane
                }
            };

    /** Returns the number of lanes, which are numbered from 0. */
    int inputVcs();

    /** Returns the packet whose flit is in front in a lane, or a negative number if empty. */
    int headPacket(int inputVc);

    /**
     * Returns whether the front of a lane that is not empty will move whatever the other lanes do:
     * because what it needs is there or under way. When in doubt the answer is true; it is asked
     * again.
     */
    boolean canMove(int inputVc);

    /**
     * Lists the lanes of which any one that moves lets the front of a lane move.
     *
     * @param inputVc one that is not empty and does not move by itself
     * @param blockers takes them, any number of times
     */
    void forEachBlocker(int inputVc, IntConsumer blockers);
}
