// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Kinds of values, and how each is written as text and read back. */
enum ValueKind {
    REAL("number"),
    INTEGER("whole number"),
    CHOICE("name"),
    FLAG("true or false"),
    SHAPE("whole numbers joined by x, such as 8x8x16"),
    TEXT("text without white space"),
    FILE("text without white space");

    private static final Pattern DECIMAL =
            Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?");
    private static final Pattern INFINITE = Pattern.compile("inf(inite|inity)?");

    private final String noun;

    ValueKind(String noun) {
        this.noun = noun;
    }

    String noun() {
        return noun;
    }

    boolean isNumeric() {
        return this == REAL || this == INTEGER;
    }

    /**
     * Parses a value.
     *
     * @param infinite whether {@code inf} is a whole number too
     * @return the value; empty if the text is not of this kind
     */
    Optional<?> read(String text, boolean infinite) {
        return switch (this) {
            case REAL -> real(text);
            case INTEGER -> integer(text, infinite);
            case SHAPE -> shape(text, infinite);
            case CHOICE, TEXT, FILE -> Optional.of(text);
            case FLAG -> Optional.of(Boolean.valueOf(text));
        };
    }

    /** Returns whether a value, or each of several numbers, lies in a range. */
    boolean allows(Object value, Range range, boolean infinite) {
        return switch (this) {
            case REAL -> Double.isFinite((Double) value) && range.contains((Double) value);
            case INTEGER -> allows((int) (Integer) value, range, infinite);
            case SHAPE ->
                    ((List<?>) value)
                            .stream().allMatch(n -> allows((int) (Integer) n, range, infinite));
            case TEXT, FILE -> isWord((String) value);
            case CHOICE, FLAG -> true;
        };
    }

    private static boolean allows(int value, Range range, boolean infinite) {
        return infinite && value == Parameter.INFINITE || range.contains(value);
    }

    /** Returns whether a text is a whole number that no {@code int} can hold. */
    boolean isBeyond(String text) {
        return this == INTEGER
                && DECIMAL.matcher(text).matches()
                && Math.abs(Double.parseDouble(text)) > Integer.MAX_VALUE;
    }

    /** Returns the text that reads as this value. */
    static String write(Object value, boolean infinite) {
        if (value instanceof List<?> numbers) {
            return String.join("x", numbers.stream().map(String::valueOf).toList());
        }
        if (infinite && value instanceof Integer number && number == Parameter.INFINITE) {
            return "inf";
        }
        return value instanceof Double number ? Decimal.format(number) : String.valueOf(value);
    }

    private static boolean isWord(String text) {
        return !text.isEmpty() && text.chars().noneMatch(Character::isWhitespace);
    }

    private static Optional<Double> real(String text) {
        return DECIMAL.matcher(text).matches()
                ? Optional.of(Double.valueOf(text))
                : Optional.empty();
    }

    private static Optional<Integer> integer(String text, boolean infinite) {
        if (infinite && INFINITE.matcher(text.toLowerCase(Locale.ROOT)).matches()) {
            return Optional.of(Parameter.INFINITE);
        }
        if (!DECIMAL.matcher(text).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(exactInt(text));
        } catch (ArithmeticException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** Rejects large exponents before BigDecimal expands them. */
    private static int exactInt(String text) {
        BigDecimal value = new BigDecimal(text);
        if (value.signum() != 0 && value.precision() - (long) value.scale() > 10) {
            throw new ArithmeticException("beyond an int");
        }
        return value.intValueExact();
    }

    private static Optional<List<Integer>> shape(String text, boolean infinite) {
        List<Integer> numbers = new ArrayList<>();
        for (String part : text.split("x", -1)) {
            Optional<Integer> number = integer(part, infinite);
            if (number.isEmpty()) {
                return Optional.empty();
            }
            numbers.add(number.get());
        }
        return Optional.of(List.copyOf(numbers));
    }
}
