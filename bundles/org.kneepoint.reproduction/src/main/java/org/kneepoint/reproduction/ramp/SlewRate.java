// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Series;

/** Figure 4: both measures against the slew rate. */
final class SlewRate implements Experiment {
    static final String FAST = "fast";
    static final String SLOW = "slow";
    static final String SLOWEST = "slowest";

    private static final String SLEW = StandardParameters.SLEW.name();
    private static final Quantity LOGARITHM =
            Quantity.of("slew_log10", "log10 of cycles", "slew rate");
    private static final Thresholds STABLE = new Thresholds(0.01, 0.03);
    private static final List<String> QUICK = List.of("100000", "30000", "10000");
    private static final List<String> SLEWS =
            List.of("3000000", "1000000", "300000", "100000", "30000", "10000");
    private static final double SUFFICIENT = 1e6;
    private static final double BEYOND = 3e6;
    private static final double LINEAR = 1e5;

    @Override
    public Outline outline() {
        return RampPaper.OUTLINES.get("ramp-slew-rate");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        Trial fast = trial(FAST, effort, "100000,30000,10000", effort.of(6, 3));
        return effort.of(
                List.of(
                        trial(SLOWEST, effort, "3000000", 1),
                        trial(SLOW, effort, "1000000,300000", 2),
                        fast),
                List.of(fast));
    }

    private static Trial trial(String key, Effort effort, String slews, int seeds) {
        return Merit.readAll(
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

    private static List<String> routings(Effort effort) {
        return effort.of(List.of(RampPaper.DO1, RampPaper.DO2), List.of(RampPaper.DO1));
    }

    private static Ramps ramps(Results results) {
        return results.effort() == Effort.FULL
                ? Ramps.of(results, SLOWEST, SLOW, FAST)
                : Ramps.of(results, FAST);
    }

    @Override
    public Findings judge(Results results) {
        List<String> slews = results.effort().of(SLEWS, QUICK);
        Judgement judgement = new Judgement();
        List<Curve> drawn = new ArrayList<>();
        List<String> reasons = new ArrayList<>();
        for (String routing : routings(results.effort())) {
            String name = routing.equals(RampPaper.DO1) ? "do(1)" : "do(2)";
            Ramps ramps = ramps(results).with("routing", routing);
            for (Merit merit : Merit.values()) {
                Series series = ramps.series(merit, SLEW, slews);
                String named = (merit == Merit.NPM ? "NPM of " : "critical load of ") + name;
                judgement.add(falls(named, series));
                judgement.add(stable(named, series, limit(results, ramps, merit)));
                reasons.add(named + " " + change(series));
            }
            drawn.add(
                    ramps.over(
                            SLEW, slews, Map.of("routing", routing), LOGARITHM, StrictMath::log10));
        }
        return judgement
                .draw(
                        "Critical load and NPM against the slew rate",
                        drawn,
                        Merit.CRITICAL_LOAD.quantity(),
                        Merit.NPM.quantity())
                .build("from the fastest to the slowest ramp: " + String.join("; ", reasons));
    }

    private static Claim falls(String named, Series series) {
        Series until = series.between(0, SUFFICIENT);
        return new Claim(
                "The " + named + " decreases until the slew rate is around 1 M",
                Descent.whole(until),
                "from 10 K on: " + words(until));
    }

    private static Claim stable(String named, Series series, OptionalDouble limit) {
        OptionalDouble ratio = series.ratio(BEYOND, SUFFICIENT);
        double chance = series.chance(BEYOND) + series.chance(SUFFICIENT);
        Verdict verdict =
                STABLE.judge(
                        ratio.isEmpty() ? ratio : OptionalDouble.of(ratio.getAsDouble() - 1),
                        chance);
        String tends =
                limit.isPresent()
                        ? "; the limit at infinite slew rate is " + Sampled.text(limit)
                        : "";
        return new Claim(
                "The " + named + " is stable beyond 1 M",
                verdict,
                "from 1 M to 3 M " + Percent.ofRatio(ratio) + tends);
    }

    /** What the ramps of 100 K and more tend to, where several slew rates tell it. */
    private static OptionalDouble limit(Results results, Ramps ramps, Merit merit) {
        List<Curve> slow =
                ramps.curves().stream()
                        .filter(c -> Double.parseDouble(c.constants().get(SLEW)) >= LINEAR)
                        .toList();
        return results.combine(slow, merit.metric(), merit.words()).stream()
                .filter(reading -> reading.quantity().name().equals("npm_limit"))
                .map(Reading::value)
                .findFirst()
                .orElse(OptionalDouble.empty());
    }

    private static String change(Series series) {
        return series.samples().size() < 2
                ? "no figure"
                : Percent.ofRatio(
                        series.ratio(
                                series.samples().get(series.samples().size() - 1).x(),
                                series.samples().get(0).x()));
    }

    private static String words(Series series) {
        List<String> values =
                series.samples().stream()
                        .map(sample -> Sampled.text(OptionalDouble.of(sample.value())))
                        .toList();
        return values.isEmpty() ? "no figures" : String.join(", ", values);
    }
}
