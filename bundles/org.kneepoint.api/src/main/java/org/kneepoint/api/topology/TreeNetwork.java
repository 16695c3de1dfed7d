// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A network whose routers form levels, with the terminals below the lowest: fat-trees of any number
 * of parents. Channels connect neighbouring levels only. From a router to a terminal below it there
 * is exactly one path down, and every sufficiently long path up reaches a router above that
 * terminal.
 */
@ConsumerType
public interface TreeNetwork extends Network {
    /** Returns the number of levels, at least 1. */
    int levels();

    /** Returns the level of a router, 1 for those next to terminals, up to {@link #levels()}. */
    int level(int router);

    /** Returns whether a port leads up, connected or not. */
    boolean isUp(int router, int port);

    /**
     * Returns the output port down to a terminal.
     *
     * @return {@link #UNCONNECTED} if the terminal is not below the router
     */
    int branch(int router, int terminal);
}
