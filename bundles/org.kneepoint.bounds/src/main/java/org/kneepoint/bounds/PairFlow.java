// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

/**
 * The traffic of a pair of terminals through a channel, at a load of 1.
 *
 * @param source terminal where it begins, or its phase
 * @param target terminal where it ends, or its phase
 * @param flow flits per cycle, above 0
 */
public record PairFlow(int source, int target, double flow) {}
