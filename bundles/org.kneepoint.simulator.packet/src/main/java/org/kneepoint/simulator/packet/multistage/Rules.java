// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * How the switches work. Immutable.
 *
 * @param switching what serves packets
 * @param blocking what becomes of a packet whose next buffer is full
 * @param mixed whether the wires between the stages are drawn at random, see {@link WellMixed}
 */
public record Rules(Switching switching, Blocking blocking, boolean mixed) {}
