// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/**
 * Traffic of the inputs. Immutable.
 *
 * @param load probability that an input generates a packet in a cycle, 0 to 1
 * @param hotspot probability of a hot request; a cold request addresses all outputs uniformly,
 *     including the hot one
 * @param hotOutput hot output, 0 to N - 1
 */
public record SlottedWorkload(double load, double hotspot, int hotOutput) {}
