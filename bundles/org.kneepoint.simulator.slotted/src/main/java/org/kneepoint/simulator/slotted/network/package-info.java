// SPDX-License-Identifier: Apache-2.0
/**
 * Cycle-driven simulation of a synchronous multistage network: {@link
 * org.kneepoint.simulator.slotted.network.SlottedEngine}.
 *
 * <p>Stages count from 0 here. Outlet x of a stage, 0 to N - 1, is number {@code stage N + x} of
 * all <em>outlets</em>; it has a queue of packets. Outlets t d to t d + d - 1 belong to switch t. A
 * perfect shuffle leads from stage to stage: outlets t, t + N/d, t + 2 N/d, ... lead to switch t of
 * the next stage. After the last stage a packet is at the output whose digits, the most significant
 * first, are those of its outlets.
 *
 * <p>A packet is a number of 64 bits, see {@link
 * org.kneepoint.simulator.slotted.network.PackedPacket}; nothing is allocated for it.
 */
package org.kneepoint.simulator.slotted.network;
