// SPDX-License-Identifier: Apache-2.0
/**
 * The analytic model of synchronous multistage networks with shared buffers and one hot output.
 *
 * <p>Source: M. Saleh and M. Atiquzzaman, "Analysis of Shared Buffer Multistage Networks with Hot
 * Spot"; equation numbers in this package are theirs. {@link
 * org.kneepoint.solver.sharedbuffer.SharedBufferSolver} takes the parameters; package {@code chain}
 * is one switch, {@code delta} the network; {@code coupled} is a more accurate model that is not of
 * the paper.
 *
 * <p>Notation: N = d^k terminals, k stages of d x d switches, B places per switch, offered rate
 * rho, fraction f of hot requests.
 */
package org.kneepoint.solver.sharedbuffer;
