// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * Source queue: treatment of messages that cannot be injected at once.
 *
 * @param kind what is done
 * @param capacity packets that a finite queue holds; ignored by the other kinds
 */
public record SourceQueuePolicy(Kind kind, int capacity) {
    /** Kinds of queue. */
    public enum Kind {
        /** It waits, whatever the number of others. */
        INFINITE,
        /** It waits if there is a place, else it is lost. */
        FINITE,
        /**
         * It waits, and its terminal generates no other before it has entered: the clock of the
         * arrival process stands still for as long as the entry takes longer than one cycle a flit.
         */
        BLOCKED
    }
}
