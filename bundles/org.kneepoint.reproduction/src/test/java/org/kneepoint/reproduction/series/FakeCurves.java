// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.ReproductionVerdict;

/** Curves as the commands of an experiment give them, with made-up figures. */
public final class FakeCurves {
    private FakeCurves() {}

    /** The figures of a point. */
    @FunctionalInterface
    public interface FigureSource {
        /**
         * Makes them up.
         *
         * @param key of the trial
         * @param settings of the point
         */
        Map<Quantity, Double> of(String key, PointSettings settings);
    }

    /** The settings of a point. */
    public record PointSettings(Map<String, String> texts) {
        /** Returns a number among them, or a default. */
        public double number(String parameter, double otherwise) {
            return texts.containsKey(parameter)
                    ? Double.parseDouble(texts.get(parameter))
                    : otherwise;
        }

        /** Returns the load. */
        public double load() {
            return number("load", 1);
        }
    }

    /** Judges an experiment by made-up figures. */
    public static ExperimentFindings judged(
            Experiment experiment, ExperimentEffort effort, FigureSource figures) {
        return experiment.judge(results(experiment, effort, Status.OK, figures));
    }

    /** Judges an experiment of which no point has a steady state. */
    public static ExperimentFindings unsteady(Experiment experiment, ExperimentEffort effort) {
        return experiment.judge(
                results(experiment, effort, Status.LIMIT, (key, settings) -> Map.of()));
    }

    /** Returns the verdict on the first statement of this code with these arguments. */
    public static ReproductionVerdict verdict(
            ExperimentFindings findings, String code, String... arguments) {
        return findings.statements().stream()
                .filter(claim -> claim.statement().code().equals(code))
                .filter(claim -> containsAll(claim.statement().text(), arguments))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no statement " + code))
                .verdict();
    }

    private static boolean containsAll(String text, String... parts) {
        return Stream.of(parts).allMatch(text::contains);
    }

    private static ExperimentResults results(
            Experiment experiment, ExperimentEffort effort, Status status, FigureSource figures) {
        Map<String, List<Curve>> curves = new HashMap<>();
        for (ExperimentCommand trial : experiment.commands(effort)) {
            curves.put(trial.key(), curves(trial, status, figures));
        }
        return ExperimentResults.of(effort, curves, (curve, metric, settings) -> List.of());
    }

    private static List<Curve> curves(
            ExperimentCommand trial, Status status, FigureSource figures) {
        Map<String, List<String>> values = values(trial.line());
        List<String> named = values.remove("axis");
        String axis = named == null ? axis(values) : named.get(0);
        List<String> places = values.remove(axis);
        List<Curve> curves = new ArrayList<>();
        for (Map<String, String> constants : product(values)) {
            Quantity quantity = Quantities.find(axis).orElse(Quantity.of(axis, "", axis));
            Curve.Builder curve = Curve.of(EvaluationMethod.MODEL, "network", "tool", quantity);
            for (String place : places) {
                Map<String, String> settings = new LinkedHashMap<>(constants);
                settings.put(axis, place);
                Point.Builder point = Point.of(settings).status(status, status.label());
                if (settings.containsKey("load")) {
                    point.with(Quantities.LOAD, Double.parseDouble(settings.get("load")));
                }
                figures.of(trial.key(), new PointSettings(settings)).forEach(point::with);
                curve.add(point.build());
            }
            curves.add(curve.build());
        }
        return curves;
    }

    /** As the commands choose it: the load or the rate if it varies, else the first that does. */
    private static String axis(Map<String, List<String>> values) {
        List<String> varying =
                values.keySet().stream()
                        .filter(parameter -> values.get(parameter).size() > 1)
                        .toList();
        return Stream.of("load", "rate")
                .filter(varying::contains)
                .findFirst()
                .orElse(varying.isEmpty() ? "load" : varying.get(0));
    }

    private static Map<String, List<String>> values(String command) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (String part : command.split(" ")) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                values.put(part.substring(0, equals), list(part.substring(equals + 1)));
            }
        }
        return values;
    }

    private static List<String> list(String text) {
        String[] range = text.split(":");
        if (range.length < 3) {
            return List.of(text.split(","));
        }
        List<String> values = new ArrayList<>();
        BigDecimal value = new BigDecimal(range[0]);
        while (value.compareTo(new BigDecimal(range[1])) <= 0) {
            values.add(value.stripTrailingZeros().toPlainString());
            value = value.add(new BigDecimal(range[2]));
        }
        return values;
    }

    private static List<Map<String, String>> product(Map<String, List<String>> values) {
        List<Map<String, String>> product = List.of(Map.of());
        for (Map.Entry<String, List<String>> parameter : values.entrySet()) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> start : product) {
                for (String value : parameter.getValue()) {
                    Map<String, String> more = new LinkedHashMap<>(start);
                    more.put(parameter.getKey(), value);
                    longer.add(more);
                }
            }
            product = longer;
        }
        return product;
    }
}
