// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.CurveFamily;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.ModelAgreement;
import org.kneepoint.reproduction.series.ModelAgreementRows;

/** Figure 8: delay of hot and cold traffic, and where a hot spot saturates the network. */
final class HotSpotDelayExperiment implements Experiment {
    static final List<String> FRACTIONS = List.of("0.02", "0.04", "0.08", "0.16");
    private static final double CLEAR = 0.9;
    private static final int NODES = 64;

    @Override
    public ExperimentOutline outline() {
        return MinPaper.OUTLINES.get("min-figure-8");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String settings =
                "min nodes=64 radix=2"
                        + effort.choose(" load=0.1:0.9:0.1", " load=0.1,0.2,0.3,0.5,0.7,0.9")
                        + " hotspot=0,0.02,0.04,0.08,0.16";
        String runs = effort.choose(" replications=4 precision=0.02", " precision=0.1");
        return ExperimentCommand.modelAndSimulation(settings, runs);
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        LossOnsetByHotSpot saturation = LossOnsetByHotSpot.of(results);
        ExperimentFindings.Builder findings =
                ExperimentFindings.builder()
                        .add(agreement(results, "hot", Quantities.LATENCY_HOT, true))
                        .add(agreement(results, "cold", Quantities.LATENCY_COLD, true))
                        .add(agreement(results, "hot", Quantities.LATENCY_HOT, false))
                        .add(agreement(results, "cold", Quantities.LATENCY_COLD, false))
                        .add(saturation.earlier())
                        .add(MinPaper.plottedValues("Figure 8"))
                        .add(section(results, "hot", Quantities.LATENCY_HOT))
                        .add(section(results, "cold", Quantities.LATENCY_COLD))
                        .add(saturation.section());
        for (List<String> fractions : List.of(FRACTIONS.subList(0, 2), FRACTIONS.subList(2, 4))) {
            findings.addFigure(
                    "Hot spots of " + String.join(" and ", fractions) + ", model and simulation",
                    curves(results, fractions),
                    Quantities.LATENCY_HOT,
                    Quantities.LATENCY_COLD);
        }
        return findings.build(
                MinPaper.OUTLINES.text(
                        "hot-spot-delay",
                        agreement(results, 1, Quantities.LATENCY_COLD, true)
                                .text(MinPaper.ACCURACY),
                        agreement(results, 1, Quantities.LATENCY_COLD, false)
                                .text(MinPaper.ACCURACY)));
    }

    private static List<Curve> curves(ExperimentResults results, List<String> fractions) {
        List<Curve> curves = new ArrayList<>();
        for (String fraction : fractions) {
            for (String key : List.of("model", "simulation")) {
                curves.addAll(
                        CurveFamily.of(results.curves(key)).with("hotspot", fraction).curves());
            }
        }
        return curves;
    }

    private static List<CurveFamily> hot(ExperimentResults results, String key) {
        CurveFamily all = CurveFamily.of(results.curves(key));
        return FRACTIONS.stream().map(h -> all.with("hotspot", h)).toList();
    }

    private static PaperStatement agreement(
            ExperimentResults results, String name, Quantity figure, boolean unsaturated) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < FRACTIONS.size(); i++) {
            parts.add(
                    FRACTIONS.get(i)
                            + ": "
                            + agreement(results, i, figure, unsaturated).text(MinPaper.ACCURACY));
        }
        return new PaperStatement(
                MinPaper.OUTLINES.statement(
                        unsaturated ? "delay-validated-unsaturated" : "delay-validated", name),
                within(results, figure, unsaturated),
                String.join("; ", parts));
    }

    private static ReproductionVerdict within(
            ExperimentResults results, Quantity figure, boolean unsaturated) {
        List<ReproductionVerdict> verdicts = new ArrayList<>();
        for (int i = 0; i < FRACTIONS.size(); i++) {
            verdicts.add(agreement(results, i, figure, unsaturated).within(MinPaper.ACCURACY));
        }
        return ReproductionVerdict.combined(verdicts);
    }

    private static ModelAgreement agreement(
            ExperimentResults results, int hotspot, Quantity figure, boolean unsaturated) {
        double h = Double.parseDouble(FRACTIONS.get(hotspot));
        double end = unsaturated ? CLEAR * saturation(h) : Double.MAX_VALUE;
        return ModelAgreement.of(
                hot(results, "model").get(hotspot).series(figure),
                hot(results, "simulation").get(hotspot).series(figure).between(0, end));
    }

    /** The load at which the busier wire to the last stage is full. */
    private static double saturation(double h) {
        return 1 / (1 - h + NODES / 2 * h);
    }

    private static ComparisonSection section(
            ExperimentResults results, String name, Quantity figure) {
        List<ComparisonRow> rows = new ArrayList<>();
        for (int i = 0; i < FRACTIONS.size(); i++) {
            double end = CLEAR * saturation(Double.parseDouble(FRACTIONS.get(i)));
            FigureSeries model = hot(results, "model").get(i).series(figure);
            FigureSeries simulation = hot(results, "simulation").get(i).series(figure);
            String label = "hotspot=" + FRACTIONS.get(i) + ", load ";
            rows.add(
                    ModelAgreementRows.worst(
                            label, model, simulation.between(0, end), MinPaper.ACCURACY));
            rows.add(ModelAgreementRows.worst(label, model, simulation, MinPaper.ACCURACY));
        }
        return new ComparisonSection(
                "Delay of "
                        + name
                        + " traffic where it deviates most, below saturation and anywhere",
                figure,
                "hot spot",
                rows);
    }
}
