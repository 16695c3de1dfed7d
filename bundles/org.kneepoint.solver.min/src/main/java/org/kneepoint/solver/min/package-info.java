// SPDX-License-Identifier: Apache-2.0
/**
 * The analytic model of finite-buffered asynchronous multistage interconnection networks.
 *
 * <p>Source: P. Mohapatra and C. R. Das, "Performance Analysis of Finite-Buffered Asynchronous
 * Multistage Interconnection Networks", IEEE Transactions on Parallel and Distributed Systems 7(1),
 * 1996; equation numbers in this package are theirs. {@link org.kneepoint.solver.min.MinSolver}
 * takes the parameters, {@link org.kneepoint.solver.min.StagePath} is the path of a packet, {@link
 * org.kneepoint.solver.min.ServiceCentre} one buffer on it.
 *
 * <p>Notation: N = a^n terminals, n stages of a x a switches, L waiting places per buffer, service
 * time d, offered rate lambda, utilisation rho = lambda d, probability x that a buffer is full.
 */
package org.kneepoint.solver.min;
