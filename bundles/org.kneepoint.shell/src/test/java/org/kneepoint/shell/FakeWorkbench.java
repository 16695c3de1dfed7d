// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.queue.QueueQuantities;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.study.plugin.Catalogue;

/** A workbench with one network, one queue, one operation on flows and one metric. */
public final class FakeWorkbench {
    /** Places. */
    public static final Parameter<Integer> BUFFER = StandardParameters.BUFFER.between(0, 64);

    private static final Quantity HALF = Quantity.of("half_load", "flits", "load of latency 2");

    private FakeWorkbench() {}

    /** All of it. */
    public static Catalogue catalogue() {
        return Catalogue.of(new Net(), new Line(), new Flow(), new Half());
    }

    private record Named(String name, Description description) {
        private static Named of(String name, String summary) {
            return new Named(name, Description.of(summary));
        }
    }

    private abstract static class Fake implements Described {
        private final Named named;

        private Fake(String name, String summary) {
            named = Named.of(name, summary);
        }

        @Override
        public String name() {
            return named.name();
        }

        @Override
        public Description description() {
            return named.description();
        }
    }

    /** A network of latency 1/(1 - load) that is full from load 1 on; it fails at load 0.7. */
    public static final class Net extends Fake implements SystemSolver {
        private static final Parameter<String> VARIANT =
                Parameter.choice("variant", "reading of the equations", "right", "printed");

        /** Offers it. */
        public Net() {
            super("net-model", "a simple network");
        }

        @Override
        public Description description() {
            return super.description()
                    .source("A. Author: A paper, 1996")
                    .validity("everywhere")
                    .verification("by hand")
                    .accuracy(List.of(List.of("case", "error"), List.of("one", "0.1")))
                    .variant("right", "as it should be")
                    .variant("printed", "as it was printed");
        }

        @Override
        public Set<String> supportedNetworks() {
            return Set.of("net");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(BUFFER, VARIANT)
                    .exactlyOneOf(StandardParameters.LOAD, StandardParameters.RATE);
        }

        @Override
        public Point solve(Scenario scenario, Progress progress) {
            double load = scenario.load(1);
            if (load == 0.7) {
                throw new IllegalStateException("seven");
            }
            Point.Builder point =
                    Point.of(scenario).with(Quantities.LOAD, load).with(Quantities.RATE, load);
            if (load >= 1) {
                return point.status(Status.SATURATED, "full from load 1 on").build();
            }
            return point.with(Quantities.THROUGHPUT, load)
                    .with(Quantities.LATENCY, 1 / (1 - load))
                    .with(Quantities.LOSS, load / 1000)
                    .build();
        }

        @Override
        public Map<Quantity, Double> attributes(Scenario scenario) {
            return Map.of(CurveAttributes.NODES, 8.0);
        }
    }

    /** M/M/1 with two states. */
    public static final class Line extends Fake implements QueueModel {
        private static final Parameter<Double> ARRIVAL =
                Parameter.real("arrival", "per unit time", "arrival rate").atLeast(0);

        /** Offers it. */
        public Line() {
            super("M/M/1", "one server");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(ARRIVAL, StandardParameters.SERVICE);
        }

        @Override
        public QueueFigures evaluate(Scenario scenario) {
            double u = scenario.get(ARRIVAL) * scenario.get(StandardParameters.SERVICE);
            Point.Builder point = Point.of(scenario).with(QueueQuantities.UTILISATION, u);
            if (u >= 1) {
                return QueueFigures.of(point.status(Status.SATURATED, "grows").build());
            }
            return QueueFigures.of(
                    point.with(QueueQuantities.NUMBER_IN_SYSTEM, u / (1 - u)).build(),
                    new double[] {1 - u, (1 - u) * u});
        }
    }

    /** Something that is no queue. */
    public static final class Flow extends Fake implements QueueModel {
        private static final Parameter<Double> RATE =
                Parameter.real("arrival", "", "rate").withDefault(1.0);

        /** Offers it. */
        public Flow() {
            super("split", "half of a flow");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(RATE);
        }

        @Override
        public QueueFigures evaluate(Scenario scenario) {
            Quantity rate = Quantity.of("flow_rate", "", "rate of the flow");
            return QueueFigures.of(Point.of(scenario).with(rate, scenario.get(RATE) / 2).build());
        }
    }

    /** Load at which the latency is 2. */
    public static final class Half extends Fake implements Metric {
        private static final Parameter<Double> FACTOR =
                Parameter.real("factor", "", "of the latency").withDefault(2.0);

        /** Offers it. */
        public Half() {
            super("half", "load of latency 2");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(FACTOR);
        }

        @Override
        public List<Quantity> figures() {
            return List.of(HALF);
        }

        @Override
        public List<MetricValue> read(Curve curve, Scenario settings) {
            double wanted = settings.get(FACTOR);
            for (Point point : curve.points()) {
                if (point.get(Quantities.LATENCY).orElse(0) >= wanted) {
                    double load = curve.axisValue(point).orElseThrow();
                    return List.of(
                            MetricValue.of(HALF, load, "first that is slow").withHalfWidth(0.05));
                }
            }
            return List.of(MetricValue.missing(HALF, "never that slow"));
        }
    }
}
