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
 * Points of one network by one method along one axis, with all that a metric or a chart needs to
 * read them. Immutable.
 */
public final class Curve {
    private final Method method;
    private final String network;
    private final String tool;
    private final Quantity axis;
    private final List<Point> points;
    private final Map<Quantity, Double> traits;
    private final Provenance provenance;

    private Curve(Builder builder) {
        method = builder.method;
        network = builder.network;
        tool = builder.tool;
        axis = builder.axis;
        points = List.copyOf(builder.points);
        traits = ordered(builder.traits);
        provenance = builder.provenance;
    }

    /**
     * Starts a curve.
     *
     * @param method how its points were made
     * @param network the network's name
     * @param tool name of the solver or simulator
     * @param axis what varies from point to point
     */
    public static Builder of(Method method, String network, String tool, Quantity axis) {
        return new Builder(method, network, tool, axis);
    }

    /** Returns how the points were made. */
    public Method method() {
        return method;
    }

    /** Returns the network's name. */
    public String network() {
        return network;
    }

    /** Returns the name of the solver or simulator. */
    public String tool() {
        return tool;
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
     * Returns the known numbers about the whole curve: those of {@link Traits} in their order, then
     * others in the order in which they were set.
     */
    public Map<Quantity, Double> traits() {
        return traits;
    }

    /** Returns a number about the whole curve, such as one of {@link Traits}, if it is known. */
    public OptionalDouble trait(Quantity trait) {
        Double value = traits.get(trait);
        return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }

    /** Returns how the curve was made. */
    public Provenance provenance() {
        return provenance;
    }

    /** Returns the position of a point of this curve on the axis, if it has one. */
    public OptionalDouble x(Point point) {
        OptionalDouble figure = point.get(axis);
        if (figure.isPresent()) {
            return figure;
        }
        try {
            double value = Double.parseDouble(point.words().getOrDefault(axis.name(), ""));
            return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (NumberFormatException e) {
            return OptionalDouble.empty();
        }
    }

    private static Map<Quantity, Double> ordered(Map<Quantity, Double> traits) {
        Map<Quantity, Double> ordered = new LinkedHashMap<>();
        Traits.ALL.stream()
                .filter(traits::containsKey)
                .forEach(trait -> ordered.put(trait, traits.get(trait)));
        traits.forEach(ordered::putIfAbsent);
        return Collections.unmodifiableMap(ordered);
    }

    /** Returns the words that all points share. */
    public Map<String, String> constants() {
        Map<String, String> shared = new LinkedHashMap<>();
        if (!points.isEmpty()) {
            shared.putAll(points.get(0).words());
            shared.remove(axis.name());
            points.forEach(point -> shared.entrySet().retainAll(point.words().entrySet()));
        }
        return shared;
    }

    /** Collects the points of a curve. */
    public static final class Builder {
        private final Method method;
        private final String network;
        private final String tool;
        private final Quantity axis;
        private final List<Point> points = new ArrayList<>();
        private final Map<Quantity, Double> traits = new LinkedHashMap<>();
        private Provenance provenance = Provenance.UNKNOWN;

        private Builder(Method method, String network, String tool, Quantity axis) {
            this.method = Objects.requireNonNull(method);
            this.network = Objects.requireNonNull(network);
            this.tool = Objects.requireNonNull(tool);
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

        /** Sets a number about the whole curve; one that is not finite is not known. */
        public Builder with(Quantity trait, double value) {
            if (Double.isFinite(value)) {
                traits.put(trait, value);
            } else {
                traits.remove(trait);
            }
            return this;
        }

        /** Sets numbers about the whole curve. */
        public Builder with(Map<Quantity, Double> more) {
            more.forEach(this::with);
            return this;
        }

        /** Says how the curve was made. */
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
