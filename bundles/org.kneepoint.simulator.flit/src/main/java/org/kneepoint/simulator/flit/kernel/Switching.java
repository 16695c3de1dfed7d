// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Locale;

/** How a packet moves from router to router. */
public enum Switching {
    /** Flit by flit, as far as there is room. */
    WORMHOLE,
    /** Flit by flit, but only into a buffer that has room for the whole packet. */
    CUT_THROUGH,
    /** Like {@link #CUT_THROUGH}, and only once the whole packet has arrived. */
    STORE_AND_FORWARD;

    /** Reads the word of a scenario. */
    public static Switching ofName(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
