// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.hypercube;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Figure;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Points;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;

/** Figure 6(c): the same load, more and more bursty. */
final class Burstiness implements Experiment {
    private static final String SIMULATION = "simulation";
    private static final String MODEL = "model";
    private static final String SYSTEM =
            " bursty-hypercube dimensions=8 flit=3 length=5 buffer=1 load=";

    private final Outline outline;

    Burstiness(Outline outline) {
        this.outline = outline;
    }

    @Override
    public Outline outline() {
        return outline;
    }

    @Override
    public List<Trial> trials(Effort effort) {
        return List.of(
                new Trial(MODEL, "solve" + SYSTEM + "0.01:0.15:0.01 scv=3,5,7"),
                new Trial(
                        SIMULATION,
                        "simulate"
                                + SYSTEM
                                + effort.of(
                                        "0.02:0.12:0.02 scv=3,5,7 replications=3 precision=0.03 limit=20",
                                        "0.04:0.12:0.04 scv=3,5,7 cycles=20000")));
    }

    @Override
    public Findings judge(Results results) {
        List<Curve> all = new ArrayList<>(results.curves(SIMULATION));
        all.addAll(results.curves(MODEL));
        Claim simulated = claim("our simulation", results.curves(SIMULATION));
        Claim modelled = claim("our model", results.curves(MODEL));
        return Findings.builder()
                .add(simulated)
                .add(modelled)
                .add(new Figure("Mean latency, scv 3, 5 and 7", all, List.of(Quantities.LATENCY)))
                .build(simulated.because() + "; " + modelled.because() + ".");
    }

    /** Whether latency rises from each curve to the next at every load. */
    static Claim claim(String method, List<Curve> curves) {
        int steps = 0;
        int rising = 0;
        for (int i = 1; i < curves.size(); i++) {
            for (Point point : curves.get(i).points()) {
                double load = curves.get(i).x(point).orElseThrow();
                OptionalDouble more = latency(curves.get(i), load);
                OptionalDouble less = latency(curves.get(i - 1), load);
                if (more.isPresent() && less.isPresent()) {
                    steps++;
                    rising += more.getAsDouble() > less.getAsDouble() ? 1 : 0;
                }
            }
        }
        return new Claim(
                "Performance degrades progressively with the variability of the interarrival"
                        + " times",
                verdict(rising, steps),
                "by "
                        + method
                        + " latency rises with scv in "
                        + rising
                        + " of "
                        + steps
                        + " comparisons at the same load");
    }

    private static OptionalDouble latency(Curve curve, double load) {
        return Points.steady(Points.at(curve, load), Quantities.LATENCY);
    }

    private static Verdict verdict(int rising, int steps) {
        if (steps == 0) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        if (rising == steps) {
            return Verdict.HOLDS;
        }
        return rising > steps / 2 ? Verdict.HOLDS_WITH_LIMITS : Verdict.DOES_NOT_HOLD;
    }
}
