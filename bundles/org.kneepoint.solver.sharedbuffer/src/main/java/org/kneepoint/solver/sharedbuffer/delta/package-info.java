// SPDX-License-Identifier: Apache-2.0
/**
 * A network of switches that offer each other packets and accept some of them: {@link
 * org.kneepoint.solver.sharedbuffer.delta.DeltaEquilibrium} finds the acceptance probabilities that
 * fit, {@link org.kneepoint.solver.sharedbuffer.delta.DeltaFigures} reads the network's figures
 * from it. What a switch does is asked of a {@link
 * org.kneepoint.solver.sharedbuffer.chain.SwitchModel}.
 */
package org.kneepoint.solver.sharedbuffer.delta;
