// SPDX-License-Identifier: Apache-2.0
/**
 * Unidirectional multistage networks of k x k switches: the butterfly and the omega network.
 *
 * <p>{@link org.kneepoint.topology.multistage.StagedNetwork} is their common base: N = k^n lines
 * through n stages of N / k switches, with destination-tag routing. {@link
 * org.kneepoint.topology.multistage.Butterfly} and {@link org.kneepoint.topology.multistage.Omega}
 * define the permutation of the lines between the stages.
 *
 * <p>Notation: switch size k, stages n, terminals N = k^n. The digits of a line or terminal to the
 * base k are numbered from the lowest, 0. Line kr + p is port p of the r-th switch of a stage.
 */
package org.kneepoint.topology.multistage;
