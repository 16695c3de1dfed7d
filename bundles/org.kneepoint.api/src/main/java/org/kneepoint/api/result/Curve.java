// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;

/**
 * Points of one network by one method along one axis, with attributes and provenance. Immutable.
 */
public final class Curve {
    private final EvaluationMethod method;
    private final String network;
    private final String evaluator;
    private final Quantity axis;
    private final List<Point> points;
    private final Map<Quantity, Double> attributes;
    private final Provenance provenance;

    private Curve(Builder builder) {
        method = builder.method;
        network = builder.network;
        evaluator = builder.evaluator;
        axis = builder.axis;
        points = List.copyOf(builder.points);
        attributes = ordered(builder.attributes);
        provenance = builder.provenance;
    }

    /**
     * Starts a curve.
     *
     * @param method how its points were made
     * @param network the network's name
     * @param evaluator name of the solver or simulator
     * @param axis what varies from point to point
     */
    public static Builder of(
            EvaluationMethod method, String network, String evaluator, Quantity axis) {
        return new Builder(method, network, evaluator, axis);
    }

    /** Returns how the points were made. */
    public EvaluationMethod method() {
        return method;
    }

    /** Returns the network's name. */
    public String network() {
        return network;
    }

    /** Returns the name of the solver or simulator. */
    public String evaluator() {
        return evaluator;
    }

    /** Returns what varies from point to point. */
    public Quantity axis() {
        return axis;
    }

    /** Returns the points in the order of the axis. */
    public List<Point> points() {
        return points;
    }

    /**
     * Returns the attributes of the curve: those of {@link CurveAttributes} in their order, then
     * others in the order in which they were set.
     */
    public Map<Quantity, Double> attributes() {
        return attributes;
    }

    /** Returns an attribute of the curve, such as one of {@link CurveAttributes}, if known. */
    public OptionalDouble attribute(Quantity attribute) {
        Double value = attributes.get(attribute);
        return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }

    /** Returns how the curve was made. */
    public Provenance provenance() {
        return provenance;
    }

    /** Returns the position of a point of this curve on the axis, if it has one. */
    public OptionalDouble axisValue(Point point) {
        OptionalDouble figure = point.get(axis);
        if (figure.isPresent()) {
            return figure;
        }
        try {
            double value = Double.parseDouble(point.settings().getOrDefault(axis.name(), ""));
            return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (NumberFormatException e) {
            return OptionalDouble.empty();
        }
    }

    private static Map<Quantity, Double> ordered(Map<Quantity, Double> attributes) {
        Map<Quantity, Double> ordered = new LinkedHashMap<>();
        CurveAttributes.ALL.stream()
                .filter(attributes::containsKey)
                .forEach(attribute -> ordered.put(attribute, attributes.get(attribute)));
        attributes.forEach(ordered::putIfAbsent);
        return Collections.unmodifiableMap(ordered);
    }

    /** Returns the settings that all points share. */
    public Map<String, String> commonSettings() {
        Map<String, String> shared = new LinkedHashMap<>();
        if (!points.isEmpty()) {
            shared.putAll(points.get(0).settings());
            shared.remove(axis.name());
            points.forEach(point -> shared.entrySet().retainAll(point.settings().entrySet()));
        }
        return shared;
    }

    /** Collects the points of a curve. */
    public static final class Builder {
        private final EvaluationMethod method;
        private final String network;
        private final String evaluator;
        private final Quantity axis;
        private final List<Point> points = new ArrayList<>();
        private final Map<Quantity, Double> attributes = new LinkedHashMap<>();
        private Provenance provenance = Provenance.UNKNOWN;

        private Builder(EvaluationMethod method, String network, String evaluator, Quantity axis) {
            this.method = Objects.requireNonNull(method);
            this.network = Objects.requireNonNull(network);
            this.evaluator = Objects.requireNonNull(evaluator);
            this.axis = Objects.requireNonNull(axis);
        }

        /** Adds a point after the others. */
        public Builder add(Point point) {
            points.add(Objects.requireNonNull(point));
            return this;
        }

        /** Adds points after the others. */
        public Builder addAll(List<Point> more) {
            more.forEach(this::add);
            return this;
        }

        /** Sets an attribute; a value that is not finite removes it. */
        public Builder with(Quantity attribute, double value) {
            if (Double.isFinite(value)) {
                attributes.put(attribute, value);
            } else {
                attributes.remove(attribute);
            }
            return this;
        }

        /** Sets attributes. */
        public Builder with(Map<Quantity, Double> more) {
            more.forEach(this::with);
            return this;
        }

        /** Sets how the curve was made. */
        public Builder provenance(Provenance how) {
            provenance = Objects.requireNonNull(how);
            return this;
        }

        /** Returns the curve. */
        public Curve build() {
            return new Curve(this);
        }
    }
}
