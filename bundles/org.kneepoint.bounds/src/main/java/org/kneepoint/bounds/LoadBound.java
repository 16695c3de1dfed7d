// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

/**
 * The load at which the first of some channels is full.
 *
 * @param load flits per cycle of each terminal that is not silent; infinite without any traffic
 * @param channel number of the channel; -1 without any traffic
 * @param name name of the channel; empty without any traffic
 */
public record LoadBound(double load, int channel, String name) {}
