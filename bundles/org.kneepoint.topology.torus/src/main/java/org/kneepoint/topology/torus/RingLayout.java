// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.Arrays;
import java.util.Locale;

/** Places of the routers of a ring, which determine the lengths of its channels. */
enum RingLayout {
    /** Every step along the ring has length 1, that over the wrap link included. */
    UNIT {
        @Override
        int length(int from, int to, int radix) {
            int steps = Math.abs(to - from);
            return Math.min(steps, radix - steps);
        }
    },

    /** Routers in a row: the wrap link is as long as all others together. */
    FLAT {
        @Override
        int length(int from, int to, int radix) {
            return Math.abs(to - from);
        }
    },

    /**
     * The ring folded in half, so that the two halves alternate: links have length 2, those at the
     * folds 1 (Dally and Towles 2004, section 5.2).
     */
    FOLDED {
        @Override
        int length(int from, int to, int radix) {
            return Math.abs(place(to, radix) - place(from, radix));
        }

        private int place(int coordinate, int radix) {
            return 2 * coordinate < radix ? 2 * coordinate : 2 * (radix - coordinate) - 1;
        }
    };

    /** Returns the length of a channel between two coordinates of a ring, at least 1. */
    abstract int length(int from, int to, int radix);

    /** Returns the value of the parameter {@code layout}. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    static String[] names() {
        return Arrays.stream(values()).map(RingLayout::label).toArray(String[]::new);
    }

    static RingLayout of(String label) {
        return valueOf(label.toUpperCase(Locale.ROOT));
    }
}
