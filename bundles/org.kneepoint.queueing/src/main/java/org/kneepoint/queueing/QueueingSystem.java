// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * The steady state of a queueing system: offered traffic and mean figures. Immutable.
 *
 * <p>{@link #meanNumberInSystem()} and the times exclude lost customers. Little's law holds between
 * them: {@code number = throughput * time} and {@code numberWaiting = throughput * timeWaiting}.
 *
 * <p>A queue of infinite capacity has no steady state for utilisation 1 and above: it is {@link
 * #saturated()}, and the four means throw {@link IllegalStateException}; its throughput is the
 * service rate and its loss 0. A queue of finite capacity is never saturated.
 *
 * <p>At arrival rate zero, loss and times are the limits for a rate that tends to zero.
 */
public interface QueueingSystem {
    /** Returns the arrivals per unit time, lost customers included. */
    double arrivalRate();

    /** Returns the mean service time of a customer, in units of time. */
    double serviceMean();

    /**
     * Returns the offered load per server, {@code arrivalRate * serviceMean / servers}; may exceed
     * 1; 0 if the number of servers is unlimited.
     */
    double utilisation();

    /** Returns whether there is no steady state: infinite capacity and utilisation 1 or more. */
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
