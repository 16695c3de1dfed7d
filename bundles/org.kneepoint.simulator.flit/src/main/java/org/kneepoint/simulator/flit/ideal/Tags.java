// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** The random number of each packet that orders its requests among those of the same cycle. */
final class Tags {
    private final RandomGenerator random;
    private int[] tag = new int[64];

    Tags(RandomGenerator random) {
        this.random = random;
    }

    /** Draws the tag of a packet. */
    void draw(int packet) {
        if (packet >= tag.length) {
            tag = Arrays.copyOf(tag, Math.max(packet + 1, 2 * tag.length));
        }
        tag[packet] = random.nextInt();
    }

    int of(int packet) {
        return tag[packet];
    }
}
