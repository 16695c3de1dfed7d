// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/**
 * The saturation load of a network and its largest accepted throughput, read off its curve.
 *
 * <p>A network with back-pressure saturates between the last ok and the first saturated point. A
 * network that loses packets (its points have a loss) never saturates: the metric reads the load at
 * which the loss exceeds a threshold, and the throughput at the highest load.
 */
@Component
public final class SaturationMetric implements Metric {
    static final Quantity SATURATION_THROUGHPUT =
            Quantity.of(
                    "saturation_throughput",
                    Quantities.THROUGHPUT.unit(),
                    "largest accepted throughput");

    static final Parameter<Double> LOSS_THRESHOLD =
            Parameter.real(
                            "loss_threshold",
                            "fraction",
                            "loss above which the load is too" + " high")
                    .above(0)
                    .atMost(1)
                    .withDefault(0.01);

    @Override
    public String name() {
        return "saturation";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(SaturationMetric.class, "saturation.md");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(
                LOSS_THRESHOLD, CurveContext.NODES, CurveContext.LENGTH, CurveContext.WINDOW);
    }

    @Override
    public List<Quantity> figures() {
        return List.of(FiguresOfMerit.SATURATION_LOAD, SATURATION_THROUGHPUT);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        LoadSeries series = LoadSeries.of(curve);
        Optional<Explanation> obstacle = series.obstacle();
        if (obstacle.isPresent()) {
            return List.of(MetricValue.missing(FiguresOfMerit.SATURATION_LOAD, obstacle.get()));
        }
        if (curve.method().equals(EvaluationMethod.RAMP)) {
            return List.of(largestThroughput(SmoothedRampCurves.of(curve, settings)));
        }
        // a network with infinite buffers loses nothing, but saturates
        boolean saturates = !series.with(Status.SATURATED).isEmpty();
        if (series.has(Quantities.LOSS) && !saturates) {
            LossOnset onset = LossOnset.of(settings.get(LOSS_THRESHOLD));
            return List.of(
                    onset.read(series.samples(point -> point.get(Quantities.LOSS))),
                    throughputAtHighestLoad(series));
        }
        MetricValue load = SaturationBracket.read(series);
        return saturates ? List.of(load, largestThroughput(series)) : List.of(load);
    }

    private static MetricValue throughputAtHighestLoad(LoadSeries series) {
        List<CurveSample> throughputs = series.samples(point -> point.get(Quantities.THROUGHPUT));
        if (throughputs.isEmpty()) {
            return MetricValue.missing(
                    FiguresOfMerit.THROUGHPUT_AT_HIGHEST_LOAD,
                    Explanation.of("no-throughput", "no point with status ok has a throughput"));
        }
        CurveSample last = throughputs.get(throughputs.size() - 1);
        return MetricValue.of(
                FiguresOfMerit.THROUGHPUT_AT_HIGHEST_LOAD,
                last.value(),
                Explanation.of("highest-load", "at load {load}", LoadSeries.rounded(last.load())));
    }

    /** Points that are neither ok nor saturated have no stationary throughput. */
    private static MetricValue largestThroughput(LoadSeries series) {
        Optional<LoadPoint> highest =
                series.points().stream()
                        .filter(
                                loadPoint ->
                                        loadPoint.is(Status.OK) || loadPoint.is(Status.SATURATED))
                        .filter(s -> s.point().get(Quantities.THROUGHPUT).isPresent())
                        .max(Comparator.comparingDouble(SaturationMetric::throughput));
        if (highest.isEmpty()) {
            return MetricValue.missing(
                    SATURATION_THROUGHPUT,
                    Explanation.of("no-throughput", "no point has a throughput"));
        }
        String bound = highest.get().is(Status.OK) ? ", still ok: the network may accept more" : "";
        return MetricValue.of(
                SATURATION_THROUGHPUT,
                throughput(highest.get()),
                Explanation.of(
                        "largest",
                        "largest on the curve, at load {load}{bound}",
                        LoadSeries.rounded(highest.get().load()),
                        bound));
    }

    /** A ramp has no saturation load; its critical load is a metric of its own. */
    private static MetricValue largestThroughput(SmoothedRampCurves smooth) {
        if (smooth.obstacle().isPresent()) {
            return MetricValue.missing(SATURATION_THROUGHPUT, smooth.obstacle().get());
        }
        List<CurveSample> throughputs = smooth.throughputSamples();
        CurveSample highest =
                throughputs.stream()
                        .max(Comparator.comparingDouble(CurveSample::value))
                        .orElseThrow();
        boolean last = highest.load() == throughputs.get(throughputs.size() - 1).load();
        return MetricValue.of(
                SATURATION_THROUGHPUT,
                highest.value(),
                Explanation.of(
                        "largest",
                        "largest along the ramp, at load {load}{bound}; {filter}",
                        LoadSeries.rounded(highest.load()),
                        last ? ", still rising: the network may accept more" : "",
                        smooth.note()));
    }

    private static double throughput(LoadPoint loadPoint) {
        return loadPoint.point().get(Quantities.THROUGHPUT).orElseThrow();
    }
}
