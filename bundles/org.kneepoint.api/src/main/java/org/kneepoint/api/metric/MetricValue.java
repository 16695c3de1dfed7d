// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.metric;

import java.util.Objects;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;

/**
 * A metric's value for a curve, with an explanation and its uncertainty: the 95 % confidence
 * interval of an estimate, or the bracket of a value that lies between two neighbouring points.
 * Immutable.
 */
public final class MetricValue {
    private final Quantity quantity;
    private final OptionalDouble value;
    private final OptionalDouble halfWidth;
    private final OptionalDouble low;
    private final OptionalDouble high;
    private final Explanation note;

    private MetricValue(
            Quantity quantity,
            OptionalDouble value,
            OptionalDouble halfWidth,
            OptionalDouble low,
            OptionalDouble high,
            Explanation note) {
        this.quantity = Objects.requireNonNull(quantity);
        this.value = value;
        this.halfWidth = halfWidth;
        this.low = low;
        this.high = high;
        this.note = Objects.requireNonNull(note);
    }

    /**
     * A value with an explanation.
     *
     * @param note how it was determined, for instance between which points it was interpolated
     */
    public static MetricValue of(Quantity quantity, double value, Explanation note) {
        OptionalDouble none = OptionalDouble.empty();
        return new MetricValue(quantity, OptionalDouble.of(value), none, none, none, note);
    }

    /** A value with a free-text explanation. */
    public static MetricValue of(Quantity quantity, double value, String note) {
        return of(quantity, value, Explanation.ofText(note));
    }

    /** No value, with a free-text reason. */
    public static MetricValue missing(Quantity quantity, String why) {
        return missing(quantity, Explanation.ofText(why));
    }

    /** No value, with the reason. */
    public static MetricValue missing(Quantity quantity, Explanation why) {
        OptionalDouble none = OptionalDouble.empty();
        return new MetricValue(quantity, none, none, none, none, why);
    }

    /** A copy with the half width of its 95 % interval. */
    public MetricValue withHalfWidth(double width) {
        return new MetricValue(quantity, value, OptionalDouble.of(width), low, high, note);
    }

    /**
     * A copy with its bracket: the value lies between these two. Unlike an interval, a bracket has
     * no probability.
     */
    public MetricValue withBracket(double lower, double upper) {
        return new MetricValue(
                quantity,
                value,
                halfWidth,
                OptionalDouble.of(lower),
                OptionalDouble.of(upper),
                note);
    }

    /** Returns the quantity. */
    public Quantity quantity() {
        return quantity;
    }

    /** Returns the value, if there is one. */
    public OptionalDouble value() {
        return value;
    }

    /** Returns the half width of the 95 % interval, if there is one. */
    public OptionalDouble halfWidth() {
        return halfWidth;
    }

    /** Returns the lower end of the bracket, if there is one. */
    public OptionalDouble low() {
        return low;
    }

    /** Returns the upper end of the bracket, if there is one. */
    public OptionalDouble high() {
        return high;
    }

    /** Returns how the value was determined, or why there is none. */
    public Explanation note() {
        return note;
    }
}
