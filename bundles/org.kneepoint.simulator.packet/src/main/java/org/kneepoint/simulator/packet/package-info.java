// SPDX-License-Identifier: Apache-2.0
/**
 * The simulator of asynchronous buffered multistage networks, packet by packet.
 *
 * <p>Source: P. Mohapatra and C. R. Das, "Performance Analysis of Finite-Buffered Asynchronous
 * Multistage Interconnection Networks", IEEE Transactions on Parallel and Distributed Systems 7(1),
 * 1996, which does not describe its simulator: what it leaves open is a parameter here. {@link
 * org.kneepoint.simulator.packet.PacketSimulator} is the service, {@link
 * org.kneepoint.simulator.packet.multistage} the engine.
 */
package org.kneepoint.simulator.packet;
