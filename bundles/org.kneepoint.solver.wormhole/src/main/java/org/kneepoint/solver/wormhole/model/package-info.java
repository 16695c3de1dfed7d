// SPDX-License-Identifier: Apache-2.0
/**
 * Models of wormhole routing on the stations of a network, {@link org.kneepoint.flow.StationFlows}:
 * that of Greenberg and Guan, and a more accurate one.
 *
 * <p>In both a message holds a channel for its length and all downstream waits. They differ in the
 * wait for the next channel.
 *
 * <p>The {@link org.kneepoint.solver.wormhole.model.RefinedWormholeModel} is a fixed-point
 * iteration over the mean and variance of the holding time of each station, and the mean and second
 * moment of the wait of each of its inputs. A sweep visits the stations downstream first; sweeps
 * are repeated until convergence.
 */
package org.kneepoint.solver.wormhole.model;
