// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Locale;

/** Switching technique. */
public enum Switching {
    /** Wormhole switching: flit by flit, as credits permit. */
    WORMHOLE,
    /** Virtual cut-through: flit by flit, into a buffer with room for the whole packet. */
    CUT_THROUGH,
    /** Store and forward: like {@link #CUT_THROUGH}, once the whole packet has arrived. */
    STORE_AND_FORWARD;

    /** Returns the technique of a name. */
    public static Switching ofName(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
