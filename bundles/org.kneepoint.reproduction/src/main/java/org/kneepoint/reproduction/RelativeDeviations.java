// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;

/** Mean and maximum of relative deviations. Immutable. */
public final class RelativeDeviations {
    private final List<Double> values;

    private RelativeDeviations(List<Double> values) {
        this.values = values;
    }

    /** Of all rows that have one. */
    public static RelativeDeviations of(Collection<ComparisonRow> rows) {
        return new RelativeDeviations(
                rows.stream()
                        .map(ComparisonRow::deviation)
                        .filter(OptionalDouble::isPresent)
                        .map(OptionalDouble::getAsDouble)
                        .toList());
    }

    /** Returns how many there are. */
    public int count() {
        return values.size();
    }

    /** Returns the mean of their absolute values; none if there are none. */
    public OptionalDouble mean() {
        return values.stream().mapToDouble(Math::abs).average();
    }

    /** Returns the largest absolute value; none if there are none. */
    public OptionalDouble largest() {
        return values.stream().mapToDouble(Math::abs).max();
    }

    /** Returns mean and maximum as text. */
    public String text() {
        return values.isEmpty()
                ? "none"
                : "mean "
                        + PercentText.plain(mean().orElseThrow())
                        + ", largest "
                        + PercentText.plain(largest().orElseThrow());
    }
}
