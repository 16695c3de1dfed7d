// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.support.UnknownName;

/**
 * The scenarios of settings that have ranges and lists.
 *
 * <p>Several varying parameters make a product. One numeric varying parameter is the axis; each
 * combination of the others is a curve. The axis is the load or the rate if one of them varies,
 * whatever the order, else the first range, else the first list.
 *
 * @param axis the parameter that varies along a curve
 * @param curves each with its scenarios in the order of the axis; none is empty
 */
public record ParameterSweep(Parameter<?> axis, List<List<Scenario>> curves) {
    /** The setting that selects another axis. */
    public static final String AXIS = RunRequest.AXIS;

    private static final Set<Parameter<?>> LOAD_PARAMETERS =
            Set.of(StandardParameters.LOAD, StandardParameters.RATE);

    /**
     * Makes the scenarios of settings, checked.
     *
     * @param subject the network or queue
     * @param parameters the parameters that apply
     * @param settings names and texts in the user's order
     * @param usual the axis if no parameter varies
     * @throws BadInput if a name is unknown, a value, range or list is not allowed, or one is
     *     missing
     */
    public static ParameterSweep of(
            String subject,
            Parameters parameters,
            Map<String, String> settings,
            Parameter<?> usual) {
        return spread(
                subject,
                parameters,
                settings,
                values -> axis(parameters, settings, values, usual),
                point -> parameters);
    }

    /**
     * Makes the scenarios of settings, some of which apply only with certain values of others. A
     * scenario omits settings that do not apply; of scenarios that are then equal one remains.
     *
     * @param parameters the parameters that apply to any scenario
     * @param settings may include {@value #AXIS}
     * @param applying the parameters that apply to the settings of one scenario
     * @see #of(String, Parameters, Map, Parameter)
     */
    static ParameterSweep of(
            String subject,
            Parameters parameters,
            Map<String, String> settings,
            Parameter<?> usual,
            Function<Map<String, String>, Parameters> applying) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        String named = own.remove(AXIS);
        return spread(
                subject,
                parameters,
                own,
                values ->
                        named == null
                                ? axis(parameters, own, values, usual)
                                : named(named, parameters, values),
                applying);
    }

    private static ParameterSweep spread(
            String subject,
            Parameters parameters,
            Map<String, String> settings,
            Function<Map<String, List<String>>, Parameter<?>> choice,
            Function<Map<String, String>, Parameters> applying) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        settings.forEach(
                (name, text) ->
                        values.put(name, ParameterValues.of(known(name, parameters), text)));
        requireReasonable(values);
        Parameter<?> axis = choice.apply(values);
        List<String> steps = values.remove(axis.name());
        List<List<Scenario>> lines = new ArrayList<>();
        Set<List<Map<String, String>>> shortened = new HashSet<>();
        List<List<Map<String, String>>> others = new ArrayList<>();
        values.forEach((entry, texts) -> others.add(alternatives(entry, texts)));
        for (Map<String, String> fixed : product(others)) {
            List<Map<String, String>> all = points(fixed, axis, steps);
            List<Map<String, String>> line =
                    all.stream().map(point -> retained(point, applying.apply(point))).toList();
            if (line.equals(all)) {
                lines.add(scenarios(subject, line, applying));
            } else if (shortened.add(line)) {
                lines.add(scenarios(subject, line.stream().distinct().toList(), applying));
            }
        }
        return new ParameterSweep(axis, List.copyOf(lines));
    }

    private static List<Map<String, String>> points(
            Map<String, String> fixed, Parameter<?> axis, List<String> steps) {
        if (steps == null) {
            return List.of(fixed);
        }
        List<Map<String, String>> points = new ArrayList<>();
        for (String step : steps) {
            Map<String, String> point = new LinkedHashMap<>(fixed);
            point.put(axis.name(), step);
            points.add(point);
        }
        return points;
    }

    private static Map<String, String> retained(Map<String, String> point, Parameters applying) {
        Map<String, String> retained = new LinkedHashMap<>(point);
        retained.keySet().retainAll(applying.names());
        return retained;
    }

    private static List<Scenario> scenarios(
            String subject,
            List<Map<String, String>> line,
            Function<Map<String, String>, Parameters> applying) {
        return line.stream()
                .map(point -> Scenario.of(subject, applying.apply(point), point))
                .toList();
    }

    private static void requireReasonable(Map<String, List<String>> values) {
        long points = 1;
        for (List<String> list : values.values()) {
            points *= list.size();
            if (points > ParameterValues.MAX_VALUES) {
                String line = "the ranges make more than " + ParameterValues.MAX_VALUES + " points";
                throw BadInput.because("points", points, line)
                        .about(values.keySet().toArray(String[]::new));
            }
        }
    }

    private static Parameter<?> axis(
            Parameters parameters,
            Map<String, String> settings,
            Map<String, List<String>> values,
            Parameter<?> usual) {
        List<Parameter<?>> varying = new ArrayList<>();
        values.forEach(
                (name, list) -> {
                    Parameter<?> parameter = parameters.get(name);
                    if (list.size() > 1 && parameter.isNumeric()) {
                        varying.add(parameter);
                    }
                });
        return first(varying, LOAD_PARAMETERS::contains)
                .or(() -> first(varying, p -> ParameterValues.hasRange(settings.get(p.name()))))
                .or(() -> first(varying, p -> true))
                .orElse(usual);
    }

    private static Optional<Parameter<?>> first(
            List<Parameter<?>> varying, Predicate<Parameter<?>> condition) {
        return varying.stream().filter(condition).findFirst();
    }

    /** Shapes that consist of one number can be an axis too. */
    private static Parameter<?> named(
            String name, Parameters parameters, Map<String, List<String>> values) {
        Parameter<?> parameter =
                parameters
                        .find(name)
                        .orElseThrow(() -> UnknownName.of(AXIS, name, parameters.names()));
        List<String> places = values.get(name);
        if (places == null) {
            throw BadInput.notAllowed(AXIS, name, name + "= is not given").about(name);
        }
        if (!parameter.isNumeric() && !places.stream().allMatch(ParameterValues::isNumber)) {
            throw BadInput.notAllowed(AXIS, name, "the values of " + name + " are not numbers");
        }
        return parameter;
    }

    private static Parameter<?> known(String name, Parameters parameters) {
        return parameters
                .find(name)
                .orElseThrow(() -> UnknownName.of("parameter", name, parameters.names()));
    }

    private static List<Map<String, String>> alternatives(String entry, List<String> values) {
        return values.stream().map(value -> Map.of(entry, value)).toList();
    }

    /**
     * Returns all combinations of alternatives, the last varying fastest.
     *
     * @param factors the alternatives of each parameter, or of parameters that vary together
     */
    public static List<Map<String, String>> product(List<List<Map<String, String>>> factors) {
        List<Map<String, String>> product = List.of(Map.of());
        for (List<Map<String, String>> factor : factors) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> start : product) {
                for (Map<String, String> value : factor) {
                    Map<String, String> more = new LinkedHashMap<>(start);
                    more.putAll(value);
                    longer.add(more);
                }
            }
            product = longer;
        }
        return product;
    }
}
