// SPDX-License-Identifier: Apache-2.0
/**
 * Expanders: sparse graphs with short paths and no narrow cut, drawn from a seed. A {@link
 * org.kneepoint.topology.expander.RandomRegularGraph} for Jellyfish, a {@link
 * org.kneepoint.topology.expander.RandomLift} of the complete graph for Xpander.
 */
package org.kneepoint.topology.expander;
