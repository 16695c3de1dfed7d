// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

/**
 * One choice with one of its classes, and the header after it.
 *
 * @param channel the virtual channel taken
 * @param share probability among all moves of the highest priority; 0 for moves of a lower one
 * @param next the header at the far end
 */
record Move(VirtualChannel channel, double share, Header next) {}
