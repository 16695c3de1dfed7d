// SPDX-License-Identifier: Apache-2.0
/**
 * Models of the wormhole-routed hypercube with bursty traffic and finite buffers, {@code
 * bursty-hypercube}.
 *
 * <p>{@link org.kneepoint.solver.burstyhypercube.PublishedModel} is the model of the paper, in two
 * readings; {@link org.kneepoint.solver.burstyhypercube.CorrectedModel} is ours: the same
 * decomposition into links and sources, with each part described as the simulated system has it.
 */
package org.kneepoint.solver.burstyhypercube;
