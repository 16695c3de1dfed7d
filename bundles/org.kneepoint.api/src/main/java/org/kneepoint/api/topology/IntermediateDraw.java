// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * How an {@link IntermediateSelector} draws intermediate terminals at the source, so that flows can
 * be followed without a simulation: one phase leads to the terminal drawn, the next to the
 * destination.
 */
@ConsumerType
public interface IntermediateDraw {
    /**
     * Lists the terminals that may be drawn. With the probability that is missing to 1 a packet
     * takes the minimal path.
     *
     * @param source router that injects the packet
     * @param destination router that ejects it
     * @param candidates receives terminals and their probabilities, which sum to at most 1
     */
    void candidates(int source, int destination, Routing.StartStates candidates);

    /** Returns whether the phase towards a terminal ends at a router. */
    boolean endsAt(int router, int terminal);

    /**
     * Returns whether the state of the network selects between the drawn terminal and the minimal
     * path.
     */
    boolean isAdaptive();
}
