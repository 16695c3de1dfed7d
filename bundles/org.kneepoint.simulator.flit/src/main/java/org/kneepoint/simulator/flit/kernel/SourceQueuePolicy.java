// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * Source queue: treatment of messages that cannot be injected at once.
 *
 * @param kind kind of queue
 * @param capacity packets that a finite queue holds; ignored by the other kinds
 */
public record SourceQueuePolicy(Kind kind, int capacity) {
    /** Kinds of queue. */
    public enum Kind {
        /** Unlimited: every message waits. */
        INFINITE,
        /** Limited: a message is lost if the queue is full. */
        FINITE,
        /**
         * One message: its terminal generates no other before its tail is injected. The clock of
         * the arrival process is stopped for the time by which injection takes longer than one
         * cycle per flit.
         */
        BLOCKED
    }
}
