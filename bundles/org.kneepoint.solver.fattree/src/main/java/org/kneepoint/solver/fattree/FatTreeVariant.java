// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import java.util.Locale;

/** Corrections of misprinted equations; the default first. */
enum FatTreeVariant {
    /**
     * The authors' correction, and in (22) the probability that a message that already came up
     * continues upward: flow is conserved at every switch.
     */
    CONDITIONAL {
        @Override
        double probabilityOnUp(FatTreeTraffic tree, int level) {
            return tree.probabilityOnUp(level);
        }

        @Override
        double probabilityTurn(FatTreeTraffic tree, int level) {
            return tree.probabilityTurn(level);
        }
    },

    /** The authors' correction: (21) and (23) have the rate of both up-links, as (7) requires. */
    CORRECTED,

    /** As printed, (21) and (23) have the rate of one up-link for that of both. */
    PRINTED {
        @Override
        double offeredToPair(double rate) {
            return rate;
        }
    };

    /** Returns its value of {@code variant}. */
    String parameterValue() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the variant of a {@link #parameterValue}. */
    static FatTreeVariant ofParameterValue(String value) {
        return valueOf(value.toUpperCase(Locale.ROOT));
    }

    /** Returns the probability in (22) of continuing upward from a level. */
    double probabilityOnUp(FatTreeTraffic tree, int level) {
        return tree.probabilityAbove(level);
    }

    /** Returns the probability in (22) of turning at a level. */
    double probabilityTurn(FatTreeTraffic tree, int level) {
        return tree.probabilityWithin(level);
    }

    /**
     * Returns the rate offered to the queue of two up-links.
     *
     * @param rate of one of them
     */
    double offeredToPair(double rate) {
        return 2 * rate;
    }
}
