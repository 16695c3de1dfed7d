// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;

/** Ramps of an experiment with the measures read off them. Immutable. */
final class RampRuns {
    /** Least number of ramps for an interval over seeds. */
    private static final int SCATTER = 3;

    private final ExperimentResults results;
    private final List<Curve> curves;

    private RampRuns(ExperimentResults results, List<Curve> curves) {
        this.results = results;
        this.curves = curves;
    }

    /** Returns all ramps of some commands. */
    static RampRuns of(ExperimentResults results, String... keys) {
        return new RampRuns(
                results, Arrays.stream(keys).flatMap(k -> results.curves(k).stream()).toList());
    }

    /** Returns the ramps with this setting. */
    RampRuns with(String parameter, String value) {
        return new RampRuns(
                results,
                curves.stream()
                        .filter(
                                curve ->
                                        same(
                                                curve.commonSettings().getOrDefault(parameter, ""),
                                                value))
                        .toList());
    }

    private static boolean same(String one, String other) {
        return one.equals(other) || number(one) == number(other);
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    /** Returns them, one for each setting and seed. */
    List<Curve> curves() {
        return curves;
    }

    /** Reads a measure off each. */
    SeedReadings read(RampMeasure measure) {
        return read(measure, Map.of());
    }

    /** Reads a measure off each ramp, with these settings added to its own. */
    SeedReadings read(RampMeasure measure, Map<String, String> settings) {
        Map<String, String> allSettings = measure.settings(settings);
        List<MetricValue> each =
                curves.stream()
                        .map(
                                curve ->
                                        find(
                                                measure,
                                                results.read(curve, measure.metric(), allSettings)))
                        .toList();
        if (curves.size() < SCATTER) {
            return new SeedReadings(each, OptionalDouble.empty());
        }
        MetricValue together =
                find(measure, results.combine(curves, measure.metric(), allSettings));
        return new SeedReadings(each, together.halfWidth());
    }

    private static MetricValue find(RampMeasure measure, List<MetricValue> readings) {
        return readings.stream()
                .filter(reading -> reading.quantity().name().equals(measure.quantity().name()))
                .findFirst()
                .orElseGet(() -> MetricValue.missing(measure.quantity(), "not read"));
    }

    /** Returns a measure over the values of a parameter. */
    FigureSeries series(RampMeasure measure, String parameter, List<String> values) {
        List<FigureSample> samples = new ArrayList<>();
        for (String value : values) {
            SeedReadings sampled = with(parameter, value).read(measure);
            sampled.mean()
                    .ifPresent(
                            mean ->
                                    samples.add(
                                            new FigureSample(
                                                    number(value),
                                                    mean,
                                                    sampled.halfWidth().orElse(0))));
        }
        return FigureSeries.of(samples);
    }

    /**
     * Returns both measures over the values of a parameter as a curve.
     *
     * @param axis the axis of the curve
     * @param scale its value for a number
     */
    Curve curveOver(
            String parameter,
            List<String> values,
            Map<String, String> others,
            Quantity axis,
            DoubleUnaryOperator scale) {
        Curve.Builder curve = Curve.of(EvaluationMethod.SIMULATION, "torus", "ramp", axis);
        for (String value : values) {
            Map<String, String> allSettings = new LinkedHashMap<>(others);
            allSettings.put(parameter, value);
            Point.Builder point =
                    Point.of(allSettings)
                            .with(axis, scale.applyAsDouble(Double.parseDouble(value)));
            for (RampMeasure measure : RampMeasure.values()) {
                SeedReadings sampled = with(parameter, value).read(measure);
                Quantity interval = Quantities.halfWidth(measure.quantity());
                sampled.mean().ifPresent(mean -> point.with(measure.quantity(), mean));
                sampled.halfWidth().ifPresent(half -> point.with(interval, half));
            }
            curve.add(point.build());
        }
        return curve.build();
    }

    /** Returns a scatter point for each ramp: NPM over critical load. */
    List<ScatterPlot.ScatterPoint> scatter() {
        List<ScatterPlot.ScatterPoint> dots = new ArrayList<>();
        List<MetricValue> loads = read(RampMeasure.CRITICAL_LOAD).readings();
        List<MetricValue> measures = read(RampMeasure.NPM).readings();
        for (int i = 0; i < curves.size(); i++) {
            if (loads.get(i).value().isPresent() && measures.get(i).value().isPresent()) {
                dots.add(
                        new ScatterPlot.ScatterPoint(curves.get(i), loads.get(i), measures.get(i)));
            }
        }
        return dots;
    }
}
