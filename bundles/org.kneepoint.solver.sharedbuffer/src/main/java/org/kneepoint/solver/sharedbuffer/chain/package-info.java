// SPDX-License-Identifier: Apache-2.0
/**
 * One switch: the Markov chain of its packets for given traffic. {@link
 * org.kneepoint.solver.sharedbuffer.chain.SwitchModel} is the interface of a switch to the network;
 * {@link org.kneepoint.solver.sharedbuffer.chain.SharedBufferSwitch} implements (2) to (13).
 *
 * <p>A cycle has two phases, {@link org.kneepoint.solver.sharedbuffer.chain.ForwardPhase} and
 * {@link org.kneepoint.solver.sharedbuffer.chain.ReceivePhase}; together they are {@link
 * org.kneepoint.solver.sharedbuffer.chain.SwitchChain}, whose stationary distribution is computed
 * directly, by {@link org.kneepoint.solver.sharedbuffer.chain.Resolvent}, accurate for
 * probabilities however small. With full buffers the iteration of cycles would take some B^2 steps.
 */
package org.kneepoint.solver.sharedbuffer.chain;
