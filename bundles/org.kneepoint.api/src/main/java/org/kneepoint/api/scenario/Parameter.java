// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A parameter: name, type, unit, meaning, default and allowed values.
 *
 * <p>Immutable; a plug-in derives a changed copy of a {@linkplain StandardParameters standard
 * parameter}. Two parameters are equal when they have the same name. A parameter without a default
 * must be set, unless it is {@link #optional()}. A default is a value, or is {@linkplain
 * #withDefault(String, Function) derived} from other parameters.
 *
 * @param <T> type of the value: {@link Double}, {@link Integer}, {@link String}, {@link Boolean} or
 *     {@code List<Integer>}
 */
public final class Parameter<T> {
    /**
     * The value of {@code inf} for an integer parameter that {@linkplain #orInfinite() allows it}.
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
    private final Map<String, String> choiceMeanings;

    /** Shared by all copies with the same meaning. */
    private final Object identity;

    /**
     * A default derived from other parameters.
     *
     * @param text the rule, for the user
     * @param value the value in a scenario
     */
    private record DerivedDefault<T>(String text, Function<Scenario, T> value) {}

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
        private Map<String, String> choiceMeanings = Map.of();
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
            choiceMeanings = original.choiceMeanings;
            identity = original.identity;
        }

        private void setDefault(T value, DerivedDefault<T> derived, boolean isOptional) {
            defaultValue = value;
            rule = derived;
            optional = isOptional;
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
        choiceMeanings = draft.choiceMeanings;
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

    /** One of several names, the first by default. */
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

    /**
     * The name of a file without white space. A user whose files are confined to a folder can name
     * only those; the value is then an absolute path.
     */
    public static Parameter<String> file(String name, String meaning) {
        return of(ValueKind.FILE, name, "", meaning);
    }

    /** A copy with this default. */
    public Parameter<T> withDefault(T value) {
        return with(draft -> draft.setDefault(value, null, false));
    }

    /**
     * A copy with a default derived from other parameters, such as a = 2 h of a balanced dragonfly.
     *
     * @param text the rule for the user, such as "2 h"
     * @param value the value in a scenario that does not give this parameter, in which the
     *     parameter itself has no value
     */
    public Parameter<T> withDefault(String text, Function<Scenario, T> value) {
        DerivedDefault<T> derived =
                new DerivedDefault<>(Objects.requireNonNull(text), Objects.requireNonNull(value));
        return with(draft -> draft.setDefault(null, derived, false));
    }

    /** A copy that may be left out and then has no value. */
    public Parameter<T> optional() {
        return with(draft -> draft.setDefault(null, null, true));
    }

    /** A copy that must be set. */
    public Parameter<T> required() {
        return with(draft -> draft.setDefault(null, null, false));
    }

    /** A different parameter of the same type and range. */
    public Parameter<T> renamed(String other) {
        return with(
                draft -> {
                    draft.name = other;
                    draft.identity = new Object();
                });
    }

    /** A copy with another wording of its meaning. */
    public Parameter<T> meaning(String text) {
        return with(draft -> draft.meaning = text);
    }

    /** A copy with another unit. */
    public Parameter<T> unit(String text) {
        return with(draft -> draft.unit = text);
    }

    /** A copy that also allows {@code inf}, which is {@link #INFINITE}. */
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

    /**
     * A copy that explains one of its choices.
     *
     * @param meaning one sentence without a full stop
     */
    public Parameter<T> withChoiceMeaning(String choice, String meaning) {
        Map<String, String> more = new LinkedHashMap<>(choiceMeanings);
        more.put(choice, Objects.requireNonNull(meaning));
        return with(draft -> draft.choiceMeanings = Collections.unmodifiableMap(more));
    }

    /** Returns the name. */
    public String name() {
        return name;
    }

    /**
     * Returns the kind of its values: {@code real}, {@code integer}, {@code choice}, {@code flag},
     * {@code shape}, {@code text} or {@code file}.
     */
    public String kind() {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the unit, empty where there is none. */
    public String unit() {
        return unit;
    }

    /** Returns the meaning in one sentence without a full stop. */
    public String meaning() {
        return meaning;
    }

    /** Returns the default, if it is the same in every scenario. */
    public Optional<T> defaultValue() {
        return Optional.ofNullable(defaultValue);
    }

    /**
     * Returns the default in a scenario, if there is one.
     *
     * @throws BadInput if it is derived and outside the allowed range, or a parameter it is derived
     *     from has no value
     */
    public Optional<T> defaultValue(Scenario scenario) {
        if (rule == null) {
            return defaultValue();
        }
        T value = rule.value.apply(scenario.withoutDefinition(this));
        return Optional.ofNullable(value).map(this::check);
    }

    /** Returns the default for the user, a value or a rule, if there is one. */
    public Optional<String> defaultText() {
        return rule == null ? defaultValue().map(this::format) : Optional.of(rule.text);
    }

    /** Returns whether a scenario must set it. */
    public boolean isRequired() {
        return defaultValue == null && rule == null && !optional;
    }

    /**
     * Returns whether this and the other are copies of one parameter, which may differ in range,
     * default, unit and wording, rather than different parameters of one name.
     */
    public boolean isVariantOf(Parameter<?> other) {
        return identity == other.identity;
    }

    /** Returns whether the value is a number, which can be the axis of a curve. */
    public boolean isNumeric() {
        return kind.isNumeric();
    }

    /**
     * Returns the allowed values if they are a list; empty if they are a {@link #allowed() range}.
     */
    public List<String> choices() {
        return choices;
    }

    /** Returns the meaning of a choice, if it has one of its own. */
    public Optional<String> choiceMeaning(String choice) {
        return Optional.ofNullable(choiceMeanings.get(choice));
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
     * Parses a value.
     *
     * @param text what the user typed
     * @return the value, inside the allowed range
     * @throws BadInput if it is not an allowed value
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

    /** Formats a value so that {@link #parse} returns it. */
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

    /** States the limit of an int only where it is exceeded. */
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
