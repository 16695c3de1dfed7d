// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Distribution of the deviations of figures from their references: absolute relative deviations
 * beyond the 95 % interval. Immutable.
 */
public final class DeviationSpread {
    private static final double MOST = 0.9;

    private final List<Double> deviations;
    private final int missing;

    /**
     * The spread of some deviations.
     *
     * @param missing number of rows without a figure
     */
    DeviationSpread(Collection<Double> deviations, int missing) {
        this.deviations = deviations.stream().sorted().toList();
        this.missing = missing;
    }

    /** Returns how many figures are missing. */
    public int missing() {
        return missing;
    }

    /** Returns the number of figures, missing ones included. */
    public int count() {
        return deviations.size() + missing;
    }

    /**
     * Returns the deviation that 90 % of the figures do not exceed; none if there are no figures or
     * more than 10 % are missing.
     */
    public OptionalDouble ninetiethPercentile() {
        int place = (int) Math.ceil(MOST * count()) - 1;
        return place >= 0 && place < deviations.size()
                ? OptionalDouble.of(deviations.get(place))
                : OptionalDouble.empty();
    }

    /** Returns the largest deviation of the figures that there are. */
    public OptionalDouble largest() {
        return deviations.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(deviations.get(deviations.size() - 1));
    }

    /** Returns whether 90 % are within a limit; true if there are none. */
    boolean isNinetiethPercentileWithin(double limit) {
        return count() == 0 || ninetiethPercentile().orElse(Double.POSITIVE_INFINITY) <= limit;
    }

    /** Returns count, 90th percentile and largest in words; empty if there are no figures. */
    public String text() {
        if (count() == 0) {
            return "";
        }
        String text =
                ninetiethPercentile().isPresent()
                        ? "90 % of "
                                + count()
                                + " within "
                                + PercentText.rough(ninetiethPercentile().getAsDouble())
                        : missing + " of " + count() + " without a figure";
        return largest().isEmpty()
                ? text
                : text + ", largest " + PercentText.rough(largest().getAsDouble());
    }
}
