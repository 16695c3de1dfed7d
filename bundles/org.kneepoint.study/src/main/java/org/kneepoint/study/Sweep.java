// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

/**
 * The scenarios that words with ranges and lists stand for.
 *
 * <p>A range {@code start:stop:step} is decimal and includes the stop: 0.1:1:0.1 is ten values, and
 * the third is 0.3. A list is {@code a,b,c}, of values or ranges. Several varying words make a
 * product; the first that varies with numbers is the axis, the others make one line each.
 * Immutable.
 */
public final class Sweep {
    /** More values than this are taken for a slip of the keyboard. */
    private static final int MOST_POINTS = 1_000_000;

    private static final int LARGEST_SCALE = 400;

    private final Parameter<?> axis;
    private final List<List<Scenario>> lines;

    private Sweep(Parameter<?> axis, List<List<Scenario>> lines) {
        this.axis = axis;
        this.lines = lines;
    }

    /**
     * Spreads words into scenarios, all of them checked.
     *
     * @param subject the network or queue that is evaluated
     * @param parameters the words that apply
     * @param words names and texts in the user's order
     * @param usual the axis if no word varies
     * @return the sweep
     * @throws BadInput if a name is unknown, a value, range or list is not allowed, or one is
     *     missing
     */
    public static Sweep of(
            String subject, Parameters parameters, Map<String, String> words, Parameter<?> usual) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        words.forEach((name, text) -> values.put(name, values(parameters.get(name), text)));
        requireModest(values);
        Parameter<?> axis = axis(parameters, values, usual);
        List<String> steps = values.remove(axis.name());
        List<List<Scenario>> lines = new ArrayList<>();
        for (Map<String, String> fixed : product(values)) {
            List<Scenario> line = new ArrayList<>();
            for (String step : steps == null ? List.of("") : steps) {
                Map<String, String> point = new LinkedHashMap<>(fixed);
                if (steps != null) {
                    point.put(axis.name(), step);
                }
                line.add(Scenario.of(subject, parameters, point));
            }
            lines.add(List.copyOf(line));
        }
        return new Sweep(axis, List.copyOf(lines));
    }

    /** Returns what varies along a line. */
    public Parameter<?> axis() {
        return axis;
    }

    /** Returns the lines, each with its scenarios in the order of the axis; none is empty. */
    public List<List<Scenario>> lines() {
        return lines;
    }

    private static void requireModest(Map<String, List<String>> values) {
        long points = 1;
        for (List<String> list : values.values()) {
            points *= list.size();
            if (points > MOST_POINTS) {
                throw new BadInput("these ranges make more than " + MOST_POINTS + " points");
            }
        }
    }

    private static Parameter<?> axis(
            Parameters parameters, Map<String, List<String>> values, Parameter<?> usual) {
        for (Map.Entry<String, List<String>> word : values.entrySet()) {
            Parameter<?> parameter = parameters.get(word.getKey());
            if (word.getValue().size() > 1 && parameter.isNumeric()) {
                return parameter;
            }
        }
        return usual;
    }

    private static List<Map<String, String>> product(Map<String, List<String>> values) {
        List<Map<String, String>> product = List.of(Map.of());
        for (Map.Entry<String, List<String>> word : values.entrySet()) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> start : product) {
                for (String value : word.getValue()) {
                    Map<String, String> more = new LinkedHashMap<>(start);
                    more.put(word.getKey(), value);
                    longer.add(more);
                }
            }
            product = longer;
        }
        return product;
    }

    private static List<String> values(Parameter<?> parameter, String text) {
        List<String> values = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            if (part.isEmpty()) {
                throw new BadInput(parameter.name() + "=" + text + " has an empty value");
            }
            if (parameter.isNumeric() && part.indexOf(':') >= 0) {
                values.addAll(range(parameter.name(), part));
            } else {
                values.add(part);
            }
        }
        return values;
    }

    private static List<String> range(String name, String text) {
        String[] ends = text.split(":", -1);
        if (ends.length != 3) {
            throw new BadInput(name + "=" + text + " is no range: write start:stop:step");
        }
        try {
            return range(name, text, decimal(ends[0]), decimal(ends[1]), decimal(ends[2]));
        } catch (NumberFormatException e) {
            throw new BadInput(
                    name + "=" + text + " is no range: write start:stop:step in numbers");
        }
    }

    /** Beyond the exponents of a double a sum would have millions of digits. */
    private static BigDecimal decimal(String text) {
        BigDecimal value = new BigDecimal(text);
        if (Math.abs((long) value.scale()) > LARGEST_SCALE) {
            throw new NumberFormatException(text);
        }
        return value;
    }

    /** Each value is start + i step in decimal: nothing accumulates. */
    private static List<String> range(
            String name, String text, BigDecimal start, BigDecimal stop, BigDecimal step) {
        if (step.signum() == 0 || stop.subtract(start).signum() * step.signum() < 0) {
            throw new BadInput(
                    name + "=" + text + " is empty: the step must lead from the start to the stop");
        }
        BigDecimal steps = stop.subtract(start).divideToIntegralValue(step);
        if (steps.compareTo(BigDecimal.valueOf(MOST_POINTS)) >= 0) {
            throw new BadInput(name + "=" + text + " has more than " + MOST_POINTS + " values");
        }
        List<String> values = new ArrayList<>();
        for (int i = 0; i <= steps.intValueExact(); i++) {
            BigDecimal value = start.add(step.multiply(BigDecimal.valueOf(i)));
            values.add(value.stripTrailingZeros().toPlainString());
        }
        return values;
    }
}
