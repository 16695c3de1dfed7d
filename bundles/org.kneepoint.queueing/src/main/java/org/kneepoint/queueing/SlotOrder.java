// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * What comes first in a slot of a discrete-time queue. In every slot there is one chance of an
 * arrival and one of a completed service. The number of customers is counted at the slot edge,
 * after both; a customer's time in the system is the number of edges at which it is counted.
 */
public enum SlotOrder {
    /**
     * The completion, then the arrival (early departure). A newcomer cannot leave before the next
     * slot, so its time is at least one slot. A full system that is about to lose a customer still
     * accepts the arrival of that slot.
     */
    DEPARTURE_FIRST,

    /**
     * The arrival, then the completion; a customer who finds the server idle enters service in the
     * same slot (early arrival, immediate access). With a service of one slot it leaves within the
     * slot of its arrival and is never counted: add one slot to {@link
     * QueueingSystem#meanTimeInSystem()} to count both slots that it touches. The sequence of
     * events is that of {@link #DEPARTURE_FIRST} seen from another edge, so losses and throughput
     * are equal.
     */
    ARRIVAL_FIRST,

    /**
     * The arrival, then the completion, but service never begins before the next slot (late
     * arrival, delayed access; "arrivals first" of Gravey and Hebuterne, Simultaneity in
     * discrete-time single server queues with Bernoulli inputs, Performance Evaluation 14, 1992).
     * The arrival is lost if the system is full, even if a customer leaves in the same slot.
     */
    ARRIVAL_FIRST_DELAYED
}
