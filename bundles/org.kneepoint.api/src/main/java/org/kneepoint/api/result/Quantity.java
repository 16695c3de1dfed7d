// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Objects;

/**
 * A named figure with its unit: the column of a table and the axis of a chart.
 *
 * <p>Two quantities are equal when they have the same name.
 */
public final class Quantity {
    private final String name;
    private final String unit;
    private final String meaning;

    private Quantity(String name, String unit, String meaning) {
        this.name = Objects.requireNonNull(name);
        this.unit = Objects.requireNonNull(unit);
        this.meaning = Objects.requireNonNull(meaning);
    }

    /**
     * Names a figure.
     *
     * @param name column name: lower case, words joined by an underscore
     * @param unit unit, or an empty text for a pure number
     * @param meaning what it is, for a heading
     */
    public static Quantity of(String name, String unit, String meaning) {
        return new Quantity(name, unit, meaning);
    }

    /** Returns the column name. */
    public String name() {
        return name;
    }

    /** Returns the unit, empty for a pure number. */
    public String unit() {
        return unit;
    }

    /** Returns what it is. */
    public String meaning() {
        return meaning;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Quantity that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
