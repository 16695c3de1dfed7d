// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
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
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.series.ModelAgreementRows;

/** Figures 10 and 11: occupancy of the first stage. */
final class OccupancyExperiment implements Experiment {
    private static final DeviationThresholds SHARE = new DeviationThresholds(0.05, 0.15);
    private static final DeviationThresholds PROPORTION = new DeviationThresholds(0.10, 0.25);
    private static final DeviationThresholds ONSET = new DeviationThresholds(0.2, 0.5);

    private final int figure;
    private final int places;

    private OccupancyExperiment(int figure, int places) {
        this.figure = figure;
        this.places = places;
    }

    static OccupancyExperiment figure10() {
        return new OccupancyExperiment(10, 4);
    }

    static OccupancyExperiment figure11() {
        return new OccupancyExperiment(11, 8);
    }

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-" + figure);
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String byLoad =
                "shared-buffer nodes=64 radix=4 buffer="
                        + places
                        + " load="
                        + effort.choose("0.1:1:0.1", "0.1,0.4,1")
                        + " hotspot=0,0.1";
        String byHotSpot =
                "shared-buffer nodes=64 radix=4 load=0.4 hotspot="
                        + effort.choose(
                                "0,0.01,0.02,0.03,0.05,0.07,0.1,0.15,0.2,0.3", "0.02,0.05,0.1,0.2")
                        + " buffer=4,8";
        String runs = effort.choose(" replications=4 precision=0.01", " precision=0.05");
        return List.of(
                new ExperimentCommand("model", "solve " + byLoad),
                new ExperimentCommand("simulation", "simulate " + byLoad + runs),
                new ExperimentCommand("model by hot spot", "solve " + byHotSpot),
                new ExperimentCommand("simulation by hot spot", "simulate " + byHotSpot + runs));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        FirstStageOccupancy model = new FirstStageOccupancy(results, "model", places);
        FirstStageOccupancy simulation = new FirstStageOccupancy(results, "simulation", places);
        return ExperimentFindings.builder()
                .add(
                        SharedBufferPaper.OUTLINES.statement("proportional"),
                        PROPORTION.judge(model.growth()),
                        PROPORTION.judge(simulation.growth()),
                        SharedBufferPaper.OUTLINES.text(
                                "proportional",
                                PercentText.signed(model.growth()),
                                PercentText.signed(simulation.growth())))
                .add(
                        SharedBufferPaper.OUTLINES.statement("fair-share"),
                        SHARE.judge(model.share()),
                        SHARE.judge(simulation.share()),
                        SharedBufferPaper.OUTLINES.text(
                                "fair-share",
                                PercentText.signed(model.share()),
                                PercentText.signed(simulation.share())))
                .add(
                        SharedBufferPaper.OUTLINES.statement("saturates"),
                        model.saturated(),
                        simulation.saturated(),
                        SharedBufferPaper.OUTLINES.text(
                                "saturates", model.taken(), simulation.taken()))
                .add(
                        SharedBufferPaper.OUTLINES.statement("onset"),
                        ONSET.judge(model.late()),
                        ONSET.judge(simulation.late()),
                        SharedBufferPaper.OUTLINES.text(
                                "onset",
                                PercentText.number(model.onset()),
                                PercentText.number(simulation.onset())))
                .add(
                        SharedBufferPaper.OUTLINES.statement("little-improvement"),
                        model.larger(),
                        simulation.larger(),
                        SharedBufferPaper.OUTLINES.text(
                                "little-improvement", model.hot(), simulation.hot()))
                .add(SharedBufferPaper.plottedValues(figure))
                .add(section(model, simulation, "hot packets", Quantities.OCCUPANCY_HOT))
                .add(section(model, simulation, "all packets", Quantities.OCCUPANCY))
                .addFigure(
                        "Places of the first stage over the load, model and simulation",
                        curves(results),
                        Quantities.OCCUPANCY_HOT,
                        Quantities.OCCUPANCY_COLD,
                        Quantities.OCCUPANCY)
                .build(
                        SharedBufferPaper.OUTLINES.text(
                                "occupancy",
                                PercentText.number(simulation.onset()),
                                PercentText.number(model.onset())));
    }

    private static List<Curve> curves(ExperimentResults results) {
        List<Curve> curves = new ArrayList<>(results.curves("model"));
        curves.addAll(results.curves("simulation"));
        return curves;
    }

    private static ComparisonSection section(
            FirstStageOccupancy model,
            FirstStageOccupancy simulation,
            String title,
            Quantity figure) {
        List<ComparisonRow> rows =
                ModelAgreementRows.rows(
                        "",
                        model.byHotSpot(figure),
                        simulation.byHotSpot(figure),
                        SharedBufferPaper.THRESHOLDS);
        return new ComparisonSection(
                "Places taken by " + title + " at load 0.4", figure, "hot spot", rows);
    }
}
