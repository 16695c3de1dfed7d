// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RampSimulator;

/** Raises the load of a network that carries 0.25, in windows of 0.01; its latency is the seed. */
public final class FakeRamp extends FakeSimulator implements RampSimulator {
    static final Parameter<Double> SLEW = StandardParameters.SLEW.range(Range.ALL);
    static final Parameter<Double> START = StandardParameters.START.range(Range.ALL);
    static final Parameter<Double> END = StandardParameters.END.range(Range.ALL).withDefault(0.5);

    /** Of a name, for networks. */
    public FakeRamp(String name, String... networks) {
        super(name, networks);
    }

    @Override
    public Parameters rampParameters() {
        return Parameters.of(
                StandardParameters.VCS.withDefault(2),
                SLEW,
                START,
                END,
                StandardParameters.SEED,
                StandardParameters.REPLICATIONS,
                MOOD);
    }

    @Override
    public List<Point> ramp(NetworkContext context, Progress progress) {
        Scenario scenario = context.scenario();
        if (scenario.get(MOOD).equals("failing")) {
            throw new IllegalStateException("out of sorts");
        }
        List<Point> windows = new ArrayList<>();
        double end = scenario.get(END);
        for (double load = scenario.get(START) + 0.005; load < end; load += 0.01) {
            windows.add(
                    Point.of(scenario)
                            .with(Quantities.LOAD, load)
                            .with(Quantities.THROUGHPUT, Math.min(load, 0.25))
                            .with(Quantities.LATENCY, scenario.get(StandardParameters.SEED))
                            .status(Status.OK, "")
                            .build());
        }
        return windows;
    }
}
