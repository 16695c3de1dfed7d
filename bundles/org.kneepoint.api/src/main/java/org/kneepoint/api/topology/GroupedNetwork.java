// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A network whose routers form groups, with more channels within than between groups, such as a
 * dragonfly (Kim et al. 2008).
 */
@ConsumerType
public interface GroupedNetwork extends Network {
    /** Returns the number of groups, at least 1; none is empty. */
    int groups();

    /** Returns the group of a router, 0 to {@link #groups()} - 1. */
    int groupOf(int router);
}
