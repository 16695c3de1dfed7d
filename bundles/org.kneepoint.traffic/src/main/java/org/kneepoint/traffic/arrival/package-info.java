// SPDX-License-Identifier: Apache-2.0
/**
 * Arrival processes, all of them renewal processes: intervals are independent and identically
 * distributed, of mean 1 / rate.
 *
 * <p>Every process is stationary: the first time has the equilibrium distribution, and the rate is
 * the same in every cycle from the first. Discrete-time processes have integer times, at most one
 * message per cycle, and may have one in cycle 0.
 */
package org.kneepoint.traffic.arrival;
