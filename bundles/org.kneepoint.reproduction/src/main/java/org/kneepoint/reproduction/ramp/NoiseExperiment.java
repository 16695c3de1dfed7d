// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.ReportFigure;

/** Figure 5 and (12): the noise of the throughput, and the error of the gradient by it. */
final class NoiseExperiment implements Experiment {
    static final String RAMP = "ramp";

    private static final Quantity PACKETS =
            Quantity.of("fluctuation", "packets per window", "fluctuation of the throughput");
    private static final Quantity ERROR =
            Quantity.of(
                    "gradient_error",
                    "packets per window per load, times s_r",
                    "error of the gradient by (12)");
    private static final Quantity RANGE =
            Quantity.of("filter_range", "windows", "range s_r of the filter");

    private static final DeviationThresholds CLOSE = new DeviationThresholds(0.03, 0.10);

    /** Figures are printed to four digits. */
    private static final DeviationThresholds PRINTED = new DeviationThresholds(0.005, 0.005);

    private static final double HIGHEST = 0.18;
    private static final double MEAN = 23.43;
    private static final double STANDARD = 29.66;
    private static final double PRINTED_ERROR = 234_300;
    private static final double PRINTED_RANGE = 183;
    private static final double STATED_SLEW = 3e6;
    private static final double OTHER_SLEW = 1e6;
    private static final double TOLERATED = 0.1;

    @Override
    public ExperimentOutline outline() {
        return RampPaper.OUTLINES.get("ramp-noise");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return List.of(
                RampPaper.ramp(
                        RAMP,
                        " routing="
                                + RampPaper.SA1
                                + RampPaper.BUFFER
                                + " end=0.18 slew="
                                + effort.choose("3000000", "200000")));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        Curve curve = results.curve(RAMP);
        ThroughputFluctuation fluctuation = ThroughputFluctuation.of(curve);
        List<ComparisonRow> noise =
                List.of(
                        ComparisonRow.of("mean of |f - f_exp|")
                                .published(MEAN)
                                .model(OptionalDouble.of(RenewalNoise.meanAbsolute(HIGHEST)))
                                .simulated(
                                        fluctuation.meanAbsolute(),
                                        fluctuation.meanAbsoluteHalfWidth())
                                .judged(CLOSE),
                        ComparisonRow.of("standard deviation")
                                .published(STANDARD)
                                .model(OptionalDouble.of(RenewalNoise.standardDeviation(HIGHEST)))
                                .simulated(
                                        fluctuation.standardDeviation(),
                                        fluctuation.standardDeviationHalfWidth())
                                .judged(CLOSE));
        return ExperimentFindings.builder()
                .add(new ComparisonSection("Noise of the throughput", PACKETS, "figure", noise))
                .add(
                        new ComparisonSection(
                                "Equation (12), g_err s_r", ERROR, "slew rate", errors()))
                .add(new ComparisonSection("Smallest filter by (12)", RANGE, "slew rate", ranges()))
                .add(
                        new ReportFigure(
                                "Packets received in each window above the offered load",
                                List.of(ThroughputFluctuation.curve(curve)),
                                List.of(ThroughputFluctuation.EXCESS, Quantities.RECEIVED)))
                .build(
                        RampPaper.OUTLINES.text(
                                "noise",
                                SeedReadings.text(fluctuation.meanAbsolute()),
                                SeedReadings.text(fluctuation.standardDeviation()),
                                SeedReadings.text(fluctuation.mean())));
    }

    private static List<ComparisonRow> errors() {
        return List.of(
                row("3 M, as stated", PRINTED_ERROR, error(STATED_SLEW)),
                row("1 M", PRINTED_ERROR, error(OTHER_SLEW)));
    }

    private static List<ComparisonRow> ranges() {
        return List.of(
                row("3 M, as stated", PRINTED_RANGE, range(STATED_SLEW)),
                row("1 M", PRINTED_RANGE, range(OTHER_SLEW)));
    }

    private static ComparisonRow row(String label, double printed, double workedOut) {
        return ComparisonRow.of(label)
                .published(printed)
                .model(OptionalDouble.of(workedOut))
                .judged(PRINTED);
    }

    /** (12) times s_r. */
    static double error(double slew) {
        return MEAN * slew / RampPaper.WINDOW;
    }

    /** The s_r at which (12) gives the error that is tolerated. */
    static double range(double slew) {
        return error(slew) / (TOLERATED * RampPaper.GRADIENT);
    }
}
