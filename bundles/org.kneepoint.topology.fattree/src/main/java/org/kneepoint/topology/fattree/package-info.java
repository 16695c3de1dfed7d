// SPDX-License-Identifier: Apache-2.0
/**
 * Fat trees, in which each switch has several parents: the butterfly fat-tree and the k-ary n-tree.
 *
 * <p>{@link org.kneepoint.topology.fattree.GeneralisedFatTree} is their common base, {@link
 * org.kneepoint.topology.fattree.NearestAncestorRouting} their routing. {@link
 * org.kneepoint.topology.fattree.ButterflyFatTree} and {@link
 * org.kneepoint.topology.fattree.KAryNTree} define the children and parents of a switch.
 *
 * <p>Notation: c children and p parents per switch, n levels, the lowest 1, and N = c^n terminals.
 */
package org.kneepoint.topology.fattree;
