// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.FigureSeries;

/** Figure 4: both measures against the slew rate. */
final class SlewRateExperiment implements Experiment {
    static final String FAST = "fast";
    static final String SLOW = "slow";
    static final String SLOWEST = "slowest";

    private static final String SLEW = StandardParameters.SLEW.name();
    private static final Quantity LOGARITHM =
            Quantity.of("slew_log10", "log10 of cycles", "slew rate");
    private static final DeviationThresholds STABLE = new DeviationThresholds(0.01, 0.03);
    private static final List<String> QUICK = List.of("100000", "30000", "10000");
    private static final List<String> SLEWS =
            List.of("3000000", "1000000", "300000", "100000", "30000", "10000");
    private static final double SUFFICIENT = 1e6;
    private static final double BEYOND = 3e6;
    private static final double LINEAR = 1e5;

    @Override
    public ExperimentOutline outline() {
        return RampPaper.OUTLINES.get("ramp-slew-rate");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        ExperimentCommand fast = trial(FAST, effort, "100000,30000,10000", effort.choose(6, 3));
        return effort.choose(
                List.of(
                        trial(SLOWEST, effort, "3000000", 1),
                        trial(SLOW, effort, "1000000,300000", 2),
                        fast),
                List.of(fast));
    }

    private static ExperimentCommand trial(
            String key, ExperimentEffort effort, String slews, int seeds) {
        return RampMeasure.measuredByAll(
                RampPaper.ramp(
                        key,
                        " routing="
                                + String.join(",", routings(effort))
                                + RampPaper.BUFFER
                                + " slew="
                                + slews
                                + " replications="
                                + seeds));
    }

    private static List<String> routings(ExperimentEffort effort) {
        return effort.choose(List.of(RampPaper.DO1, RampPaper.DO2), List.of(RampPaper.DO1));
    }

    private static RampRuns ramps(ExperimentResults results) {
        return results.effort() == ExperimentEffort.FULL
                ? RampRuns.of(results, SLOWEST, SLOW, FAST)
                : RampRuns.of(results, FAST);
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        List<String> slews = results.effort().choose(SLEWS, QUICK);
        ExperimentFindings.Builder findings = ExperimentFindings.builder();
        List<Curve> drawn = new ArrayList<>();
        List<String> reasons = new ArrayList<>();
        for (String routing : routings(results.effort())) {
            String name = routing.equals(RampPaper.DO1) ? "do(1)" : "do(2)";
            RampRuns ramps = ramps(results).with("routing", routing);
            for (RampMeasure merit : RampMeasure.values()) {
                FigureSeries series = ramps.series(merit, SLEW, slews);
                String named = (merit == RampMeasure.NPM ? "NPM of " : "critical load of ") + name;
                findings.add(falls(named, series));
                findings.add(stable(named, series, limit(results, ramps, merit)));
                reasons.add(named + " " + change(series));
            }
            drawn.add(
                    ramps.curveOver(
                            SLEW, slews, Map.of("routing", routing), LOGARITHM, StrictMath::log10));
        }
        return findings.addFigure(
                        "Critical load and NPM against the slew rate",
                        drawn,
                        RampMeasure.CRITICAL_LOAD.quantity(),
                        RampMeasure.NPM.quantity())
                .build("From the fastest to the slowest ramp: " + String.join("; ", reasons));
    }

    private static PaperStatement falls(String named, FigureSeries series) {
        FigureSeries until = series.between(0, SUFFICIENT);
        return new PaperStatement(
                RampPaper.OUTLINES.statement("decreases", named),
                DecreaseVerdicts.overWholeSeries(until),
                "from 10 K on: " + words(until));
    }

    private static PaperStatement stable(String named, FigureSeries series, OptionalDouble limit) {
        OptionalDouble ratio = series.ratio(BEYOND, SUFFICIENT);
        double relativeHalfWidth =
                series.relativeHalfWidthAt(BEYOND) + series.relativeHalfWidthAt(SUFFICIENT);
        ReproductionVerdict verdict =
                STABLE.judge(
                        ratio.isEmpty() ? ratio : OptionalDouble.of(ratio.getAsDouble() - 1),
                        relativeHalfWidth);
        String tends =
                limit.isPresent()
                        ? "; the limit at infinite slew rate is " + SeedReadings.text(limit)
                        : "";
        return new PaperStatement(
                RampPaper.OUTLINES.statement("stable", named),
                verdict,
                "from 1 M to 3 M " + PercentText.signedRatio(ratio) + tends);
    }

    /** Extrapolation of the ramps of 100 K and more to infinite slew rate. */
    private static OptionalDouble limit(
            ExperimentResults results, RampRuns ramps, RampMeasure merit) {
        List<Curve> slow =
                ramps.curves().stream()
                        .filter(c -> Double.parseDouble(c.commonSettings().get(SLEW)) >= LINEAR)
                        .toList();
        return results.combine(slow, merit.metric(), merit.settings()).stream()
                .filter(reading -> reading.quantity().name().equals("npm_limit"))
                .map(MetricValue::value)
                .findFirst()
                .orElse(OptionalDouble.empty());
    }

    private static String change(FigureSeries series) {
        return series.samples().size() < 2
                ? "no figure"
                : PercentText.signedRatio(
                        series.ratio(
                                series.samples().get(series.samples().size() - 1).x(),
                                series.samples().get(0).x()));
    }

    private static String words(FigureSeries series) {
        List<String> values =
                series.samples().stream()
                        .map(sample -> SeedReadings.text(OptionalDouble.of(sample.value())))
                        .toList();
        return values.isEmpty() ? "no figures" : String.join(", ", values);
    }
}
