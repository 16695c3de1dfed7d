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
 * Invalid input. The fault is the caller's, never the product's.
 *
 * <p>It holds values: the {@linkplain #code kind of fault}, the parameters concerned, what was
 * given for them, and what is allowed instead. {@link #getMessage} makes one line of English of
 * them, here and nowhere else. A check is one line:
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
    private static final int LISTED = 30;
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
     * Creates a complaint about no parameter in particular, such as a statement that cannot be run.
     *
     * @param line one line without a full stop; line breaks and other control characters, which
     *     come from the input it quotes, turn into blanks
     */
    public BadInput(String line) {
        this("refused", line);
    }

    /**
     * A value that is not allowed: "vcs=0 is not allowed: 1 to 64".
     *
     * @param parameter its name
     * @param value the value given
     * @param allowed which values are, in words
     */
    public static BadInput notAllowed(String parameter, Object value, String allowed) {
        String line = word(parameter, text(value)) + " is not allowed";
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
     * A value that cannot be used for some other reason: "out=a is a folder".
     *
     * @param parameter its name
     * @param value the value given
     * @param objection the rest of the line, with the blank or colon that it begins with
     */
    public static BadInput of(String parameter, Object value, String objection) {
        return because(parameter, value, word(parameter, text(value)) + objection);
    }

    /**
     * A value that cannot be used, in a line of its own: "there is no file a.csv".
     *
     * @param parameter its name, or what the value is, such as "file"
     * @param value the value given
     * @param line one line without a full stop
     */
    public static BadInput because(String parameter, Object value, String line) {
        return given("unusable", parameter, value, line);
    }

    /**
     * A missing value: "missing: give end=".
     *
     * @param what what must be given, in words
     * @param parameters the names of the parameters that give it
     */
    public static BadInput missing(String what, String... parameters) {
        return new BadInput("missing", "missing: give " + what).about(parameters);
    }

    /** Values of which one only may be given: "load and rate exclude each other". */
    public static BadInput exclusive(Collection<String> parameters) {
        String both = String.join(" and ", parameters);
        BadInput bad = new BadInput("exclusive", both + " exclude each other");
        bad.hint = "give only one of them";
        return bad.about(parameters.toArray(String[]::new));
    }

    /**
     * A name that is not known, with those that are.
     *
     * @param kind what was named, such as "solver"
     * @param name the name given
     * @param known all names that would have been right
     * @return the complaint
     */
    public static BadInput unknown(String kind, String name, Collection<String> known) {
        String some = known.stream().sorted().limit(LISTED).collect(Collectors.joining(", "));
        String more = known.size() > LISTED ? ", ..." : "";
        String hint = known.isEmpty() ? "none is installed" : "known are " + some + more;
        return unknown(kind, name, known, hint);
    }

    /**
     * A name that is not known, as {@link #unknown(String, String, Collection)}.
     *
     * @param hint in the line instead of the names
     * @return the complaint
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

    private static String word(String parameter, String value) {
        return parameter + "=" + value;
    }

    private static String text(Object value) {
        return value instanceof Double number ? Decimal.format(number) : String.valueOf(value);
    }

    /** A copy that lists the allowed values, which the line names already or need not name. */
    public BadInput among(Collection<String> values) {
        BadInput copy = new BadInput(this);
        copy.choices.addAll(values);
        return copy;
    }

    /** A copy that is so only with this value of another parameter: "... with radix=3". */
    public BadInput with(String parameter, Object value) {
        BadInput copy = about(parameter);
        copy.values.put(parameter, text(value));
        return copy;
    }

    /** A copy that names the allowed values or the known names nearest to the one given. */
    public BadInput nearest(Object... values) {
        BadInput copy = new BadInput(this);
        Stream.of(values).map(BadInput::text).distinct().forEach(copy.nearest::add);
        return copy;
    }

    /** A copy that says what else can be done: "...; try simulate torus". */
    public BadInput remedy(String advice) {
        BadInput copy = new BadInput(this);
        copy.remedy = joined(remedy, "; ", advice);
        return copy;
    }

    /** A copy that is about these parameters too, after those that it is about. */
    public BadInput about(String... others) {
        BadInput copy = new BadInput(this);
        Arrays.asList(others).forEach(name -> copy.values.putIfAbsent(name, null));
        return copy;
    }

    /**
     * A copy that begins with where the input stands.
     *
     * @param file or something else that has places, such as a command line
     */
    public BadInput at(String file) {
        BadInput copy = new BadInput(this);
        copy.place = place.isEmpty() ? file : file + ": " + place;
        return copy;
    }

    /** Returns the line that a user reads. */
    @Override
    public String getMessage() {
        String with =
                values().entrySet().stream()
                        .filter(entry -> !entry.getKey().equals(subject))
                        .map(entry -> word(entry.getKey(), entry.getValue()))
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
     * value that cannot be used for another reason, "refused" where no parameter is concerned.
     */
    public String code() {
        return code;
    }

    /** Returns the names of the parameters that it is about, the one to be changed first. */
    public List<String> parameters() {
        return List.copyOf(values.keySet());
    }

    /** Returns the value given, if one was. */
    public Optional<String> value() {
        return Optional.ofNullable(values.get(subject));
    }

    /** Returns the values given for the parameters that it is about, as far as they are known. */
    public Map<String, String> values() {
        Map<String, String> given = new LinkedHashMap<>(values);
        given.values().removeIf(Objects::isNull);
        return Collections.unmodifiableMap(given);
    }

    /** Returns what is allowed instead, in words, if that is known. */
    public Optional<String> allowed() {
        String words =
                choices.isEmpty() && code.equals(NOT_ALLOWED) ? hint : String.join(", ", choices);
        return Optional.of(words).filter(text -> !text.isEmpty());
    }

    /** Returns the values that are allowed, or the names that are known, where they are a list. */
    public List<String> choices() {
        return List.copyOf(choices);
    }

    /**
     * Returns those of the allowed values or names that are nearest to the value, nearest first.
     */
    public List<String> nearest() {
        return List.copyOf(nearest);
    }

    /** Returns where the input stands, such as "a.study:3", if it stands in a file. */
    public Optional<String> place() {
        return Optional.of(place).filter(text -> !text.isEmpty());
    }
}
