// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

/**
 * Two points at one position.
 *
 * @param position position on the common axis
 * @param reference point of the reference
 * @param other point of the other curve
 */
public record PointPair(double position, Point reference, Point other) {
    /** Returns whether the figures of both are steady-state values. */
    public boolean isSteady() {
        return reference.status() == Status.OK && other.status() == Status.OK;
    }

    /** Returns whether both have this figure. */
    public boolean has(Quantity figure) {
        return reference.get(figure).isPresent() && other.get(figure).isPresent();
    }

    /**
     * Returns the relative difference, other / reference - 1; empty if one of them lacks the figure
     * or the reference is 0.
     */
    public OptionalDouble difference(Quantity figure) {
        double measure = reference.get(figure).orElse(0);
        return has(figure) && measure != 0
                ? OptionalDouble.of(other.get(figure).getAsDouble() / measure - 1)
                : OptionalDouble.empty();
    }

    /**
     * Returns whether the other lies inside the 95 % interval of the reference; empty if one of
     * them lacks the figure or there is no interval.
     */
    public Optional<Boolean> isWithinInterval(Quantity figure) {
        OptionalDouble width = reference.get(Quantities.halfWidth(figure));
        if (!has(figure) || width.isEmpty()) {
            return Optional.empty();
        }
        double apart = other.get(figure).getAsDouble() - reference.get(figure).getAsDouble();
        return Optional.of(Math.abs(apart) <= width.getAsDouble());
    }
}
