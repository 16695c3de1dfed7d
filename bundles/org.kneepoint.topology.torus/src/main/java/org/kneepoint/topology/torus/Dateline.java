// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

/**
 * Which of two virtual-channel classes a packet may take in a ring, so that the packets in it never
 * wait in a circle (Dally and Seitz 1987).
 *
 * <p>Positions count along the way the packet goes, from 0 to radix - 1; the wrap link leads from
 * the last to the first. A packet goes at most half of the way round.
 */
enum Dateline {
    /** Class 0 until the wrap link has been passed, then 1. */
    PASSED {
        @Override
        long classes(int radix, int at, int to, int held) {
            boolean entered = held >= 0;
            boolean passed = held == 1 || entered && at == 0;
            return passed ? SECOND : FIRST;
        }
    },

    /** In the whole ring class 1 for packets over the wrap link, 0 for the others. */
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
     * In the whole ring class 1 for packets over the wrap link, 0 for those over the link in the
     * middle, either for the others.
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
     * Class 0 until the wrap link has been passed, then 1; either for packets that do not pass it.
     * The class held does not tell who has passed it: the header remembers.
     */
    UNWRAPPED {
        @Override
        long classes(int radix, int at, int to, int held) {
            return held == PASSED_IT ? SECOND : to < at ? FIRST : EITHER;
        }

        @Override
        boolean remembers() {
            return true;
        }
    },

    /** Class 0 while the wrap link lies ahead, either otherwise. */
    FREE {
        @Override
        long classes(int radix, int at, int to, int held) {
            return to < at ? FIRST : EITHER;
        }
    };

    /** Number of VC classes. */
    static final int CLASSES = 2;

    /** What a header that remembers holds once it has passed the wrap link of the ring. */
    static final int PASSED_IT = 1;

    private static final long FIRST = 1;
    private static final long SECOND = 2;
    private static final long EITHER = FIRST | SECOND;

    /**
     * Returns the classes that may be taken, as a mask.
     *
     * @param radix routers in the ring
     * @param at position of the packet
     * @param to position where it leaves the ring; another one
     * @param held class it holds in this ring, negative if it is just entering it; for a rule that
     *     {@link #remembers}, {@link #PASSED_IT} or negative
     */
    abstract long classes(int radix, int at, int to, int held);

    /** Returns whether the header must remember in which rings it has passed the wrap link. */
    boolean remembers() {
        return false;
    }
}
