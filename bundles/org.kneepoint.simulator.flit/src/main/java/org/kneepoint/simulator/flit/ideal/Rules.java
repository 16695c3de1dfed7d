// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulator.flit.network.Switching;

/**
 * What can be set of the ideal router.
 *
 * @param vcs virtual channels of a link, 1 to 64
 * @param buffer places of the buffer of a virtual channel, flits, at least 1
 * @param switching how a packet moves from router to router
 * @param reuse when a virtual channel is given to the next packet
 * @param terminals how terminals are attached to their routers
 */
public record Rules(int vcs, int buffer, Switching switching, Reuse reuse, Terminals terminals) {
    /** Returns the rule of handing over, which switching packet by packet makes stricter. */
    Reuse handOver() {
        return switching != Switching.WORMHOLE && reuse == Reuse.AFTER_TAIL
                ? Reuse.WHOLE_PACKET
                : reuse;
    }
}
