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
 * Why a point has its status, or how a value was determined: a code with typed arguments for
 * programs, and a line of English for users. Immutable; two are equal when code and text are.
 */
public final class Explanation {
    /** No explanation. */
    public static final Explanation NONE = new Explanation("", List.of());

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z]+)}");
    private static final String ANY_NUMBER = "#";

    private final String code;
    private final List<Object> parts;

    private Explanation(String code, List<Object> parts) {
        this.code = Objects.requireNonNull(code);
        this.parts = List.copyOf(parts);
    }

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
     * Makes an explanation from a pattern.
     *
     * @param code identifies the pattern: "channel-full"
     * @param pattern one line of English with a placeholder for each argument: "channel {channel}
     *     is full from load {load} on"
     * @param arguments in the order of their placeholders: texts, whole numbers, doubles, which are
     *     printed exactly, {@linkplain Rounded rounded} numbers, and explanations
     * @throws IllegalArgumentException if the numbers of arguments and placeholders differ
     */
    public static Explanation of(String code, String pattern, Object... arguments) {
        List<Object> parts = new ArrayList<>();
        Matcher matcher = PLACEHOLDER.matcher(pattern);
        int end = 0;
        int next = 0;
        while (matcher.find() && next < arguments.length) {
            parts.add(pattern.substring(end, matcher.start()));
            parts.add(new Argument(matcher.group(1), arguments[next]));
            end = matcher.end();
            next++;
        }
        parts.add(pattern.substring(end));
        if (next < arguments.length || PLACEHOLDER.matcher(pattern.substring(end)).find()) {
            throw new IllegalArgumentException(
                    arguments.length + " arguments do not match the placeholders of " + pattern);
        }
        return new Explanation(code, parts);
    }

    /** An explanation without a code, such as a message of a library. */
    public static Explanation ofText(String text) {
        return ofText("", text);
    }

    /** An explanation whose arguments are known as text only, as read from a file. */
    public static Explanation ofText(String code, String text) {
        return text.isEmpty() ? NONE : new Explanation(code, List.of(text));
    }

    /** A copy followed by another explanation, with the code of the first. */
    public Explanation followedBy(Explanation more) {
        List<Object> all = new ArrayList<>(parts);
        all.addAll(more.parts);
        return new Explanation(isEmpty() ? more.code : code, all);
    }

    /** A copy with another value of the argument of this name. */
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

    /** Returns one line of English. */
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

    /** Returns the text with its numbers replaced. */
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

    /**
     * Returns the text with a sign for each number, equal for explanations that differ only in
     * numbers.
     */
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
