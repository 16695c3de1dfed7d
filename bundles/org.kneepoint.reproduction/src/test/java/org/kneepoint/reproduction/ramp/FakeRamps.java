// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentResults;

/** Ramps as the commands of an experiment give them, with made-up windows and readings. */
final class FakeRamps implements ExperimentResults.MetricReader {
    private static final int WINDOWS = 50;
    private static final double END = 0.25;

    private final ReadingSource readings;
    private final double halfWidth;
    private DoubleUnaryOperator throughput = load -> Math.min(load, 0.155);
    private DoubleUnaryOperator latency = load -> 30 + 100 * load;

    private FakeRamps(ReadingSource readings, double halfWidth) {
        this.readings = readings;
        this.halfWidth = halfWidth;
    }

    /** What the metrics read. */
    @FunctionalInterface
    interface ReadingSource {
        /**
         * Makes a reading up.
         *
         * @param settings of the ramp and of the metric
         * @param seed 0, 1, 2 ...
         * @return empty for a figure that the ramp does not show
         */
        OptionalDouble of(RampMeasure merit, Map<String, String> settings, int seed);
    }

    /** Ramps with these readings, each with this half width. */
    static FakeRamps of(double halfWidth, ReadingSource readings) {
        return new FakeRamps(readings, halfWidth);
    }

    /** Lets the windows have this throughput over the load. */
    FakeRamps throughput(DoubleUnaryOperator function) {
        throughput = function;
        return this;
    }

    /** Lets the windows have this latency over the load. */
    FakeRamps latency(DoubleUnaryOperator function) {
        latency = function;
        return this;
    }

    /** Has an experiment judge them. */
    ExperimentFindings judged(Experiment experiment, ExperimentEffort effort) {
        Map<String, List<Curve>> curves = new HashMap<>();
        for (ExperimentCommand trial : experiment.commands(effort)) {
            curves.put(trial.key(), curves(trial.line()));
        }
        return experiment.judge(ExperimentResults.of(effort, curves, this));
    }

    private List<Curve> curves(String command) {
        List<Map<String, String>> all = List.of(Map.of());
        int seeds = 1;
        for (String part : command.split(" ")) {
            int equals = part.indexOf('=');
            String name = equals < 0 ? "" : part.substring(0, equals);
            if (name.equals("replications")) {
                seeds = Integer.parseInt(part.substring(equals + 1));
            } else if (equals > 0 && !name.equals("load")) {
                all = with(all, name, part.substring(equals + 1).split(","));
            }
        }
        List<Curve> curves = new ArrayList<>();
        for (Map<String, String> settings : all) {
            for (int seed = 0; seed < seeds; seed++) {
                Map<String, String> seeded = new LinkedHashMap<>(settings);
                seeded.put("seed", Integer.toString(seed));
                curves.add(command.startsWith("ramp") ? ramp(seeded) : steady(seeded));
            }
        }
        return curves;
    }

    private static List<Map<String, String>> with(
            List<Map<String, String>> all, String name, String... values) {
        List<Map<String, String>> more = new ArrayList<>();
        for (Map<String, String> settings : all) {
            for (String value : values) {
                Map<String, String> longer = new LinkedHashMap<>(settings);
                longer.put(name, value);
                more.add(longer);
            }
        }
        return more;
    }

    private Curve ramp(Map<String, String> settings) {
        Curve.Builder curve = Curve.of(EvaluationMethod.RAMP, "torus", "flit", Quantities.LOAD);
        for (int i = 0; i < WINDOWS; i++) {
            curve.add(point(settings, (i + 0.5) * END / WINDOWS));
        }
        return curve.build();
    }

    private Curve steady(Map<String, String> settings) {
        Curve.Builder curve =
                Curve.of(EvaluationMethod.SIMULATION, "torus", "flit", Quantities.LOAD);
        for (int percent = 11; percent < 20; percent++) {
            double load = percent / 100.0;
            Map<String, String> all = new LinkedHashMap<>(settings);
            all.put("load", Decimal.format(load));
            curve.add(point(all, load));
        }
        return curve.build();
    }

    private Point point(Map<String, String> settings, double load) {
        double flits = throughput.applyAsDouble(load);
        return Point.of(settings)
                .with(Quantities.LOAD, load)
                .with(Quantities.THROUGHPUT, flits)
                .with(Quantities.RECEIVED, RampPaper.GRADIENT * flits)
                .with(Quantities.LATENCY, latency.applyAsDouble(load))
                .with(Quantities.IN_FLIGHT, 1000 * latency.applyAsDouble(load))
                .build();
    }

    @Override
    public List<MetricValue> read(Curve curve, String metric, Map<String, String> settings) {
        RampMeasure merit = metric.equals("npm") ? RampMeasure.NPM : RampMeasure.CRITICAL_LOAD;
        Map<String, String> all = new HashMap<>(curve.commonSettings());
        all.putAll(settings);
        OptionalDouble value =
                readings.of(merit, all, Integer.parseInt(curve.commonSettings().get("seed")));
        return List.of(
                value.isEmpty()
                        ? MetricValue.missing(merit.quantity(), "none was made up")
                        : MetricValue.of(merit.quantity(), value.getAsDouble(), "made up")
                                .withHalfWidth(halfWidth));
    }

    /** As the averages would be, and the gradient from one window to the next. */
    @Override
    public Curve derive(Curve curve, String metric, Map<String, String> settings) {
        Curve.Builder copy =
                Curve.of(curve.method(), curve.network(), curve.evaluator(), curve.axis());
        double step = END / WINDOWS;
        for (Point point : curve.points()) {
            double load = curve.axisValue(point).orElseThrow();
            double flits = throughput.applyAsDouble(load);
            double rise = throughput.applyAsDouble(load + step) - flits;
            copy.add(
                    point.toBuilder()
                            .with(Quantities.THROUGHPUT_SMOOTH, flits)
                            .with(FiguresOfMerit.GRADIENT, rise / step)
                            .build());
        }
        return copy.build();
    }
}
