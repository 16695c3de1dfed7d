// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Count;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;

/** The equations: what cannot be run as printed, and what must hold of the corrected ones. */
final class Equations implements Experiment {
    private static final int RADIX = 4;
    private static final int STAGES = 3;
    private static final double SAME = 1e-9;

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-equations");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        return List.of(
                new Trial(
                        "model",
                        "solve shared-buffer nodes=64 radix=4 buffer=4 hotspot=0.01"
                                + " load=0.2:1:0.2 report=switches"));
    }

    @Override
    public Findings judge(Results results) {
        List<Row> rows = new ArrayList<>();
        List<Verdict> verdicts = new ArrayList<>();
        double largest = 0;
        for (Point point : results.curve("model").points()) {
            Series stages = stages(point);
            OptionalDouble spread =
                    stages.samples().size() == STAGES ? stages.spread() : OptionalDouble.empty();
            Verdict verdict = Trend.holds(spread, s -> s <= SAME);
            largest = Math.max(largest, spread.orElse(0));
            verdicts.add(verdict);
            rows.add(
                    Row.of(Percent.number(point.get(Quantities.LOAD)))
                            .model(stages.at(STAGES))
                            .verdict(verdict)
                            .note("stages: " + stages.words()));
        }
        return new Judgement()
                .add(
                        Claim.of(
                                "The throughputs of all stages are the same (corrected equations)",
                                verdicts,
                                "largest difference "
                                        + Percent.number(largest)
                                        + ", relative, over "
                                        + Count.of(rows.size(), "load")))
                .add(
                        new Claim(
                                "The model as printed",
                                Verdict.CANNOT_BE_CHECKED,
                                "equations (9), (10) and (12) as printed have no solution"))
                .add(new Section("Throughput of stages", Quantities.THROUGHPUT, "load", rows))
                .draw(
                        "Throughput of the corrected model",
                        results.curves("model"),
                        Quantities.THROUGHPUT)
                .build(
                        "with the corrections listed, stages differ by "
                                + Percent.number(largest)
                                + " at most; as printed the equations cannot be solved");
    }

    /** The throughput of each stage per node, from that of the outlets. */
    private static Series stages(Point point) {
        List<Sample> samples = new ArrayList<>();
        for (int stage = 1; stage <= STAGES; stage++) {
            double sum = 0;
            for (int type = 1; type <= stage; type++) {
                sum +=
                        switches(stage, type)
                                * (outlet(point, "hot", stage, type)
                                        + (RADIX - 1) * outlet(point, "cold", stage, type));
            }
            if (Double.isFinite(sum)) {
                double nodes = Math.pow(RADIX, STAGES);
                samples.add(new Sample(stage, sum / nodes, 0));
            }
        }
        return Series.of(samples);
    }

    /** Number of switches of a type at a stage, (21) and (22). */
    private static double switches(int stage, int type) {
        return type == 1
                ? Math.pow(RADIX, STAGES - stage)
                : (RADIX - 1) * Math.pow(RADIX, STAGES - stage + type - 2);
    }

    private static double outlet(Point point, String outlet, int stage, int type) {
        String name = "throughput_" + outlet + "_s" + stage + "_t" + type;
        return point.get(Quantity.of(name, "", name)).orElse(Double.NaN);
    }
}
