// SPDX-License-Identifier: Apache-2.0
/**
 * Fat trees, in which each switch has several parents: the butterfly fat-tree, the k-ary n-tree and
 * the extended generalised fat tree.
 *
 * <p>{@link org.kneepoint.topology.fattree.GeneralisedFatTree} is their common base, {@link
 * org.kneepoint.topology.fattree.NearestAncestorRouting} their routing. {@link
 * org.kneepoint.topology.fattree.ButterflyFatTree} and {@link
 * org.kneepoint.topology.fattree.KAryNTree} define the children and parents of a switch. {@link
 * org.kneepoint.topology.fattree.ExtendedFatTree} has any number of them at each level, and {@link
 * org.kneepoint.topology.fattree.RootRouting} with one path for each pair of terminals.
 *
 * <p>Notation: c children and p parents per switch, n levels, the lowest 1, and N = c^n terminals.
 */
package org.kneepoint.topology.fattree;
