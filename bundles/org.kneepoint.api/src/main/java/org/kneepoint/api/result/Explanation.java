// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.Decimal;

/**
 * Why a point has its status, or how a value was read: a code with typed arguments, and the English
 * that is made of them where a user reads it. Programs ask for code and arguments; nobody needs to
 * search or change the text. Immutable; two are equal when code and text are.
 */
public final class Explanation {
    /** Nothing needs to be explained. */
    public static final Explanation NONE = new Explanation("", List.of());

    private static final Pattern PLACE = Pattern.compile("\\{([a-z]+)}");
    private static final String ANY_NUMBER = "#";

    private final String code;
    private final List<Object> parts;

    private Explanation(String code, List<Object> parts) {
        this.code = Objects.requireNonNull(code);
        this.parts = List.copyOf(parts);
    }

    /** What stands in a place of the pattern. */
    private record Argument(String name, Object value) {}

    /**
     * A number shown with a limited number of significant digits.
     *
     * @param value the number
     * @param digits significant digits in the text, at least 1
     */
    public record Rounded(double value, int digits) {
        @Override
        public String toString() {
            return Decimal.round(value, digits);
        }
    }

    /**
     * Explains by a code.
     *
     * @param code what it is, the same whatever the arguments: "channel-full"
     * @param pattern one line of English with a place for each argument: "channel {channel} is full
     *     from load {load} on"
     * @param arguments in the order of their places: texts, whole numbers, doubles, which are told
     *     exactly, {@linkplain Rounded rounded} numbers, and explanations
     * @throws IllegalArgumentException if there are not as many arguments as places
     */
    public static Explanation of(String code, String pattern, Object... arguments) {
        List<Object> parts = new ArrayList<>();
        Matcher places = PLACE.matcher(pattern);
        int end = 0;
        int next = 0;
        while (places.find() && next < arguments.length) {
            parts.add(pattern.substring(end, places.start()));
            parts.add(new Argument(places.group(1), arguments[next]));
            end = places.end();
            next++;
        }
        parts.add(pattern.substring(end));
        if (next < arguments.length || PLACE.matcher(pattern.substring(end)).find()) {
            throw new IllegalArgumentException(
                    arguments.length + " arguments do not fit the places of " + pattern);
        }
        return new Explanation(code, parts);
    }

    /** An explanation without a code, such as a message of another program. */
    public static Explanation ofText(String text) {
        return ofText("", text);
    }

    /** Explains by a code whose arguments are known as a text only: it was read from a file. */
    public static Explanation ofText(String code, String text) {
        return text.isEmpty() ? NONE : new Explanation(code, List.of(text));
    }

    /** An explanation with another behind it, of the code of the first. */
    public Explanation followedBy(Explanation more) {
        List<Object> all = new ArrayList<>(parts);
        all.addAll(more.parts);
        return new Explanation(isEmpty() ? more.code : code, all);
    }

    /** A copy with another argument in the places of this name. */
    public Explanation with(String name, Object argument) {
        List<Object> changed = new ArrayList<>();
        for (Object part : parts) {
            boolean place = part instanceof Argument old && old.name.equals(name);
            changed.add(place ? new Argument(name, argument) : part);
        }
        return new Explanation(code, changed);
    }

    /** Returns the code; empty for free text. */
    public String code() {
        return code;
    }

    /** Returns the first argument of this name, if there is one. */
    public Optional<Object> argument(String name) {
        return parts.stream()
                .filter(part -> part instanceof Argument argument && argument.name.equals(name))
                .findFirst()
                .map(part -> ((Argument) part).value);
    }

    /** Returns whether it is empty. */
    public boolean isEmpty() {
        return text().isEmpty();
    }

    /** Returns it in English, one line. */
    public String text() {
        return text(numbers());
    }

    /** Returns its numbers as formatted in the text. */
    public List<String> numbers() {
        List<String> numbers = new ArrayList<>();
        for (Object part : parts) {
            if (part instanceof Argument argument) {
                if (argument.value instanceof Explanation inner) {
                    numbers.addAll(inner.numbers());
                } else if (isNumber(argument.value)) {
                    numbers.add(plain(argument.value));
                }
            }
        }
        return numbers;
    }

    /** Returns the text with something else in place of its numbers. */
    public String text(List<String> numbers) {
        StringBuilder text = new StringBuilder();
        int next = 0;
        for (Object part : parts) {
            Object value = part instanceof Argument argument ? argument.value : part;
            if (value instanceof Explanation inner) {
                int end = next + inner.numbers().size();
                text.append(inner.text(numbers.subList(next, end)));
                next = end;
            } else if (part instanceof Argument && isNumber(value)) {
                text.append(numbers.get(next++));
            } else {
                text.append(value);
            }
        }
        return text.toString();
    }

    /** Returns what it has in common with explanations that differ in their numbers only. */
    public String textWithoutNumbers() {
        return text(Collections.nCopies(numbers().size(), ANY_NUMBER));
    }

    private static boolean isNumber(Object value) {
        return value instanceof Number || value instanceof Rounded;
    }

    private static String plain(Object value) {
        return value instanceof Double number ? Decimal.format(number) : value.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Explanation that
                && code.equals(that.code)
                && text().equals(that.text());
    }

    @Override
    public int hashCode() {
        return Objects.hash(code, text());
    }

    @Override
    public String toString() {
        return text();
    }
}
