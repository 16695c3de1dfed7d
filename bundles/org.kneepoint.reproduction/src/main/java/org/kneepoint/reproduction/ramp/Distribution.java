// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.view.Scatter;
import org.kneepoint.reproduction.Deviations;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Figure;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;

/** Table 1 and Figure 7: both measures of six routing algorithms, over seeds. */
final class Distribution implements Experiment {
    static final String FIXED = "fixed";
    static final String ADAPTIVE = "adaptive";

    private static final Thresholds CLOSE = new Thresholds(0.03, 0.10);

    @Override
    public Outline outline() {
        return RampPaper.OUTLINES.get("ramp-table-1");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String slew = RampPaper.BUFFER + " slew=" + effort.of("1000000", "100000");
        return List.of(
                Merit.readAll(
                        RampPaper.ramp(
                                FIXED,
                                " routing="
                                        + RampPaper.DO1
                                        + ","
                                        + RampPaper.DO2
                                        + slew
                                        + " replications="
                                        + effort.of(4, 2))),
                Merit.readAll(
                        RampPaper.ramp(
                                ADAPTIVE,
                                " routing="
                                        + RampPaper.SA1
                                        + ","
                                        + RampPaper.SA2
                                        + slew
                                        + " replications="
                                        + effort.of(3, 1))));
    }

    @Override
    public Findings judge(Results results) {
        Map<Algorithm, Ramps> ramps = new LinkedHashMap<>();
        Algorithm.all().forEach(a -> a.routing().ifPresent(r -> ramps.put(a, ramps(results, r))));
        Findings.Builder findings = Findings.builder();
        List<Row> all = new ArrayList<>();
        for (Merit merit : Merit.values()) {
            List<Row> rows =
                    Algorithm.all().stream().map(a -> row(a, merit, ramps.get(a))).toList();
            all.addAll(rows);
            String title = merit == Merit.NPM ? "NPM" : "Critical load ratio";
            findings.add(new Section(title, merit.quantity(), "algorithm", rows));
        }
        new DistributionClaims(ramps).all().forEach(findings::add);
        List<Scatter.Dot> dots = ramps.values().stream().flatMap(r -> r.map().stream()).toList();
        if (!dots.isEmpty()) {
            findings.add(Figure.ofDots("NPM over critical load, a dot for each run", dots));
        }
        return findings.build(
                "deviation from the published means for do(1) and do(2): "
                        + deviations(all, "do")
                        + ", with parameters chosen by these figures; for sa(1) and sa(2): "
                        + deviations(all, "sa")
                        + ", with the same router and an adaptive channel added. The text does not"
                        + " define the routers of sa and cl, so that the distance is between two"
                        + " readings rather than an error of the paper.");
    }

    private static Ramps ramps(Results results, String routing) {
        boolean fixed = routing.equals(RampPaper.DO1) || routing.equals(RampPaper.DO2);
        return Ramps.of(results, fixed ? FIXED : ADAPTIVE).with("routing", routing);
    }

    private static Row row(Algorithm algorithm, Merit merit, Ramps ramps) {
        Row row = Row.of(algorithm.name()).reported(algorithm.means().get(merit));
        if (ramps == null) {
            return row.note("the text does not define the algorithm");
        }
        Sampled sampled = ramps.read(merit);
        if (!sampled.isComplete()) {
            return row.note(sampled.obstacle());
        }
        String scatter =
                sampled.scatterWords()
                        + ", published "
                        + Decimal.format(algorithm.deviations().get(merit));
        Row measured = row.simulated(sampled.mean(), sampled.halfWidth());
        if (!algorithm.isDefined()) {
            return measured.note(scatter + "; the text does not define its router");
        }
        Row judged = measured.note(scatter).judged(CLOSE);
        return judged.verdict(atBestWithLimits(judged.verdict()));
    }

    private static Verdict atBestWithLimits(Verdict verdict) {
        return verdict == Verdict.HOLDS ? Verdict.HOLDS_WITH_LIMITS : verdict;
    }

    private static String deviations(List<Row> rows, String algorithm) {
        return Deviations.of(
                        rows.stream()
                                .filter(row -> row.label().startsWith(algorithm))
                                .collect(Collectors.toList()))
                .words();
    }
}
