// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/**
 * Settings of the switches. Immutable.
 *
 * @param buffering for whom their places are
 * @param bufferSize of a switch, B, at least 1; for {@link BufferOrganisation#OUTPUT} a multiple of
 *     the radix
 * @param order which packet an outlet sends
 */
public record SlottedSwitchSettings(
        BufferOrganisation buffering, int bufferSize, ServiceOrder order) {}
