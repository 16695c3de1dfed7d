// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;

/**
 * The values of one setting: a list {@code a,b,c} of values or ranges. A range {@code
 * start:stop:step} is decimal and includes the stop: 0.1:1:0.1 is ten values, and the third is 0.3.
 */
final class ParameterValues {
    /** Limit against typing errors. */
    static final int MAX_VALUES = 1_000_000;

    private static final int LARGEST_SCALE = 400;

    private ParameterValues() {}

    /**
     * Returns the texts of the values.
     *
     * @param text the value as typed
     * @throws BadInput if a part is empty or an invalid range
     */
    static List<String> of(Parameter<?> parameter, String text) {
        List<String> values = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            if (part.isEmpty()) {
                throw BadInput.of(parameter.name(), text, " has an empty value");
            }
            if (parameter.isNumeric() && hasRange(part)) {
                values.addAll(range(parameter.name(), part));
            } else {
                values.add(part);
            }
        }
        return values;
    }

    /** Returns whether a value contains a range. */
    static boolean hasRange(String text) {
        return text.indexOf(':') >= 0;
    }

    /** Returns whether a value is written as a number. */
    static boolean isNumber(String value) {
        try {
            decimal(value);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static List<String> range(String name, String text) {
        String[] ends = text.split(":", -1);
        if (ends.length != 3) {
            throw BadInput.of(name, text, " is not a range: write start:stop:step");
        }
        try {
            return range(name, text, decimal(ends[0]), decimal(ends[1]), decimal(ends[2]));
        } catch (NumberFormatException e) {
            throw BadInput.of(name, text, " is not a range: write start:stop:step in numbers");
        }
    }

    /** Rejects exponents beyond a double, with which a sum would have millions of digits. */
    private static BigDecimal decimal(String text) {
        BigDecimal value = new BigDecimal(text);
        if (Math.abs((long) value.scale()) > LARGEST_SCALE) {
            throw new NumberFormatException(text);
        }
        return value;
    }

    /** Each value is start + i step in decimal, without accumulation. */
    private static List<String> range(
            String name, String text, BigDecimal start, BigDecimal stop, BigDecimal step) {
        if (step.signum() == 0 || stop.subtract(start).signum() * step.signum() < 0) {
            throw BadInput.of(
                    name, text, " is empty: the step must lead from the start to the stop");
        }
        BigDecimal steps = stop.subtract(start).divideToIntegralValue(step);
        if (steps.compareTo(BigDecimal.valueOf(MAX_VALUES)) >= 0) {
            throw BadInput.of(name, text, " has more than " + MAX_VALUES + " values");
        }
        List<String> values = new ArrayList<>();
        for (int i = 0; i <= steps.intValueExact(); i++) {
            BigDecimal value = start.add(step.multiply(BigDecimal.valueOf(i)));
            values.add(value.stripTrailingZeros().toPlainString());
        }
        return values;
    }
}
