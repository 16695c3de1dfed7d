// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

/** What a station is. */
public enum StationKind {
    /** The channel by which a terminal sends. */
    INJECTION,
    /** The channels of one group between routers, in one routing class. */
    LINK,
    /** The channel by which a terminal receives. */
    EJECTION
}
