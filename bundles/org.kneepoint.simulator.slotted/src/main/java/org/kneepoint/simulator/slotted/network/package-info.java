// SPDX-License-Identifier: Apache-2.0
/**
 * A synchronous multistage network in motion: {@link
 * org.kneepoint.simulator.slotted.network.SlottedEngine}.
 *
 * <p>Stages count from 0 here. Outlet x of a stage, 0 to N - 1, is number {@code stage N + x} of
 * all <em>outlets</em>; it has a queue of the packets that leave by it. Outlets t d to t d + d - 1
 * belong to switch t. A perfect shuffle leads from stage to stage: outlets t, t + N/d, t + 2 N/d,
 * ... lead to switch t of the next stage. So after the last stage a packet has come to the output
 * whose digits, the most significant first, named its outlets.
 *
 * <p>A packet is a number of 64 bits, see {@link
 * org.kneepoint.simulator.slotted.network.PackedPacket}; nothing is allocated for it.
 */
package org.kneepoint.simulator.slotted.network;
