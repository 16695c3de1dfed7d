// SPDX-License-Identifier: Apache-2.0
/**
 * Allocators and arbiters by name (Dally and Towles 2004, chapters 18 and 19).
 *
 * <p>An allocator matches inputs with outputs: of the requests it grants some, at most one of each
 * input and of each output. A matching is <em>maximal</em> if no request without conflict is left.
 * {@link org.kneepoint.simulator.flit.allocation.WavefrontAllocator} always finds a maximal one; a
 * separable allocator does with as many iterations as it has inputs, because each iteration with a
 * request left grants at least one.
 */
package org.kneepoint.simulator.flit.allocation;
