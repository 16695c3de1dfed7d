// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/**
 * How all switches are made. Immutable.
 *
 * @param buffering for whom their places are
 * @param places of a switch, B, at least 1; for {@link Buffering#OUTPUT} a multiple of the radix
 * @param order which packet an outlet sends
 */
public record Design(Buffering buffering, int places, ServiceOrder order) {}
