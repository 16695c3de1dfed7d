// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.random.RandomGenerator;

/**
 * Times at which terminals generate messages. Times in cycles; a message is generated in the cycle
 * in which its time falls. Owned by one thread.
 */
public interface MessageGeneration {
    /** The time of a message that never comes. */
    double NEVER = Double.POSITIVE_INFINITY;

    /** Returns the time of the first message of a terminal, or {@link #NEVER}. */
    double first(int terminal, RandomGenerator random);

    /**
     * Returns the time of the message after another.
     *
     * @param last time of the other; later by as long as generation was stopped after it
     * @param length its length, flits
     */
    double next(int terminal, double last, int length, RandomGenerator random);

    /** Notes that a terminal generates a message now. */
    default void generated(long cycle) {}

    /**
     * Returns the next time for a terminal that sends nothing by its pattern, or {@link #NEVER}.
     *
     * @param last the time at which it would have generated
     */
    double skip(int terminal, double last, RandomGenerator random);
}
