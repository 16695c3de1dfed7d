// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Objects;

/**
 * A named figure with its unit: the column of a table and the axis of a chart. It states its
 * relation to another figure, how values of independent runs are pooled, and whether it is a
 * detail; none of these follows from the name. Immutable.
 *
 * <p>Two quantities are equal when they have the same name.
 */
public final class Quantity {
    /** The relation of a figure to its {@linkplain Quantity#base base}. */
    public enum Role {
        /** None: a figure of its own. */
        VALUE(Pooling.AVERAGE),
        /** None: a mean estimated from samples, which can have an interval. */
        MEAN(Pooling.ESTIMATE),
        /** The half width of the 95 % confidence interval of the base. */
        HALF_WIDTH(Pooling.INTERVAL),
        /** The largest value of the base: over packets, nodes or channels. */
        MAXIMUM(Pooling.MAXIMUM),
        /** The smallest value of the base. */
        MINIMUM(Pooling.MINIMUM),
        /** A percentile of the base. */
        PERCENTILE(Pooling.AVERAGE),
        /** The base averaged over neighbouring points: the line of a chart through its noise. */
        SMOOTHED(Pooling.AVERAGE);

        private final Pooling pooling;

        Role(Pooling pooling) {
            this.pooling = pooling;
        }
    }

    /** How the values of independent runs are pooled. */
    public enum Pooling {
        /** Their arithmetic mean. */
        AVERAGE,
        /** Their arithmetic mean, with an interval by Student's t over the runs. */
        ESTIMATE,
        /** The interval by Student's t of the values of the base. */
        INTERVAL,
        /** The largest. */
        MAXIMUM,
        /** The smallest. */
        MINIMUM,
        /** Their sum. */
        SUM,
        /** The value of the first run. */
        FIRST
    }

    private final String name;
    private final String unit;
    private final String meaning;
    private final Role role;
    private final Quantity base;
    private final Pooling pooling;
    private final boolean detail;

    private Quantity(
            String name,
            String unit,
            String meaning,
            Role role,
            Quantity base,
            Pooling pooling,
            boolean detail) {
        this.name = Objects.requireNonNull(name);
        this.unit = Objects.requireNonNull(unit);
        this.meaning = Objects.requireNonNull(meaning);
        this.role = Objects.requireNonNull(role);
        this.base = base;
        this.pooling = Objects.requireNonNull(pooling);
        this.detail = detail;
    }

    /**
     * Makes a figure, pooled by averaging.
     *
     * @param name column name: lower case, words joined by an underscore
     * @param unit unit, or an empty text for a pure number
     * @param meaning for a heading
     */
    public static Quantity of(String name, String unit, String meaning) {
        return new Quantity(name, unit, meaning, Role.VALUE, null, Role.VALUE.pooling, false);
    }

    /** Makes a mean estimated from samples, with parameters as {@link #of}. */
    public static Quantity mean(String name, String unit, String meaning) {
        return new Quantity(name, unit, meaning, Role.MEAN, null, Role.MEAN.pooling, false);
    }

    /**
     * A copy with a role towards another figure, pooled by the rule of the role.
     *
     * @param of the base, such as the latency for the largest latency
     */
    public Quantity withRole(Role what, Quantity of) {
        Objects.requireNonNull(of);
        return new Quantity(name, unit, meaning, what, of, what.pooling, detail);
    }

    /** A copy with another pooling rule than that of its role. */
    public Quantity withPooling(Pooling how) {
        return new Quantity(name, unit, meaning, role, base, how, detail);
    }

    /** A copy that is, or is not, a detail, which short tables omit. */
    public Quantity asDetail(boolean isDetail) {
        return new Quantity(name, unit, meaning, role, base, pooling, isDetail);
    }

    /** Returns the column name. */
    public String name() {
        return name;
    }

    /** Returns the unit, empty for a pure number. */
    public String unit() {
        return unit;
    }

    /** Returns the meaning, for a heading. */
    public String meaning() {
        return meaning;
    }

    /** Returns the role towards its base. */
    public Role role() {
        return role;
    }

    /**
     * Returns the figure of which this is the half width, maximum, percentile, ...; itself if of
     * none.
     */
    public Quantity base() {
        return base == null ? this : base;
    }

    /** Returns whether it has this role towards that figure. */
    public boolean hasRole(Role what, Quantity of) {
        return role == what && base().equals(of);
    }

    /** Returns how the values of independent runs are pooled. */
    public Pooling pooling() {
        return pooling;
    }

    /** Returns whether it is a detail, which short tables omit. */
    public boolean isDetail() {
        return detail;
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
