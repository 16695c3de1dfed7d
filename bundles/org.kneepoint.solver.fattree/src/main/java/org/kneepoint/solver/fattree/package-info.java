// SPDX-License-Identifier: Apache-2.0
/**
 * The analytic model of wormhole routing on butterfly fat-trees.
 *
 * <p>Source: R. I. Greenberg and L. Guan, "An Improved Analytical Model for Wormhole Routed
 * Networks with Application to Butterfly Fat-Trees", Int. Conf. on Parallel Processing, 1997;
 * equation numbers in this package are theirs. {@link org.kneepoint.solver.fattree.FatTreeSolver}
 * takes the parameters, {@link org.kneepoint.solver.fattree.FatTreeTraffic} gives the rates of the
 * links, {@link org.kneepoint.solver.fattree.ChannelClasses} solves the channels from the
 * destination to the source, {@link org.kneepoint.solver.fattree.FatTreeSaturation} finds the
 * saturation load.
 *
 * <p>Notation: N = 4^n terminals, n levels, messages of L flits, rate lambda_0 messages per node
 * and cycle, load lambda_0 L; &lt;a,b&gt; is one link from level a to level b, terminals being
 * level 0.
 *
 * <p>Below {@link org.kneepoint.solver.fattree.FatTreeModel} times are in units of L and rates in
 * messages per time L, so that the rate of a node is its load: equations (6) to (24) hold in any
 * unit; in this one the length is 1.
 */
package org.kneepoint.solver.fattree;
