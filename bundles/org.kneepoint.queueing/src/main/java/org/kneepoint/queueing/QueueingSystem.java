// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * The steady state of a queue: its offered traffic and its mean figures. Immutable.
 *
 * <p>Lost customers do not count in {@link #meanNumberInSystem()} nor in the times: these describe
 * the customers that were accepted. Little's law holds between them: {@code number = throughput *
 * time} and {@code numberWaiting = throughput * timeWaiting}.
 *
 * <p>A queue without limit whose utilisation is 1 or more has no steady state. It is then {@link
 * #saturated()}, and the four means throw {@link IllegalStateException}; all else is still answered
 * (it serves at its full rate and loses nobody). A queue of limited capacity is never saturated.
 *
 * <p>At arrival rate zero nobody arrives; loss and times are then the limits for a rate that tends
 * to zero.
 */
public interface QueueingSystem {
    /** Returns the offered arrivals per unit time, the lost ones included. */
    double arrivalRate();

    /** Returns the mean service time of a customer, in units of time. */
    double serviceMean();

    /**
     * Returns the offered load per server, {@code arrivalRate * serviceMean / servers}; may exceed
     * 1; 0 if the number of servers is unlimited.
     */
    double utilisation();

    /** Returns whether there is no steady state: unlimited room and utilisation 1 or more. */
    boolean saturated();

    /** Returns the customers served per unit time. */
    double throughput();

    /** Returns the fraction of arriving customers that is lost, 0 to 1. */
    double loss();

    /**
     * Returns the mean number of customers in the system, waiting or in service.
     *
     * @throws IllegalStateException if {@link #saturated()}
     */
    double meanNumberInSystem();

    /**
     * Returns the mean number of customers that wait for service.
     *
     * @throws IllegalStateException if {@link #saturated()}
     */
    double meanNumberWaiting();

    /**
     * Returns the mean time of an accepted customer in the system.
     *
     * @throws IllegalStateException if {@link #saturated()}
     */
    double meanTimeInSystem();

    /**
     * Returns the mean time that an accepted customer waits for service.
     *
     * @throws IllegalStateException if {@link #saturated()}
     */
    double meanWaitingTime();
}
