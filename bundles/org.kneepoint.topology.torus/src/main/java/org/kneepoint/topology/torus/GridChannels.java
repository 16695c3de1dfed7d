// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.List;

/**
 * What the channels of a grid have beside their ends.
 *
 * @param express routers from one interchange to the next, which an express channel connects (Dally
 *     1991); 0 without express channels
 * @param delays by dimension: delay of a channel of length 1, cycles, at least 1
 * @param layout lengths in rings
 */
record GridChannels(int express, List<Integer> delays, RingLayout layout) {
    /** Returns whether express channels run along a dimension, which needs two interchanges. */
    boolean areExpress(int radix) {
        return express > 0 && radix > express;
    }

    /** Returns whether an express channel begins at a coordinate, unless a row ends before. */
    boolean isInterchange(int coordinate, int radix) {
        return areExpress(radix) && coordinate % express == 0;
    }

    /** Returns the settings that are not the default, each after a blank. */
    String extras() {
        StringBuilder text = new StringBuilder();
        if (express > 0) {
            text.append(" express=").append(express);
        }
        if (delays.stream().anyMatch(delay -> delay != 1)) {
            text.append(" delay_dimension=")
                    .append(String.join("x", delays.stream().map(String::valueOf).toList()));
        }
        if (layout != RingLayout.UNIT) {
            text.append(" layout=").append(layout.label());
        }
        return text.toString();
    }
}
