// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

/** Kind of a station. */
public enum StationKind {
    /** The injection channel of a terminal. */
    INJECTION,
    /** The channels of one group between routers, in one routing class. */
    LINK,
    /** The ejection channel of a terminal. */
    EJECTION
}
