// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/**
 * The highest system power P = N X / D of a curve, and the load at which it is reached, the knee of
 * the latency curve.
 *
 * <p>The system power of a point is its {@code system_power} figure, else it follows from the
 * number of terminals N of the curve, the throughput X and the latency D. The peak is the vertex of
 * the parabola through the highest point and its two neighbours.
 */
@Component
public final class SystemPowerMetric implements Metric {
    static final Quantity PEAK_SYSTEM_POWER =
            Quantity.of(
                    "peak_system_power", Quantities.SYSTEM_POWER.unit(), "highest system power");

    @Override
    public String name() {
        return "system-power";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(SystemPowerMetric.class, "system-power.md");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(CurveContext.NODES, CurveContext.LENGTH, CurveContext.WINDOW);
    }

    @Override
    public List<Quantity> figures() {
        return List.of(PEAK_SYSTEM_POWER, FiguresOfMerit.LOAD_AT_PEAK_SYSTEM_POWER);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        LoadSeries series = LoadSeries.of(curve);
        Optional<Explanation> obstacle = series.obstacle();
        if (obstacle.isPresent()) {
            return missing(obstacle.get());
        }
        if (curve.method().equals(EvaluationMethod.RAMP)) {
            return ofRamp(SmoothedRampCurves.of(curve, settings));
        }
        OptionalDouble nodes = CurveContext.of(curve, settings).nodes();
        List<CurveSample> powers = series.samples(point -> power(point, nodes));
        if (powers.isEmpty()) {
            return missing(
                    nodes.isEmpty() && !series.has(Quantities.SYSTEM_POWER)
                            ? Explanation.of(
                                    "no-power",
                                    "the curve has no system power and no number of nodes")
                            : Explanation.of(
                                    "no-latency",
                                    "no point with status ok has a throughput and a latency"));
        }
        return powers.size() == 1
                ? missing(
                        Explanation.of(
                                "single-point",
                                "a single point, at load {load}, shows no peak",
                                text(powers, 0)))
                : peak(powers);
    }

    private static List<MetricValue> ofRamp(SmoothedRampCurves smooth) {
        if (smooth.obstacle().isPresent()) {
            return missing(smooth.obstacle().get());
        }
        Optional<CurveSample> top =
                smooth.systemPowerSamples().stream()
                        .max(Comparator.comparingDouble(CurveSample::value));
        return top.map(sample -> readings(sample.load(), sample.value(), smooth.note()))
                .orElse(
                        missing(
                                Explanation.of(
                                        "no-power",
                                        "the ramp has no latency or no number of nodes: give"
                                                + " nodes=")));
    }

    private static OptionalDouble power(Point point, OptionalDouble nodes) {
        OptionalDouble column = point.get(Quantities.SYSTEM_POWER);
        OptionalDouble throughput = point.get(Quantities.THROUGHPUT);
        OptionalDouble latency = point.get(Quantities.LATENCY);
        boolean known = nodes.isPresent() && throughput.isPresent() && latency.isPresent();
        if (column.isPresent() || !known || !(latency.getAsDouble() > 0)) {
            return column;
        }
        return OptionalDouble.of(
                nodes.getAsDouble() * throughput.getAsDouble() / latency.getAsDouble());
    }

    private static List<MetricValue> peak(List<CurveSample> powers) {
        CurveSample top =
                powers.stream().max(Comparator.comparingDouble(CurveSample::value)).orElseThrow();
        int at = powers.indexOf(top);
        int last = powers.size() - 1;
        if (at == 0 || at == last) {
            String end = at == 0 ? "lowest" : "highest";
            Explanation note =
                    Explanation.of(
                            "peak-at-end",
                            "at the {end} load with a system power: the peak may lie beyond",
                            end);
            return readings(top.load(), top.value(), note);
        }
        ParabolaPeak refined = ParabolaPeak.of(powers.get(at - 1), top, powers.get(at + 1));
        Explanation note =
                Explanation.of(
                        "parabola",
                        "vertex of the parabola through the points at {below}, {top}," + " {above}",
                        text(powers, at - 1),
                        text(powers, at),
                        text(powers, at + 1));
        return readings(refined.x(), refined.y(), note);
    }

    private static Explanation.Rounded text(List<CurveSample> powers, int index) {
        return LoadSeries.rounded(powers.get(index).load());
    }

    private static List<MetricValue> readings(double load, double power, Explanation note) {
        return List.of(
                MetricValue.of(PEAK_SYSTEM_POWER, power, note),
                MetricValue.of(FiguresOfMerit.LOAD_AT_PEAK_SYSTEM_POWER, load, note));
    }

    private static List<MetricValue> missing(Explanation why) {
        return List.of(MetricValue.missing(PEAK_SYSTEM_POWER, why));
    }
}
