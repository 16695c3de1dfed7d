// SPDX-License-Identifier: Apache-2.0
/**
 * Analytic models of the wormhole-routed hypercube with bursty traffic and finite buffers, {@code
 * bursty-hypercube}.
 *
 * <p>{@link org.kneepoint.solver.burstyhypercube.PublishedModel} is the model of the paper, in two
 * interpretations; {@link org.kneepoint.solver.burstyhypercube.CorrectedModel} is ours: the same
 * decomposition into links and sources, with the rules of the simulated system.
 */
package org.kneepoint.solver.burstyhypercube;
