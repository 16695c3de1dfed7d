// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RampSimulator;

/** Raises the load of a network in one window, and counts windows as a metric. */
public final class FakeRampSimulator implements RampSimulator {
    static final Quantity COUNT = Quantity.of("count", "", "number of windows");
    static final Parameter<Double> SLEW = StandardParameters.SLEW;
    static final Parameter<Double> EACH = Parameter.real("each", "", "").withDefault(1.0);

    @Override
    public String name() {
        return "fake-ascent";
    }

    @Override
    public Description description() {
        return Description.of("one window");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(StandardParameters.LOAD);
    }

    @Override
    public Parameters rampParameters() {
        return Parameters.of(SLEW, StandardParameters.SEED, StandardParameters.REPLICATIONS);
    }

    @Override
    public Set<String> supportedNetworks() {
        return Set.of("hypercube");
    }

    @Override
    public Point simulate(NetworkContext context, Progress progress) {
        return Point.of(context.scenario()).build();
    }

    @Override
    public List<Point> ramp(NetworkContext context, Progress progress) {
        Scenario scenario = context.scenario();
        return List.of(Point.of(scenario).with(Quantities.LOAD, 1 / scenario.get(SLEW)).build());
    }

    /** Counts windows. */
    static final class WindowCountMetric implements Metric {
        @Override
        public String name() {
            return "counter";
        }

        @Override
        public Description description() {
            return Description.of("counts windows");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(EACH);
        }

        @Override
        public List<MetricValue> read(Curve curve, Scenario settings) {
            return List.of(MetricValue.of(COUNT, settings.get(EACH) * curve.points().size(), ""));
        }

        @Override
        public List<MetricValue> combine(List<Curve> curves, Scenario settings) {
            return List.of(MetricValue.of(COUNT, settings.get(EACH) * curves.size(), ""));
        }

        @Override
        public Curve derive(Curve curve, Scenario settings) {
            Curve.Builder copy =
                    Curve.of(curve.method(), curve.network(), curve.evaluator(), curve.axis());
            curve.points().forEach(p -> copy.add(p.toBuilder().with(COUNT, 1).build()));
            return copy.build();
        }
    }

    /** Three ramps of two slew rates, read in every way. */
    static final class RampExperiment implements Experiment {
        @Override
        public ExperimentOutline outline() {
            return FakeExperiment.usual().outline();
        }

        @Override
        public List<ExperimentCommand> commands(ExperimentEffort effort) {
            return List.of(
                    new ExperimentCommand("two", "ramp hypercube dimensions=2 slew=1000,2000"),
                    new ExperimentCommand(
                            "named",
                            "ramp hypercube dimensions=2 simulator=fake-ascent slew=1000"));
        }

        @Override
        public ExperimentFindings judge(ExperimentResults results) {
            List<Curve> two = results.curves("two");
            Curve one = results.curve("named");
            Map<String, String> given = Map.of("each", "5");
            double read = results.read(one, "counter", given).get(0).value().orElse(0);
            double both = results.combine(two, "counter", given).get(0).value().orElse(0);
            double shown =
                    results.derive(one, "counter", given).points().get(0).get(COUNT).orElse(0);
            String text = read + ", " + both + ", " + shown + ".";
            return ExperimentFindings.builder()
                    .add(
                            new PaperStatement(
                                    Explanation.ofText("It rises"),
                                    ReproductionVerdict.HOLDS,
                                    text))
                    .build(text);
        }
    }
}
