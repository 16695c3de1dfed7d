// SPDX-License-Identifier: Apache-2.0
/**
 * The simulator of asynchronous buffered multistage networks, packet by packet.
 *
 * <p>Source: P. Mohapatra and C. R. Das, "Performance Analysis of Finite-Buffered Asynchronous
 * Multistage Interconnection Networks", IEEE Transactions on Parallel and Distributed Systems 7(1),
 * 1996, whose simulator the text does not describe: what it leaves open is a word here. {@link
 * org.kneepoint.simulator.packet.PacketSimulator} reads the words, {@link
 * org.kneepoint.simulator.packet.multistage} is the network in motion.
 */
package org.kneepoint.simulator.packet;
