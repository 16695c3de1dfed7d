// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Agreement;
import org.kneepoint.reproduction.series.Beside;
import org.kneepoint.reproduction.series.Family;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Series;

/** Figure 8: delay of hot and cold traffic, and where a hot spot saturates the network. */
final class HotSpot implements Experiment {
    static final List<String> FRACTIONS = List.of("0.02", "0.04", "0.08", "0.16");
    private static final double CLEAR = 0.9;
    private static final int NODES = 64;

    @Override
    public Outline outline() {
        return MinPaper.OUTLINES.get("min-figure-8");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String words =
                "min nodes=64 radix=2"
                        + effort.of(" load=0.1:0.9:0.1", " load=0.1,0.2,0.3,0.5,0.7,0.9")
                        + " hotspot=0,0.02,0.04,0.08,0.16";
        String runs = effort.of(" replications=4 precision=0.02", " precision=0.1");
        return List.of(
                new Trial("model", "solve " + words),
                new Trial("simulation", "simulate " + words + runs));
    }

    @Override
    public Findings judge(Results results) {
        OnsetByHotSpot saturation = OnsetByHotSpot.of(results);
        Judgement judgement =
                new Judgement()
                        .add(agreement(results, "hot", Quantities.LATENCY_HOT, true))
                        .add(agreement(results, "cold", Quantities.LATENCY_COLD, true))
                        .add(agreement(results, "hot", Quantities.LATENCY_HOT, false))
                        .add(agreement(results, "cold", Quantities.LATENCY_COLD, false))
                        .add(saturation.earlier())
                        .add(MinPaper.plotted("Figure 8"))
                        .add(section(results, "hot", Quantities.LATENCY_HOT))
                        .add(section(results, "cold", Quantities.LATENCY_COLD))
                        .add(saturation.section());
        for (List<String> fractions : List.of(FRACTIONS.subList(0, 2), FRACTIONS.subList(2, 4))) {
            judgement.draw(
                    "Hot spots of " + String.join(" and ", fractions) + ", model and simulation",
                    curves(results, fractions),
                    Quantities.LATENCY_HOT,
                    Quantities.LATENCY_COLD);
        }
        return judgement.build(
                "with a hot spot of 4 %, delay of cold traffic below saturation: "
                        + agreement(results, 1, Quantities.LATENCY_COLD, true)
                                .words(MinPaper.ACCURACY)
                        + "; anywhere: "
                        + agreement(results, 1, Quantities.LATENCY_COLD, false)
                                .words(MinPaper.ACCURACY)
                        + ". Beyond saturation blocked packets hold back cold ones too, which the"
                        + " model leaves out");
    }

    private static List<Curve> curves(Results results, List<String> fractions) {
        List<Curve> curves = new ArrayList<>();
        for (String fraction : fractions) {
            for (String key : List.of("model", "simulation")) {
                curves.addAll(Family.of(results.curves(key)).with("hotspot", fraction).curves());
            }
        }
        return curves;
    }

    private static List<Family> hot(Results results, String key) {
        Family all = Family.of(results.curves(key));
        return FRACTIONS.stream().map(h -> all.with("hotspot", h)).toList();
    }

    private static Claim agreement(
            Results results, String name, Quantity figure, boolean unsaturated) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < FRACTIONS.size(); i++) {
            parts.add(
                    FRACTIONS.get(i)
                            + ": "
                            + agreement(results, i, figure, unsaturated).words(MinPaper.ACCURACY));
        }
        return new Claim(
                "The simulation validates the delay of "
                        + name
                        + " traffic"
                        + (unsaturated ? " below the saturation of the hot spot" : ""),
                within(results, figure, unsaturated),
                String.join("; ", parts));
    }

    private static Verdict within(Results results, Quantity figure, boolean unsaturated) {
        List<Verdict> verdicts = new ArrayList<>();
        for (int i = 0; i < FRACTIONS.size(); i++) {
            verdicts.add(agreement(results, i, figure, unsaturated).within(MinPaper.ACCURACY));
        }
        return Verdict.together(verdicts);
    }

    private static Agreement agreement(
            Results results, int hotspot, Quantity figure, boolean unsaturated) {
        double h = Double.parseDouble(FRACTIONS.get(hotspot));
        double end = unsaturated ? CLEAR * saturation(h) : Double.MAX_VALUE;
        return Agreement.of(
                hot(results, "model").get(hotspot).series(figure),
                hot(results, "simulation").get(hotspot).series(figure).between(0, end));
    }

    /** The load at which the busier wire to the last stage is full. */
    private static double saturation(double h) {
        return 1 / (1 - h + NODES / 2 * h);
    }

    private static Section section(Results results, String name, Quantity figure) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < FRACTIONS.size(); i++) {
            double end = CLEAR * saturation(Double.parseDouble(FRACTIONS.get(i)));
            Series model = hot(results, "model").get(i).series(figure);
            Series simulation = hot(results, "simulation").get(i).series(figure);
            String label = "hotspot=" + FRACTIONS.get(i) + ", load ";
            rows.add(Beside.worst(label, model, simulation.between(0, end), MinPaper.ACCURACY));
            rows.add(Beside.worst(label, model, simulation, MinPaper.ACCURACY));
        }
        return new Section(
                "Delay of "
                        + name
                        + " traffic where it deviates most, below saturation and anywhere",
                figure,
                "hot spot",
                rows);
    }
}
