// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Settings of the switches. Immutable.
 *
 * @param architecture switch architecture
 * @param blocking blocking policy
 * @param wellMixed whether the wires between the stages are drawn at random, see {@link
 *     WellMixedWiring}
 */
public record MultistageSwitchSettings(
        SwitchArchitecture architecture, BlockingPolicy blocking, boolean wellMixed) {}
