// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

/**
 * VC classes of a packet in a ring, without cyclic dependencies (Dally and Seitz 1987).
 *
 * <p>Positions count along the direction of the packet, from 0 to radix - 1; the wrap link, the
 * dateline, leads from the last to the first. A packet goes at most half way around.
 */
enum Dateline {
    /** Class 0 up to and over the wrap link, then 1. */
    PASSED {
        @Override
        long classes(int radix, int at, int to, int held) {
            boolean entered = held >= 0;
            boolean passed = held == 1 || entered && at == 0;
            return passed ? SECOND : FIRST;
        }
    },

    /** Class 1 in the whole ring for packets over the wrap link, 0 for the others. */
    BALANCED {
        @Override
        long classes(int radix, int at, int to, int held) {
            if (held >= 0) {
                return 1L << held;
            }
            return to < at ? SECOND : FIRST;
        }
    },

    /**
     * Class 1 in the whole ring for packets over the wrap link, 0 for those over the middle link,
     * either for the others.
     */
    PARTITIONED {
        @Override
        long classes(int radix, int at, int to, int held) {
            if (held >= 0) {
                return 1L << held;
            }
            int middle = (radix - 1) / 2;
            boolean overMiddle = at <= middle && middle < to;
            return to < at ? SECOND : overMiddle ? FIRST : EITHER;
        }
    },

    /**
     * Class 0 up to and over the wrap link, then 1; either for packets that do not cross it. The
     * class held does not show a crossing: it is part of the header state.
     */
    UNWRAPPED {
        @Override
        long classes(int radix, int at, int to, int held) {
            return held == PASSED_IT ? SECOND : to < at ? FIRST : EITHER;
        }

        @Override
        boolean recordsCrossing() {
            return true;
        }
    },

    /** Class 0 while a wrap link is ahead, else 1, whatever the lengths of the hops. */
    AHEAD {
        @Override
        long classes(int radix, int at, int to, int held) {
            return to < at ? FIRST : SECOND;
        }
    },

    /** Class 0 while the wrap link is ahead, else either. */
    FREE {
        @Override
        long classes(int radix, int at, int to, int held) {
            return to < at ? FIRST : EITHER;
        }
    };

    /** Number of VC classes. */
    static final int CLASSES = 2;

    /** Value of {@code held} for a header whose state records the crossing of the wrap link. */
    static final int PASSED_IT = 1;

    private static final long FIRST = 1;
    private static final long SECOND = 2;
    private static final long EITHER = FIRST | SECOND;

    /**
     * Returns the permitted classes as a mask.
     *
     * @param radix routers in the ring
     * @param at position of the packet
     * @param to position at which it leaves the ring, different from {@code at}
     * @param held class it holds in this ring, negative on entry; for a rule that {@link
     *     #recordsCrossing}, {@link #PASSED_IT} or negative
     */
    abstract long classes(int radix, int at, int to, int held);

    /** Returns whether the header state must record the rings whose wrap link was crossed. */
    boolean recordsCrossing() {
        return false;
    }
}
