// SPDX-License-Identifier: Apache-2.0
/**
 * Traffic patterns. The permutations are those of W. J. Dally, B. Towles: Principles and Practices
 * of Interconnection Networks, 2004, table 3.1, with terminals numbered so that the first number of
 * a shape such as 8x8x16 varies fastest.
 *
 * <p>The parameter {@code self}, false by default, permits a terminal to address itself. Without it
 * a fixed point of a permutation is a silent terminal, and random patterns draw among the others. A
 * pattern in which no terminal sends is rejected.
 */
package org.kneepoint.traffic.pattern;
