// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.metric;

import java.util.Objects;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Quantity;

/**
 * One figure read off a curve: its value, if the curve shows one, the half width of its interval,
 * if one is known, and how it was read. Immutable.
 */
public final class Reading {
    private final Quantity quantity;
    private final OptionalDouble value;
    private final OptionalDouble halfWidth;
    private final String note;

    private Reading(
            Quantity quantity, OptionalDouble value, OptionalDouble halfWidth, String note) {
        this.quantity = Objects.requireNonNull(quantity);
        this.value = value;
        this.halfWidth = halfWidth;
        this.note = Objects.requireNonNull(note);
    }

    /**
     * A figure that the curve shows.
     *
     * @param note how it was read: between which points it was interpolated, for instance
     */
    public static Reading of(Quantity quantity, double value, String note) {
        return new Reading(quantity, OptionalDouble.of(value), OptionalDouble.empty(), note);
    }

    /** A figure that the curve does not show, and why. */
    public static Reading missing(Quantity quantity, String why) {
        return new Reading(quantity, OptionalDouble.empty(), OptionalDouble.empty(), why);
    }

    /** A copy with the half width of its 95 % interval, or of the bracket that its note names. */
    public Reading plusMinus(double width) {
        return new Reading(quantity, value, OptionalDouble.of(width), note);
    }

    /** Returns what was read. */
    public Quantity quantity() {
        return quantity;
    }

    /** Returns the value, if the curve shows one. */
    public OptionalDouble value() {
        return value;
    }

    /** Returns the half width of the 95 % interval, or of the bracket that the note names. */
    public OptionalDouble halfWidth() {
        return halfWidth;
    }

    /** Returns how the value was read, or why there is none. */
    public String note() {
        return note;
    }
}
