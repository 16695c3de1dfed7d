// SPDX-License-Identifier: Apache-2.0
/**
 * Trees of switches that grow fat towards the root by giving each switch several parents: the
 * butterfly fat-tree and the k-ary n-tree.
 *
 * <p>{@link org.kneepoint.topology.fattree.GeneralisedFatTree} holds what both have in common,
 * {@link org.kneepoint.topology.fattree.NearestAncestorRouting} is how to route in them. {@link
 * org.kneepoint.topology.fattree.ButterflyFatTree} and {@link
 * org.kneepoint.topology.fattree.KAryNTree} say how many children and parents a switch has and
 * which of its parents are those of its neighbours.
 *
 * <p>Notation: c children and p parents per switch, n levels, the lowest 1, and N = c^n terminals.
 */
package org.kneepoint.topology.fattree;
