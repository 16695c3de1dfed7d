// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/**
 * Settings of the switches. Immutable.
 *
 * @param buffering organisation of the buffer
 * @param bufferSize buffer size of a switch, B, at least 1; for {@link BufferOrganisation#OUTPUT} a
 *     multiple of the radix
 * @param order order of service
 */
public record SlottedSwitchSettings(
        BufferOrganisation buffering, int bufferSize, ServiceOrder order) {}
