// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.queue;

import java.util.Objects;
import java.util.function.Supplier;
import org.kneepoint.api.result.Point;

/**
 * The steady state of a queue: its figures and, where the model has one, the distribution of the
 * number of customers. Immutable.
 */
public final class QueueFigures {
    private final Point point;
    private final Supplier<double[]> probabilities;

    private QueueFigures(Point point, Supplier<double[]> probabilities) {
        this.point = Objects.requireNonNull(point);
        this.probabilities = Objects.requireNonNull(probabilities);
    }

    /** Figures without a distribution. */
    public static QueueFigures of(Point point) {
        return new QueueFigures(point, () -> new double[0]);
    }

    /**
     * Figures with the distribution of the number of customers.
     *
     * @param probabilities element n is the probability of n customers; truncated for an infinite
     *     queue
     */
    public static QueueFigures of(Point point, double[] probabilities) {
        double[] kept = probabilities.clone();
        return new QueueFigures(point, kept::clone);
    }

    /**
     * Figures with a distribution computed on demand.
     *
     * @param probabilities returns a new array as for {@link #of(Point, double[])}
     */
    public static QueueFigures of(Point point, Supplier<double[]> probabilities) {
        return new QueueFigures(point, probabilities);
    }

    /** Returns the figures. */
    public Point point() {
        return point;
    }

    /** Returns the probabilities of 0, 1, 2, ... customers; empty where the model gives none. */
    public double[] probabilities() {
        return probabilities.get();
    }
}
