// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * Order of events in a slot of a discrete-time queue. Every slot has at most one arrival and one
 * completion. The number of customers is counted at the slot edge, after both; a customer's time in
 * the system is the number of edges at which it is counted.
 */
public enum SlotOrder {
    /**
     * The completion, then the arrival (early departure). A customer cannot leave before the next
     * slot, so its time is at least one slot. A full system with a completion in the slot accepts
     * the arrival.
     */
    DEPARTURE_FIRST,

    /**
     * The arrival, then the completion; a customer who finds the server idle enters service in the
     * same slot (early arrival, immediate access). With a service of one slot the customer leaves
     * within the slot of its arrival and is never counted: add one slot to {@link
     * QueueingSystem#meanTimeInSystem()} for the number of slots begun. The sequence of events is
     * that of {@link #DEPARTURE_FIRST} seen from another edge, so losses and throughput are equal.
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
