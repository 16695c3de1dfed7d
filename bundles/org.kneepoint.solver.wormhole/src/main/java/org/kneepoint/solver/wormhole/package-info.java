// SPDX-License-Identifier: Apache-2.0
/**
 * The solver {@code wormhole}: a model of wormhole routing for any topology, from its channels and
 * its routing.
 */
package org.kneepoint.solver.wormhole;
