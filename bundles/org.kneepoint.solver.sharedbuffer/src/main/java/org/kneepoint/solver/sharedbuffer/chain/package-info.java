// SPDX-License-Identifier: Apache-2.0
/**
 * One switch: the Markov chain of the packets in its places for given traffic. {@link
 * org.kneepoint.solver.sharedbuffer.chain.SwitchModel} is what the network asks of a switch; {@link
 * org.kneepoint.solver.sharedbuffer.chain.SharedBufferSwitch} answers by (2) to (13).
 *
 * <p>A cycle has two phases, {@link org.kneepoint.solver.sharedbuffer.chain.ForwardPhase} and
 * {@link org.kneepoint.solver.sharedbuffer.chain.ReceivePhase}; together they are {@link
 * org.kneepoint.solver.sharedbuffer.chain.SwitchChain}, whose stationary distribution is found
 * directly, by {@link org.kneepoint.solver.sharedbuffer.chain.Resolvent}, with all digits of
 * probabilities however small. With full buffers, repeating cycles would take some B^2 steps, since
 * the packets for one outlet then displace those for another only slowly.
 */
package org.kneepoint.solver.sharedbuffer.chain;
