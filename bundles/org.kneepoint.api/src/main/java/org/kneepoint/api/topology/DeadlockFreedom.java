// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

/**
 * The deadlock freedom that a routing claims.
 *
 * <p>A claim holds under a rule by which a virtual channel is handed to the next packet: the rule
 * decides which packets can share a channel's buffer, and so which packets can wait for which. The
 * claim is checked in full at small sizes, never taken on trust there.
 *
 * @param claim whether it claims freedom, and of what kind
 * @param escape mask of the classes that form the escape sub-relation; bit c stands for class c
 * @param reallocation the hand-over rule under which the claim holds; see {@link #holdsUnder}
 */
public record DeadlockFreedom(Claim claim, long escape, VcReallocation reallocation) {
    private static final long ALL_CLASSES = -1L;

    /** No claim. */
    public static final DeadlockFreedom NONE =
            new DeadlockFreedom(Claim.NONE, 0, VcReallocation.AFTER_TAIL);

    /** The whole relation has no cyclic dependency, under any hand-over rule. */
    public static final DeadlockFreedom ACYCLIC =
            new DeadlockFreedom(Claim.ACYCLIC, ALL_CLASSES, VcReallocation.AFTER_TAIL);

    /** With room for whole packets, no set of full buffers waits for itself. */
    public static final DeadlockFreedom DRAINING =
            new DeadlockFreedom(Claim.DRAINING, ALL_CLASSES, VcReallocation.WHOLE_PACKET);

    /**
     * The classes of the mask alone form a connected, acyclic sub-relation that is always open to a
     * blocked header.
     */
    public static DeadlockFreedom escape(long mask, VcReallocation reuse) {
        return new DeadlockFreedom(Claim.ESCAPE, mask, reuse);
    }

    /**
     * Returns whether the claim covers a hand-over rule: a claim for packets that share a buffer
     * covers every rule, one for a single packet in a buffer also covers room for whole packets,
     * and one for room for whole packets covers that rule only.
     */
    public boolean holdsUnder(VcReallocation rule) {
        return switch (reallocation) {
            case AFTER_TAIL -> true;
            case ATOMIC -> rule != VcReallocation.AFTER_TAIL;
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
         * hand-over rule (Duato 1993). A header must be given a channel only when there is room for
         * a flit at least.
         */
        ESCAPE,
        /**
         * Cycles may exist and no class is an escape for all, but where every packet fits a buffer,
         * and is given one only with room for all of it, no set of full buffers waits for itself.
         */
        DRAINING
    }

    /** VC reallocation policy. */
    public enum VcReallocation {
        /** As soon as the tail has entered: packets share a buffer. */
        AFTER_TAIL,
        /**
         * When the buffer has room for the whole packet; for one that is longer than the buffer,
         * when it is empty.
         */
        WHOLE_PACKET,
        /** When the buffer is empty. */
        ATOMIC
    }
}
