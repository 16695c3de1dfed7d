// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

/**
 * The deadlock freedom that a routing claims.
 *
 * <p>A claim holds under a rule of VC reallocation, which decides which packets can share a buffer
 * and so which can wait for which. At small sizes every claim is checked in full.
 *
 * @param claim the kind of claim
 * @param escape mask of the VC classes of the escape sub-relation; bit c for class c
 * @param reallocation the weakest rule under which the claim holds; see {@link #holdsUnder}
 */
public record DeadlockFreedom(Claim claim, long escape, VcReallocation reallocation) {
    private static final long ALL_CLASSES = -1L;

    /** No claim. */
    public static final DeadlockFreedom NONE =
            new DeadlockFreedom(Claim.NONE, 0, VcReallocation.NON_ATOMIC);

    /** The whole relation has no cyclic dependency, under any rule. */
    public static final DeadlockFreedom ACYCLIC =
            new DeadlockFreedom(Claim.ACYCLIC, ALL_CLASSES, VcReallocation.NON_ATOMIC);

    /** With whole-packet buffers, no set of full buffers waits for itself. */
    public static final DeadlockFreedom DRAINING =
            new DeadlockFreedom(Claim.DRAINING, ALL_CLASSES, VcReallocation.WHOLE_PACKET);

    /**
     * The VC classes of the mask form a connected, acyclic sub-relation that is open to every
     * blocked header.
     */
    public static DeadlockFreedom escape(long mask, VcReallocation reuse) {
        return new DeadlockFreedom(Claim.ESCAPE, mask, reuse);
    }

    /**
     * Returns whether the claim holds under a rule: a claim for {@code NON_ATOMIC} holds under
     * every rule, one for {@code ATOMIC} also under {@code WHOLE_PACKET}, and one for {@code
     * WHOLE_PACKET} under that rule only.
     */
    public boolean holdsUnder(VcReallocation rule) {
        return switch (reallocation) {
            case NON_ATOMIC -> true;
            case ATOMIC -> rule != VcReallocation.NON_ATOMIC;
            case WHOLE_PACKET -> rule == VcReallocation.WHOLE_PACKET;
        };
    }

    /** Kinds of claim. */
    public enum Claim {
        /** None. */
        NONE,
        /** No cyclic dependency at all. */
        ACYCLIC,
        /**
         * Cycles may exist, but an acyclic escape is always open: the escape sub-relation connects
         * every pair of terminals, and its extended channel dependency graph is acyclic under the
         * rule (Duato 1993). A VC is allocated only with room for at least one flit.
         */
        ESCAPE,
        /**
         * Cycles may exist and no VC class is an escape, but no set of full buffers waits for
         * itself, provided that every packet fits a buffer and a VC is allocated only with room for
         * all of it.
         */
        DRAINING
    }

    /** When an output VC may be allocated to the next packet. */
    public enum VcReallocation {
        /** After the tail of the last packet, so that packets share a buffer (non-atomic). */
        NON_ATOMIC,
        /**
         * With room for the whole packet; for a packet longer than the buffer, when it is empty.
         */
        WHOLE_PACKET,
        /** When the buffer is empty. */
        ATOMIC
    }
}
