// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Invalid input: the fault is the caller's.
 *
 * <p>It holds the {@linkplain #code kind of fault}, the parameters concerned, the values given and
 * the values allowed. {@link #getMessage} composes one line of English from them. A check is one
 * line:
 *
 * <pre>{@code
 * throw BadInput.notAllowed("vcs", vcs, Range.closed(1, 64));
 * throw BadInput.notAllowed("nodes", 100, "a power of radix").with("radix", 3).nearest(81, 243);
 * }</pre>
 */
public final class BadInput extends IllegalArgumentException {
    private static final long serialVersionUID = 2L;
    private static final String NOT_ALLOWED = "not-allowed";
    private static final String UNKNOWN = "unknown";
    private static final int MAX_LISTED = 30;
    private static final Pattern BREAKS = Pattern.compile("[\\p{Cntrl}\\u0085\\u2028\\u2029]+");

    private final String code;
    private final String line;
    private final LinkedHashMap<String, String> values = new LinkedHashMap<>();
    private final ArrayList<String> choices = new ArrayList<>();
    private final ArrayList<String> nearest = new ArrayList<>();
    private String subject = "";
    private String hint = "";
    private String remedy = "";
    private String place = "";

    private BadInput(String code, String line) {
        this.code = code;
        this.line = line;
    }

    private BadInput(BadInput other) {
        this(other.code, other.line);
        values.putAll(other.values);
        choices.addAll(other.choices);
        nearest.addAll(other.nearest);
        subject = other.subject;
        hint = other.hint;
        remedy = other.remedy;
        place = other.place;
    }

    /**
     * A value that is not allowed: "vcs=0 is not allowed: 1 to 64".
     *
     * @param parameter its name
     * @param value the value given
     * @param allowed the allowed values in words
     */
    public static BadInput notAllowed(String parameter, Object value, String allowed) {
        String line = setting(parameter, text(value)) + " is not allowed";
        BadInput bad = given(NOT_ALLOWED, parameter, value, line);
        bad.hint = allowed;
        return bad;
    }

    /** A value outside a range: "vcs=0 is not allowed: 1 to 64". */
    public static BadInput notAllowed(String parameter, Object value, Range range) {
        return notAllowed(parameter, value, range.toString());
    }

    /** A value that is none of the choices: "router=fast is not allowed: ideal, pipelined". */
    public static BadInput notAllowed(String parameter, Object value, Collection<String> choices) {
        return notAllowed(parameter, value, String.join(", ", choices)).among(choices);
    }

    /**
     * A value that is invalid for another reason: "out=a is a folder".
     *
     * @param parameter its name
     * @param value the value given
     * @param objection the rest of the line, with its leading blank or colon
     */
    public static BadInput of(String parameter, Object value, String objection) {
        return because(parameter, value, setting(parameter, text(value)) + objection);
    }

    /**
     * A value that is invalid for another reason, with a line of its own: "there is no file a.csv".
     *
     * @param parameter its name, or what the value is, such as "file"
     * @param value the value given
     * @param line one line without a full stop; control characters of quoted input become blanks
     */
    public static BadInput because(String parameter, Object value, String line) {
        return given("unusable", parameter, value, line);
    }

    /**
     * A missing value: "missing: give end=".
     *
     * @param what the missing value in words
     * @param parameters the parameters that set it
     */
    public static BadInput missing(String what, String... parameters) {
        return new BadInput("missing", "missing: give " + what).about(parameters);
    }

    /** Parameters of which only one may be given: "load and rate exclude each other". */
    public static BadInput exclusive(Collection<String> parameters) {
        String both = String.join(" and ", parameters);
        BadInput bad = new BadInput("exclusive", both + " exclude each other");
        bad.hint = "give only one of them";
        return bad.about(parameters.toArray(String[]::new));
    }

    /**
     * An unknown name, with the known ones.
     *
     * @param kind what was named, such as "solver"
     * @param name the name given
     * @param known all known names
     */
    public static BadInput unknown(String kind, String name, Collection<String> known) {
        String some = known.stream().sorted().limit(MAX_LISTED).collect(Collectors.joining(", "));
        String more = known.size() > MAX_LISTED ? ", ..." : "";
        String hint = known.isEmpty() ? "none is installed" : "known are " + some + more;
        return unknown(kind, name, known, hint);
    }

    /**
     * An unknown name, as {@link #unknown(String, String, Collection)}.
     *
     * @param hint shown instead of the known names
     */
    public static BadInput unknown(
            String kind, String name, Collection<String> known, String hint) {
        String parameter = kind.equals("parameter") ? name : kind;
        BadInput bad = given(UNKNOWN, parameter, name, "unknown " + kind + " '" + name + "'");
        known.stream().sorted().forEach(bad.choices::add);
        bad.hint = hint;
        return bad;
    }

    private static BadInput given(String code, String parameter, Object value, String line) {
        BadInput bad = new BadInput(code, line);
        bad.subject = parameter;
        bad.values.put(parameter, text(value));
        return bad;
    }

    private static String setting(String parameter, String value) {
        return parameter + "=" + value;
    }

    private static String text(Object value) {
        return value instanceof Double number ? Decimal.format(number) : String.valueOf(value);
    }

    /** A copy with a list of the allowed values, which the line does not repeat. */
    public BadInput among(Collection<String> values) {
        BadInput copy = new BadInput(this);
        copy.choices.addAll(values);
        return copy;
    }

    /** A copy that applies only with this value of another parameter: "... with radix=3". */
    public BadInput with(String parameter, Object value) {
        BadInput copy = about(parameter);
        copy.values.put(parameter, text(value));
        return copy;
    }

    /** A copy that proposes the allowed values or known names nearest to the one given. */
    public BadInput nearest(Object... values) {
        BadInput copy = new BadInput(this);
        Stream.of(values).map(BadInput::text).distinct().forEach(copy.nearest::add);
        return copy;
    }

    /** A copy with advice: "...; try simulate torus". */
    public BadInput remedy(String advice) {
        BadInput copy = new BadInput(this);
        copy.remedy = joined(remedy, "; ", advice);
        return copy;
    }

    /** A copy that concerns these parameters too, after its own. */
    public BadInput about(String... others) {
        BadInput copy = new BadInput(this);
        Arrays.asList(others).forEach(name -> copy.values.putIfAbsent(name, null));
        return copy;
    }

    /**
     * A copy with the place of the input, which begins the line.
     *
     * @param file a file, a command line, or a position in one
     */
    public BadInput at(String file) {
        BadInput copy = new BadInput(this);
        copy.place = place.isEmpty() ? file : file + ": " + place;
        return copy;
    }

    /** Returns one line for the user. */
    @Override
    public String getMessage() {
        String with =
                values().entrySet().stream()
                        .filter(entry -> !entry.getKey().equals(subject))
                        .map(entry -> setting(entry.getKey(), entry.getValue()))
                        .collect(Collectors.joining(" and "));
        String advice = advice();
        String text =
                (place.isEmpty() ? "" : place + ": ")
                        + line
                        + (with.isEmpty() ? "" : " with " + with)
                        + (advice.isEmpty() ? "" : ": " + advice)
                        + (remedy.isEmpty() ? "" : "; " + remedy);
        return BREAKS.matcher(text).replaceAll(" ");
    }

    private String advice() {
        if (code.equals(UNKNOWN) && !nearest.isEmpty()) {
            return "did you mean " + String.join(", ", nearest) + "?";
        }
        String near = String.join(" and ", nearest);
        String verb = nearest.size() == 1 ? " is " : " are ";
        return joined(hint, ", ", near.isEmpty() ? "" : "the nearest" + verb + near);
    }

    private static String joined(String one, String between, String other) {
        return one + (one.isEmpty() || other.isEmpty() ? "" : between) + other;
    }

    /**
     * Returns the kind of fault: "not-allowed", "missing", "exclusive", "unknown", "unusable" for a
     * value that is invalid for another reason.
     */
    public String code() {
        return code;
    }

    /** Returns the names of the parameters concerned, the one to be changed first. */
    public List<String> parameters() {
        return List.copyOf(values.keySet());
    }

    /** Returns the value given, if one was. */
    public Optional<String> value() {
        return Optional.ofNullable(values.get(subject));
    }

    /** Returns the known values of the parameters concerned. */
    public Map<String, String> values() {
        Map<String, String> given = new LinkedHashMap<>(values);
        given.values().removeIf(Objects::isNull);
        return Collections.unmodifiableMap(given);
    }

    /** Returns the allowed values in words, if known. */
    public Optional<String> allowed() {
        String allowed =
                choices.isEmpty() && code.equals(NOT_ALLOWED) ? hint : String.join(", ", choices);
        return Optional.of(allowed).filter(text -> !text.isEmpty());
    }

    /** Returns the list of allowed values or known names; empty if there is none. */
    public List<String> choices() {
        return List.copyOf(choices);
    }

    /** Returns the allowed values or known names nearest to the one given, nearest first. */
    public List<String> nearest() {
        return List.copyOf(nearest);
    }

    /** Returns the place of the input, such as "a.study:3", if known. */
    public Optional<String> place() {
        return Optional.of(place).filter(text -> !text.isEmpty());
    }
}
