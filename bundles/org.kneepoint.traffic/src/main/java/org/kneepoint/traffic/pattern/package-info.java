// SPDX-License-Identifier: Apache-2.0
/**
 * Traffic patterns. The permutations are those of W. J. Dally, B. Towles: Principles and Practices
 * of Interconnection Networks, 2004, table 3.1, with the terminals numbered so that the first
 * number of a shape such as 8x8x16 counts fastest.
 *
 * <p>Whether a terminal may address itself is the word {@code self}, false unless given. Without it
 * a terminal that a permutation maps to itself is silent, and a random choice is made among the
 * others. A pattern in which nobody sends is refused.
 */
package org.kneepoint.traffic.pattern;
