// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/**
 * A finite Markov chain whose states (level, phase) go down by one level at most in a step, and up
 * by several.
 */
interface BlockStructuredChain {
    /** Returns the highest level; the lowest is 0. */
    int highestLevel();

    /** Returns the number of phases of a level. */
    int phases(int level);

    /** Returns the most levels that a step goes up. */
    int maxRise();

    /**
     * Returns where a step leads from the states of a level.
     *
     * @param level of the states
     * @param weights of the states, by phase
     */
    Transitions transitionsFrom(int level, double[] weights);

    /** Where a step leads from some states of one level. */
    @FunctionalInterface
    interface Transitions {
        /**
         * Adds what arrives at the states of another level.
         *
         * @param rise levels up, -1 to {@link #maxRise}
         * @param sums to which it is added
         * @param offset of phase 0 in these sums
         */
        void add(int rise, double[] sums, int offset);
    }
}
