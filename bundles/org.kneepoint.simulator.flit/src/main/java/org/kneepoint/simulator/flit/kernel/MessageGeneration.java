// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.random.RandomGenerator;

/**
 * Times at which terminals that are not silent generate messages, cycles; a message is generated in
 * the cycle that contains its time. Used by one thread.
 */
public interface MessageGeneration {
    /** Time of a terminal that generates no message. */
    double NEVER = Double.POSITIVE_INFINITY;

    /** Returns the time of the first message of a terminal, or {@link #NEVER}. */
    double first(int terminal, RandomGenerator random);

    /**
     * Returns the time of the next message of a terminal.
     *
     * @param last time of the last message plus the time for which generation was blocked after it
     * @param length length of that message, flits
     */
    double next(int terminal, double last, int length, RandomGenerator random);

    /** Reports that a terminal generates a message. */
    default void generated(int terminal, long cycle) {}
}
