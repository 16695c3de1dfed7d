// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.burstyhypercube;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.CurvePoints;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReportFigure;
import org.kneepoint.reproduction.ReproductionVerdict;

/** Figure 6(c): the same load, more and more bursty. */
final class BurstinessExperiment implements Experiment {
    private static final String SIMULATION = "simulation";
    private static final String MODEL = "model";
    private static final String SYSTEM =
            " bursty-hypercube dimensions=8 flit=3 length=5 buffer=1 load=";

    private final ExperimentOutline outline;

    BurstinessExperiment(ExperimentOutline outline) {
        this.outline = outline;
    }

    @Override
    public ExperimentOutline outline() {
        return outline;
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return List.of(
                new ExperimentCommand(MODEL, "solve" + SYSTEM + "0.01:0.15:0.01 scv=3,5,7"),
                new ExperimentCommand(
                        SIMULATION,
                        "simulate"
                                + SYSTEM
                                + effort.choose(
                                        "0.02:0.12:0.02 scv=3,5,7 replications=3 precision=0.03 limit=20",
                                        "0.04:0.12:0.04 scv=3,5,7 cycles=20000")));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        List<Curve> all = new ArrayList<>(results.curves(SIMULATION));
        all.addAll(results.curves(MODEL));
        PaperStatement simulated = claim("our simulation", results.curves(SIMULATION));
        PaperStatement modelled = claim("our model", results.curves(MODEL));
        return ExperimentFindings.builder()
                .add(simulated)
                .add(modelled)
                .add(
                        new ReportFigure(
                                "Mean latency, scv 3, 5 and 7", all, List.of(Quantities.LATENCY)))
                .build(simulated.reason() + ". " + modelled.reason() + ".");
    }

    /** Whether latency rises from each curve to the next at every load. */
    static PaperStatement claim(String method, List<Curve> curves) {
        int steps = 0;
        int rising = 0;
        for (int i = 1; i < curves.size(); i++) {
            for (Point point : curves.get(i).points()) {
                double load = curves.get(i).axisValue(point).orElseThrow();
                OptionalDouble more = latency(curves.get(i), load);
                OptionalDouble less = latency(curves.get(i - 1), load);
                if (more.isPresent() && less.isPresent()) {
                    steps++;
                    rising += more.getAsDouble() > less.getAsDouble() ? 1 : 0;
                }
            }
        }
        return new PaperStatement(
                BurstyHypercubeExperiments.OUTLINES.statement("degrades"),
                verdict(rising, steps),
                BurstyHypercubeExperiments.OUTLINES.text("degrades", method, rising, steps));
    }

    private static OptionalDouble latency(Curve curve, double load) {
        return CurvePoints.steady(CurvePoints.at(curve, load), Quantities.LATENCY);
    }

    private static ReproductionVerdict verdict(int rising, int steps) {
        if (steps == 0) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        if (rising == steps) {
            return ReproductionVerdict.HOLDS;
        }
        return rising > steps / 2
                ? ReproductionVerdict.HOLDS_WITH_LIMITS
                : ReproductionVerdict.DOES_NOT_HOLD;
    }
}
