// SPDX-License-Identifier: Apache-2.0
/**
 * A delta network of switches: {@link org.kneepoint.solver.sharedbuffer.delta.DeltaEquilibrium}
 * solves for the acceptance probabilities, {@link
 * org.kneepoint.solver.sharedbuffer.delta.DeltaFigures} gives the figures of the network. The
 * switches are a {@link org.kneepoint.solver.sharedbuffer.chain.SwitchModel}.
 */
package org.kneepoint.solver.sharedbuffer.delta;
