// SPDX-License-Identifier: Apache-2.0
/**
 * Models of wormhole routing on the stations of a network, {@link
 * org.kneepoint.solver.wormhole.flow.StationFlows}: that of Greenberg and Guan, and a better one.
 *
 * <p>Both rest on one idea: a message holds a channel for as many cycles as it has flits, and for
 * all that it waits farther downstream. They differ in how long it waits for the next channel.
 *
 * <p>The {@link org.kneepoint.solver.wormhole.model.RefinedWormholeModel} knows of a station its
 * holding time by mean and variance, and of each input of a station the mean and the second moment
 * of the wait. A sweep goes through the stations downstream first and computes one from the other;
 * sweeps are repeated until nothing changes.
 */
package org.kneepoint.solver.wormhole.model;
