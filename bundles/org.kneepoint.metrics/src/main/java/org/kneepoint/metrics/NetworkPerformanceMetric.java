// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

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
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CurveContext;
import org.osgi.service.component.annotations.Component;

/**
 * The Network Performance Measure: the integral over the load of the packets received per window
 * and cycle of latency.
 */
@Component
public final class NetworkPerformanceMetric implements Metric {
    static final Quantity NPM_LIMIT =
            Quantity.of(
                    "npm_limit",
                    FiguresOfMerit.NPM.unit(),
                    "network performance measure of infinitely slow ramps");

    /** Where the range begins. */
    static final Parameter<Double> FROM =
            Parameter.real("from", Quantities.LOAD.unit(), "load at which the range of NPM begins")
                    .atLeast(0)
                    .withDefault(0.0);

    /** Where the range ends. */
    static final Parameter<Double> TO =
            Parameter.real(
                            "to",
                            Quantities.LOAD.unit(),
                            "load at which the range of NPM ends; if not given the theoretical"
                                    + " critical load, of separate points at most the last load"
                                    + " before saturation")
                    .above(0)
                    .optional();

    /** Width of a window, of which there are none outside ramps. */
    static final Parameter<Double> WINDOW =
            CurveContext.WINDOW.meaning(
                    "width of a measuring window, for a curve that does not tell it; without, 100"
                            + " for separate points");

    @Override
    public String name() {
        return "npm";
    }

    @Override
    public Description description() {
        return Description.of("network performance measure: throughput over latency, integrated")
                .source(
                        "Yokota, Ootsu and Baba, A Quantitative Evaluation Methodology of"
                                + " Interconnection Networks (2009), equations (6) to (8). Readings"
                                + " taken: throughput in packets per window and latency of the single"
                                + " windows, not averaged; windows that received nothing are left"
                                + " out; the range ends at the bisection bound of the network, 8/N on"
                                + " the N x N torus, and is open at both ends.")
                .validity(
                        "A ramp: the slower it is, the lower the value, by 0.4 % from slew 1 to 3"
                                + " million cycles on the 32 x 32 torus; ramps that differ in slew"
                                + " give the limit of NPM + c / slew, which holds there from 100,000"
                                + " cycles on. The interval is that of the random numbers, by third"
                                + " differences of 20 batches; over a short"
                                + " range in saturation, where the network remembers for longer than"
                                + " a batch, it is two to three times too narrow. Separate points: the trapezoid rule"
                                + " between them, from load 0 on along a straight line, with the"
                                + " change that leaving out every other point would make in the"
                                + " note; the range ends at the last load with a latency where the"
                                + " network saturates above it, for messages that wait without end"
                                + " add nothing. Networks of different size, length"
                                + " or window cannot be compared by it (section 5.3).")
                .verification(
                        "two window series of an independent engine (32 x 32 torus, 8 flits) with"
                                + " their NPM by an independent evaluation, to 1e-5; integrals in"
                                + " closed form; the half width against twice the standard deviation over"
                                + " seeds: 0.016 of 0.016 on the slow series of that engine, 0.031 of"
                                + " 0.037 over 16 ramps of the flit simulator of slew 100,000"
                                + " cycles, of which 15 intervals hold the mean");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(FROM, TO, CurveContext.NODES, CurveContext.LENGTH, WINDOW);
    }

    @Override
    public List<Quantity> figures() {
        return List.of(FiguresOfMerit.NPM);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        LoadSeries series = LoadSeries.of(curve);
        Optional<Explanation> obstacle = series.obstacle();
        if (obstacle.isPresent()) {
            return List.of(MetricValue.missing(FiguresOfMerit.NPM, obstacle.get()));
        }
        return List.of(
                curve.method().equals(EvaluationMethod.RAMP)
                        ? new RampNetworkPerformance(curve, settings).reading()
                        : new SteadyNetworkPerformance(curve, series, settings).reading());
    }

    @Override
    public List<MetricValue> combine(List<Curve> curves, Scenario settings) {
        return NetworkPerformanceLimit.of(curves, settings, this);
    }
}
