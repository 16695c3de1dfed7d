// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

/**
 * What a routing claims about deadlock.
 *
 * <p>A claim means: the escape sub-relation connects every pair of terminals, and its extended
 * channel dependency graph is acyclic under the stated rule by which a virtual channel is handed to
 * the next packet (Duato 1993; the rule decides which packets can share a channel's buffer and so
 * which dependencies exist). The claim is checked in full at small sizes, never taken on trust
 * there.
 *
 * @param claim whether it claims freedom, and of what kind
 * @param escape mask of the classes that form the escape sub-relation; bit c stands for class c
 * @param reuse the strictest hand-over rule that the claim needs
 */
public record Freedom(Claim claim, long escape, Reuse reuse) {
    private static final long ALL_CLASSES = -1L;

    /** No claim. */
    public static final Freedom NONE = new Freedom(Claim.NONE, 0, Reuse.AFTER_TAIL);

    /** The whole relation has no cyclic dependency, under any hand-over rule. */
    public static final Freedom ACYCLIC = new Freedom(Claim.ACYCLIC, ALL_CLASSES, Reuse.AFTER_TAIL);

    /**
     * The classes of the mask alone form a connected, acyclic sub-relation that is always open to a
     * blocked header.
     */
    public static Freedom escape(long mask, Reuse reuse) {
        return new Freedom(Claim.ESCAPE, mask, reuse);
    }

    /** Kinds of claim. */
    public enum Claim {
        /** None. */
        NONE,
        /** No cyclic dependency at all. */
        ACYCLIC,
        /** Cycles may exist, but an acyclic escape is always open. */
        ESCAPE
    }

    /**
     * When a virtual channel may be given to the next packet, from the freest rule to the
     * strictest.
     */
    public enum Reuse {
        /** As soon as the tail has entered: packets share a buffer. */
        AFTER_TAIL,
        /** When the buffer has room for the whole packet. */
        WHOLE_PACKET,
        /** When the buffer is empty. */
        ATOMIC
    }
}
