// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Invalid input: a one-line message with the parameter, the value and the allowed values. The fault
 * is the caller's, never the product's.
 *
 * <p>Which parameters it is about, the value and what is allowed instead can be asked for, so that
 * nobody needs to read them out of the line.
 */
public final class BadInput extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private static final int LISTED = 30;
    private static final Pattern BREAKS = Pattern.compile("[\\p{Cntrl}\\u0085\\u2028\\u2029]+");

    private final ArrayList<String> parameters;
    private final String value;
    private final String allowed;

    private BadInput(String line, List<String> parameters, String value, String allowed) {
        super(BREAKS.matcher(line).replaceAll(" "));
        this.parameters = new ArrayList<>(parameters);
        this.value = value;
        this.allowed = allowed;
    }

    /**
     * Creates a complaint about no parameter in particular.
     *
     * @param line one line without a full stop; line breaks and other control characters, which
     *     come from the input it quotes, turn into blanks
     */
    public BadInput(String line) {
        this(line, List.of(), null, null);
    }

    /**
     * A value that is not allowed: "vcs=0 is not allowed: 1 to 64".
     *
     * @param parameter its name
     * @param value the value given
     * @param allowed which values are
     */
    public static BadInput notAllowed(String parameter, Object value, String allowed) {
        String line = word(parameter, value) + " is not allowed: " + allowed;
        return new BadInput(line, List.of(parameter), String.valueOf(value), allowed);
    }

    /**
     * A value that cannot be used for some other reason: "out=a is a folder".
     *
     * @param parameter its name
     * @param value the value given
     * @param objection the rest of the line, with the blank or colon that it begins with
     */
    public static BadInput of(String parameter, Object value, String objection) {
        String line = word(parameter, value) + objection;
        return new BadInput(line, List.of(parameter), String.valueOf(value), null);
    }

    /**
     * A missing value: "missing: give end=".
     *
     * @param what what must be given, in words
     * @param parameters the names of the parameters that give it
     */
    public static BadInput missing(String what, String... parameters) {
        return new BadInput("missing: give " + what, Arrays.asList(parameters), null, null);
    }

    private static String word(String parameter, Object value) {
        return parameter + "=" + value;
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
        return unknown(
                kind,
                name,
                known,
                known.isEmpty() ? "none is installed" : "known are " + some + more);
    }

    /**
     * A name that is not known, as {@link #unknown(String, String, Collection)}.
     *
     * @param hint told instead of the names
     * @return the complaint
     */
    public static BadInput unknown(
            String kind, String name, Collection<String> known, String hint) {
        return new BadInput(
                "unknown " + kind + " '" + name + "': " + hint,
                kind.equals("parameter") ? List.of(name) : List.of(),
                name,
                known.stream().sorted().collect(Collectors.joining(", ")));
    }

    /** A copy that is about these parameters too, after those that it is about. */
    public BadInput about(String... others) {
        List<String> all = new ArrayList<>(parameters);
        all.addAll(Arrays.asList(others));
        return new BadInput(getMessage(), all, value, allowed);
    }

    /**
     * A copy that begins with where the input stands.
     *
     * @param place such as the name of a file, with what separates it from the line
     */
    public BadInput at(String place) {
        return new BadInput(place + getMessage(), parameters, value, allowed);
    }

    /** Returns the names of the parameters that it is about, the one to be changed first. */
    public List<String> parameters() {
        return List.copyOf(parameters);
    }

    /** Returns the value given, if one was. */
    public Optional<String> value() {
        return Optional.ofNullable(value);
    }

    /** Returns what is allowed instead, in words, if that can be told. */
    public Optional<String> allowed() {
        return Optional.ofNullable(allowed);
    }
}
