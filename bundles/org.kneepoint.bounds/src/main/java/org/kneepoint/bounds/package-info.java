// SPDX-License-Identifier: Apache-2.0
/**
 * Upper bounds of the load that a network can carry.
 *
 * <p>{@link org.kneepoint.bounds.ChannelLoads} follows all flows of a traffic pattern through a
 * routing relation: the load at which the first channel is full. {@link
 * org.kneepoint.bounds.WorstPermutation} finds the permutation that is worst for an oblivious
 * routing, {@link org.kneepoint.bounds.ConcurrentFlow} what any routing could reach, {@link
 * org.kneepoint.bounds.QuickBounds} bounds of that by distances and cuts.
 */
@Export
@Version("1.0.0")
package org.kneepoint.bounds;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
