// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import org.kneepoint.api.scenario.Scenario;

/**
 * The figures of one scenario, with the status of the evaluation. Immutable.
 *
 * <p>A figure that has no value, such as the latency of a saturated network, is absent: a point
 * never holds a NaN, an infinity or a placeholder.
 */
public final class Point {
    private final Map<String, String> settings;
    private final Map<Quantity, Double> figures;
    private final Status status;
    private final Explanation reason;
    private final Validity validity;

    private Point(Builder builder) {
        settings = Collections.unmodifiableMap(builder.settings);
        figures = Collections.unmodifiableMap(new LinkedHashMap<>(builder.figures));
        status = builder.status;
        reason = builder.reason;
        validity = builder.validity;
    }

    /** Starts a point of this scenario. */
    public static Builder of(Scenario scenario) {
        return new Builder(scenario.settings());
    }

    /** Starts a point of these settings. */
    public static Builder of(Map<String, String> settings) {
        return new Builder(new LinkedHashMap<>(settings));
    }

    /** Returns the text of every parameter. */
    public Map<String, String> settings() {
        return settings;
    }

    /** Returns the figures in the order in which they were set. */
    public Map<Quantity, Double> figures() {
        return figures;
    }

    /** Returns a figure, if it has a value. */
    public OptionalDouble get(Quantity quantity) {
        Double value = figures.get(quantity);
        return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }

    /** Returns the status of the evaluation. */
    public Status status() {
        return status;
    }

    /** Returns the reason for the status; empty for {@link Status#OK}. */
    public Explanation reason() {
        return reason;
    }

    /** Returns whether the point lies in the verified range of its method. */
    public Validity validity() {
        return validity;
    }

    /** Returns a builder with a copy of this point. */
    public Builder toBuilder() {
        Builder copy = new Builder(settings);
        copy.figures.putAll(figures);
        return copy.status(status, reason).validity(validity);
    }

    /** Collects the figures of a point. */
    public static final class Builder {
        private Map<String, String> settings;
        private final Map<Quantity, Double> figures = new LinkedHashMap<>();
        private Status status = Status.OK;
        private Explanation reason = Explanation.NONE;
        private Validity validity = Validity.CHECKED;

        private Builder(Map<String, String> settings) {
            this.settings = settings;
        }

        /** Replaces the settings. */
        public Builder settings(Map<String, String> others) {
            settings = new LinkedHashMap<>(others);
            return this;
        }

        /** Sets a figure; a value that is not finite removes it. */
        public Builder with(Quantity quantity, double value) {
            if (Double.isFinite(value)) {
                figures.put(quantity, value);
            } else {
                figures.remove(quantity);
            }
            return this;
        }

        /** Sets the status with a free-text reason. */
        public Builder status(Status ending, String why) {
            return status(ending, Explanation.ofText(why));
        }

        /** Sets the status and its reason. */
        public Builder status(Status ending, Explanation why) {
            status = Objects.requireNonNull(ending);
            reason = Objects.requireNonNull(why);
            return this;
        }

        /** Sets whether the point lies in the verified range of its method. */
        public Builder validity(Validity range) {
            validity = Objects.requireNonNull(range);
            return this;
        }

        /** Returns the point. */
        public Point build() {
            return new Point(this);
        }
    }
}
