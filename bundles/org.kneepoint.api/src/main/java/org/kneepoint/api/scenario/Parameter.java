// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A parameter: name, type, unit, meaning, default and allowed values.
 *
 * <p>Immutable; the {@code with...} style methods return a changed copy, so that a plug-in can
 * narrow a {@linkplain StandardParameters standard parameter} without redefining it. Two parameters
 * are equal when they have the same name. A parameter without a default must be set, unless it is
 * {@link #optional()}. A default is a value, or {@linkplain #withDefault(String, Function) follows}
 * from other parameters.
 *
 * @param <T> type of the value: {@link Double}, {@link Integer}, {@link String}, {@link Boolean} or
 *     {@code List<Integer>}
 */
public final class Parameter<T> {
    /**
     * What {@code inf} means for an integer parameter that {@linkplain #orInfinite() allows it}.
     */
    public static final int INFINITE = Integer.MAX_VALUE;

    private final ValueKind kind;
    private final String name;
    private final String unit;
    private final String meaning;
    private final T defaultValue;
    private final DerivedDefault<T> rule;
    private final boolean optional;
    private final boolean infinite;
    private final Range range;
    private final List<String> choices;

    /** What it was made from first: the same for all copies that mean the same. */
    private final Object identity;

    /**
     * A default derived from other parameters.
     *
     * @param text for a reader
     * @param value the value in a scenario
     */
    private record DerivedDefault<T>(String text, Function<Scenario, T> value) {}

    /** What a parameter is made from. */
    private static final class Builder<T> {
        private final ValueKind kind;
        private String name;
        private String unit;
        private String meaning;
        private T defaultValue;
        private DerivedDefault<T> rule;
        private boolean optional;
        private boolean infinite;
        private Range range = Range.ALL;
        private List<String> choices = List.of();
        private Object identity = new Object();

        private Builder(ValueKind kind, String name, String unit, String meaning) {
            this.kind = kind;
            this.name = name;
            this.unit = unit;
            this.meaning = meaning;
        }

        private Builder(Parameter<T> original) {
            this(original.kind, original.name, original.unit, original.meaning);
            defaultValue = original.defaultValue;
            rule = original.rule;
            optional = original.optional;
            infinite = original.infinite;
            range = original.range;
            choices = original.choices;
            identity = original.identity;
        }

        private void setDefault(T value, DerivedDefault<T> follows, boolean mayLack) {
            defaultValue = value;
            rule = follows;
            optional = mayLack;
        }
    }

    private Parameter(Builder<T> draft) {
        kind = draft.kind;
        name = Objects.requireNonNull(draft.name, "name");
        unit = Objects.requireNonNull(draft.unit, "unit");
        meaning = Objects.requireNonNull(draft.meaning, "meaning");
        defaultValue = draft.defaultValue;
        rule = draft.rule;
        optional = draft.optional;
        infinite = draft.infinite;
        range = draft.range;
        choices = draft.choices;
        identity = draft.identity;
    }

    private static <T> Parameter<T> of(ValueKind kind, String name, String unit, String meaning) {
        return new Parameter<>(new Builder<>(kind, name, unit, meaning));
    }

    private Parameter<T> with(Consumer<Builder<T>> change) {
        Builder<T> draft = new Builder<>(this);
        change.accept(draft);
        return new Parameter<>(draft);
    }

    /** A finite number. */
    public static Parameter<Double> real(String name, String unit, String meaning) {
        return of(ValueKind.REAL, name, unit, meaning);
    }

    /** A whole number that fits an {@code int}. */
    public static Parameter<Integer> integer(String name, String unit, String meaning) {
        return of(ValueKind.INTEGER, name, unit, meaning);
    }

    /** One of several names, of which the first is the default. */
    public static Parameter<String> choice(String name, String meaning, String... names) {
        Parameter<String> choice = of(ValueKind.CHOICE, name, "", meaning);
        return choice.choices(names).withDefault(names[0]);
    }

    /** True or false, false by default. */
    public static Parameter<Boolean> flag(String name, String meaning) {
        Parameter<Boolean> flag = of(ValueKind.FLAG, name, "", meaning);
        return flag.choices("true", "false").withDefault(false);
    }

    /** Whole numbers joined by {@code x}, such as the radices of a mixed-radix torus. */
    public static Parameter<List<Integer>> shape(String name, String unit, String meaning) {
        return of(ValueKind.SHAPE, name, unit, meaning);
    }

    /** Any text without white space. */
    public static Parameter<String> text(String name, String meaning) {
        return of(ValueKind.TEXT, name, "", meaning);
    }

    /** A copy with this default. */
    public Parameter<T> withDefault(T value) {
        return with(draft -> draft.setDefault(value, null, false));
    }

    /**
     * A copy whose default follows from other parameters, such as a = 2 h of a balanced dragonfly.
     *
     * @param text the rule for a reader, such as "2 h"
     * @param value the value in a scenario in which this parameter is not given; asked there, the
     *     parameter itself has no value
     */
    public Parameter<T> withDefault(String text, Function<Scenario, T> value) {
        DerivedDefault<T> follows =
                new DerivedDefault<>(Objects.requireNonNull(text), Objects.requireNonNull(value));
        return with(draft -> draft.setDefault(null, follows, false));
    }

    /** A copy that may be left out and then has no value. */
    public Parameter<T> optional() {
        return with(draft -> draft.setDefault(null, null, true));
    }

    /** A copy that must be set. */
    public Parameter<T> required() {
        return with(draft -> draft.setDefault(null, null, false));
    }

    /** A copy under another name, which is another parameter. */
    public Parameter<T> renamed(String other) {
        return with(
                draft -> {
                    draft.name = other;
                    draft.identity = new Object();
                });
    }

    /** A copy with another explanation of the same word. */
    public Parameter<T> meaning(String text) {
        return with(draft -> draft.meaning = text);
    }

    /** A copy with another unit. */
    public Parameter<T> unit(String text) {
        return with(draft -> draft.unit = text);
    }

    /** A copy whose integer may also be {@code inf}, which reads as {@link #INFINITE}. */
    public Parameter<T> orInfinite() {
        return with(draft -> draft.infinite = true);
    }

    /** A copy limited to values from {@code low} to {@code high}, both included. */
    public Parameter<T> between(double low, double high) {
        return range(new Range(low, false, high, false));
    }

    /** A copy limited to values of {@code low} or more. */
    public Parameter<T> atLeast(double low) {
        return range(new Range(low, false, range.high(), range.highOpen()));
    }

    /** A copy limited to values above {@code low}. */
    public Parameter<T> above(double low) {
        return range(new Range(low, true, range.high(), range.highOpen()));
    }

    /** A copy limited to values of {@code high} or less. */
    public Parameter<T> atMost(double high) {
        return range(new Range(range.low(), range.lowOpen(), high, false));
    }

    /** A copy limited to this range. */
    public Parameter<T> range(Range limits) {
        return with(draft -> draft.range = limits);
    }

    /** A copy limited to these texts. */
    public Parameter<T> choices(String... texts) {
        return with(draft -> draft.choices = List.of(texts));
    }

    /** Returns the word. */
    public String name() {
        return name;
    }

    /** Returns the unit, empty where there is none. */
    public String unit() {
        return unit;
    }

    /** Returns the meaning in one sentence without a full stop. */
    public String meaning() {
        return meaning;
    }

    /** Returns the default, if there is one that is the same in every scenario. */
    public Optional<T> defaultValue() {
        return Optional.ofNullable(defaultValue);
    }

    /**
     * Returns the default in a scenario, if there is one.
     *
     * @throws BadInput if it follows from others and is outside the allowed range, or one of these
     *     has no value
     */
    public Optional<T> defaultValue(Scenario scenario) {
        if (rule == null) {
            return defaultValue();
        }
        T value = rule.value.apply(scenario.withoutDefinition(this));
        return Optional.ofNullable(value).map(this::check);
    }

    /** Returns the default for a reader, a value or a rule, if there is one. */
    public Optional<String> defaultText() {
        return rule == null ? defaultValue().map(this::format) : Optional.of(rule.text);
    }

    /** Returns whether a scenario must set it. */
    public boolean isRequired() {
        return defaultValue == null && rule == null && !optional;
    }

    /**
     * Returns whether this is a parameter or a copy of it with another range, default, unit or
     * meaning in detail, rather than another parameter that may have the same name.
     */
    public boolean isVariantOf(Parameter<?> other) {
        return identity == other.identity;
    }

    /** Returns whether the value is a number, so that it can be an axis of a chart. */
    public boolean isNumeric() {
        return kind.isNumeric();
    }

    /** Returns the texts allowed, empty where any value in the {@link #allowed() range} will do. */
    public List<String> choices() {
        return choices;
    }

    /** Returns the allowed values in words. */
    public String allowed() {
        if (!choices.isEmpty()) {
            return String.join(", ", choices);
        }
        boolean limited = !range.equals(Range.ALL);
        if (kind == ValueKind.SHAPE && limited) {
            return kind.noun() + ", each " + range;
        }
        String values = isNumeric() && limited ? range.toString() : kind.noun();
        return values + (infinite ? ", or inf" : "");
    }

    /**
     * Reads a value.
     *
     * @param text what the user typed
     * @return the value, inside the allowed range
     * @throws BadInput if the text is not such a value
     */
    @SuppressWarnings("unchecked") // the factories tie T to the kind
    public T parse(String text) {
        if (!choices.isEmpty() && !choices.contains(text)) {
            throw invalid(text);
        }
        T value = (T) kind.read(text, infinite).orElseThrow(() -> invalid(text));
        if (!kind.allows(value, range, infinite)) {
            throw invalid(text);
        }
        return value;
    }

    /**
     * Checks a value.
     *
     * @return the value
     * @throws BadInput if it is outside the allowed range
     */
    T check(T value) {
        boolean isChoice = choices.isEmpty() || choices.contains(format(value));
        if (!isChoice || !kind.allows(value, range, infinite)) {
            throw invalid(format(value));
        }
        return value;
    }

    /** Returns the text from which {@link #parse} makes this value. */
    public String format(T value) {
        return ValueKind.write(value, infinite);
    }

    private BadInput invalid(String text) {
        String of = unit.isEmpty() ? "" : " (" + unit + ")";
        String takes = name + of + " takes " + expected() + bound(text);
        return BadInput.notAllowed(name, text, takes).among(choices);
    }

    private String expected() {
        if (!isNumeric() || !choices.isEmpty()) {
            return allowed();
        }
        boolean limited = !range.equals(Range.ALL);
        return "a " + (limited ? kind.noun() + ", " : "") + allowed();
    }

    /** The range of an int is not part of the allowed range: it would clutter every message. */
    private String bound(String text) {
        return kind.isBeyond(text) ? ", at most " + INFINITE + " in size" : "";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Parameter<?> that && name.equals(that.name);
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
