// SPDX-License-Identifier: Apache-2.0
/**
 * Arrival processes: renewal processes all, whose intervals are independent and have one
 * distribution, of mean 1 / rate.
 *
 * <p>Every process is stationary: time 0 is any moment of a process that has run for ever, so that
 * the first time has the equilibrium distribution and every cycle sees the same rate from the very
 * first. Processes in discrete time have whole times, at most one message per cycle, and may have
 * one in cycle 0.
 */
package org.kneepoint.traffic.arrival;
