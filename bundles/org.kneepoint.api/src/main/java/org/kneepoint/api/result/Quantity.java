// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Objects;

/**
 * A named figure with its unit: the column of a table and the axis of a chart. It says what it is
 * to another figure, how independent runs make one value of it, and whether only those who look
 * closer need it; what the name looks like says nothing. Immutable.
 *
 * <p>Two quantities are equal when they have the same name.
 */
public final class Quantity {
    /** What a figure is to its {@linkplain Quantity#base base}. */
    public enum Role {
        /** A figure of its own: what was set, counted or computed. */
        VALUE(Pooling.AVERAGE),
        /** A mean that samples estimate, so that it can have an interval. */
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

    /** How the values of independent runs make one. */
    public enum Pooling {
        /** Their arithmetic mean. */
        AVERAGE,
        /** Their arithmetic mean, which has an interval by Student's t over the runs. */
        ESTIMATE,
        /** That interval: of the values of the base, not of the intervals of the runs. */
        INTERVAL,
        /** The largest. */
        MAXIMUM,
        /** The smallest. */
        MINIMUM,
        /** Their sum: work that was done. */
        SUM,
        /** That of the first run, which names all of them. */
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
     * Names a figure of its own, of which several runs make an average.
     *
     * @param name column name: lower case, words joined by an underscore
     * @param unit unit, or an empty text for a pure number
     * @param meaning what it is, for a heading
     */
    public static Quantity of(String name, String unit, String meaning) {
        return new Quantity(name, unit, meaning, Role.VALUE, null, Role.VALUE.pooling, false);
    }

    /** Names a mean that samples estimate, with parameters as {@link #of}. */
    public static Quantity mean(String name, String unit, String meaning) {
        return new Quantity(name, unit, meaning, Role.MEAN, null, Role.MEAN.pooling, false);
    }

    /**
     * A copy that is this of another figure, pooled as the role has it.
     *
     * @param of the base, such as the latency of the largest latency
     */
    public Quantity withRole(Role what, Quantity of) {
        Objects.requireNonNull(of);
        return new Quantity(name, unit, meaning, what, of, what.pooling, detail);
    }

    /** A copy that is pooled otherwise than its role has it. */
    public Quantity withPooling(Pooling how) {
        return new Quantity(name, unit, meaning, role, base, how, detail);
    }

    /** A copy that is, or is not, for those who look closer: left out where room is scarce. */
    public Quantity asDetail(boolean closer) {
        return new Quantity(name, unit, meaning, role, base, pooling, closer);
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

    /** Returns what it is to its base. */
    public Role role() {
        return role;
    }

    /** Returns what it is the half width, maximum, percentile, ... of; itself if of nothing. */
    public Quantity base() {
        return base == null ? this : base;
    }

    /** Returns whether it is this of that figure. */
    public boolean hasRole(Role what, Quantity of) {
        return role == what && base().equals(of);
    }

    /** Returns how the values of independent runs make one. */
    public Pooling pooling() {
        return pooling;
    }

    /** Returns whether it is a detail, omitted where space is short. */
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
