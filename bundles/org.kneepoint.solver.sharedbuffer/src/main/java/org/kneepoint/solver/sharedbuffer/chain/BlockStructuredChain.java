// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/**
 * A finite Markov chain on states (level, phase) with steps of at most one level down and several
 * levels up.
 */
interface BlockStructuredChain {
    /** Returns the highest level; the lowest is 0. */
    int highestLevel();

    /** Returns the number of phases of a level. */
    int phases(int level);

    /** Returns the largest number of levels that a step goes up. */
    int maxRise();

    /**
     * Returns the transitions from the states of a level.
     *
     * @param level of the states
     * @param weights of the states, by phase
     */
    Transitions transitionsFrom(int level, double[] weights);

    /** Transitions from weighted states of one level. */
    @FunctionalInterface
    interface Transitions {
        /**
         * Adds the weights of the states of another level after the step.
         *
         * @param rise levels up, -1 to {@link #maxRise}
         * @param sums to which they are added
         * @param offset of phase 0 in these sums
         */
        void add(int rise, double[] sums, int offset);
    }
}
