// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import java.util.Locale;

/** How the equations are read where their print is wrong; the default first. */
enum Reading {
    /**
     * The authors' correction, and in (22) the probability that a message which already came up
     * goes on up. Flow is conserved: the children of a switch bring what its parents take.
     */
    CONDITIONAL {
        @Override
        double onUp(FatTree tree, int level) {
            return tree.onUp(level);
        }

        @Override
        double turns(FatTree tree, int level) {
            return tree.turns(level);
        }
    },

    /**
     * The authors' correction: (21) and (23) take the rate of both up-links, for which (7) holds.
     */
    CORRECTED,

    /** As printed, (21) and (23) take the rate of one up-link for that of both. */
    PRINTED {
        @Override
        double offered(double rate) {
            return rate;
        }
    };

    /** Returns the word of the variant. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the reading of a word of {@link #word}. */
    static Reading ofWord(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Returns the probability in (22) of going on up from a level. */
    double onUp(FatTree tree, int level) {
        return tree.above(level);
    }

    /** Returns the probability in (22) of turning at a level. */
    double turns(FatTree tree, int level) {
        return tree.within(level);
    }

    /**
     * Returns the rate offered to the queue of two up-links.
     *
     * @param rate of one of them
     */
    double offered(double rate) {
        return 2 * rate;
    }
}
