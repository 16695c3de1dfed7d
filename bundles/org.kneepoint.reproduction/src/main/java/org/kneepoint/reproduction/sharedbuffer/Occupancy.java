// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.series.Beside;
import org.kneepoint.reproduction.series.Judgement;

/** Figures 10 and 11: who takes the places of the first stage. */
final class Occupancy implements Experiment {
    private static final Thresholds SHARE = new Thresholds(0.05, 0.15);
    private static final Thresholds PROPORTION = new Thresholds(0.10, 0.25);
    private static final Thresholds ONSET = new Thresholds(0.2, 0.5);

    private final int figure;
    private final int places;

    private Occupancy(int figure, int places) {
        this.figure = figure;
        this.places = places;
    }

    static Occupancy figure10() {
        return new Occupancy(10, 4);
    }

    static Occupancy figure11() {
        return new Occupancy(11, 8);
    }

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-" + figure);
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String byLoad =
                "shared-buffer nodes=64 radix=4 buffer="
                        + places
                        + " load="
                        + effort.of("0.1:1:0.1", "0.1,0.4,1")
                        + " hotspot=0,0.1";
        String byHotSpot =
                "shared-buffer nodes=64 radix=4 load=0.4 hotspot="
                        + effort.of(
                                "0,0.01,0.02,0.03,0.05,0.07,0.1,0.15,0.2,0.3", "0.02,0.05,0.1,0.2")
                        + " buffer=4,8";
        String runs = effort.of(" replications=4 precision=0.01", " precision=0.05");
        return List.of(
                new Trial("model", "solve " + byLoad),
                new Trial("simulation", "simulate " + byLoad + runs),
                new Trial("model by hot spot", "solve " + byHotSpot),
                new Trial("simulation by hot spot", "simulate " + byHotSpot + runs));
    }

    @Override
    public Findings judge(Results results) {
        FirstStage model = new FirstStage(results, "model", places);
        FirstStage simulation = new FirstStage(results, "simulation", places);
        return new Judgement()
                .add(
                        "Under uniform traffic the occupancy is proportional to the load",
                        PROPORTION.judge(model.growth()),
                        PROPORTION.judge(simulation.growth()),
                        "from load 0.1 to 0.4, beyond fourfold: model "
                                + Percent.of(model.growth())
                                + ", simulation "
                                + Percent.of(simulation.growth()))
                .add(
                        "Under uniform traffic all outlets take a fair share",
                        SHARE.judge(model.share()),
                        SHARE.judge(simulation.share()),
                        "one of four outlets at load 0.4, from a quarter: model "
                                + Percent.of(model.share())
                                + ", simulation "
                                + Percent.of(simulation.share()))
                .add(
                        "With hot spots from 0.1 on hot traffic saturates the buffers at load 0.4",
                        model.saturated(),
                        simulation.saturated(),
                        "places taken at 0.1, all and by hot packets: model "
                                + model.taken()
                                + ", simulation "
                                + simulation.taken())
                .add(
                        "It takes a hot spot of 0.1",
                        ONSET.judge(model.late()),
                        ONSET.judge(simulation.late()),
                        "saturated from a hot spot of "
                                + Percent.number(model.onset())
                                + " on in the model, "
                                + Percent.number(simulation.onset())
                                + " in the simulation; the hot output is offered more than it can"
                                + " take from 0.0238 on")
                .add(
                        "Larger buffers make little improvement",
                        model.larger(),
                        simulation.larger(),
                        "hot packets take at a hot spot of 0.1 with B = 4 and 8: model "
                                + model.hot()
                                + ", simulation "
                                + simulation.hot())
                .add(SharedBufferPaper.plotted(figure))
                .add(section(model, simulation, "hot packets", Quantities.OCCUPANCY_HOT))
                .add(section(model, simulation, "all packets", Quantities.OCCUPANCY))
                .draw(
                        "Places of the first stage over the load, model and simulation",
                        curves(results),
                        Quantities.OCCUPANCY_HOT,
                        Quantities.OCCUPANCY_COLD,
                        Quantities.OCCUPANCY)
                .build(
                        "at load 0.4 hot packets fill the buffers from a hot spot of "
                                + Percent.number(simulation.onset())
                                + " on in the simulation and "
                                + Percent.number(model.onset())
                                + " in the model; the text has 0.1");
    }

    private static List<Curve> curves(Results results) {
        List<Curve> curves = new ArrayList<>(results.curves("model"));
        curves.addAll(results.curves("simulation"));
        return curves;
    }

    private static Section section(
            FirstStage model, FirstStage simulation, String title, Quantity figure) {
        List<Row> rows =
                Beside.rows(
                        "",
                        model.byHotSpot(figure),
                        simulation.byHotSpot(figure),
                        SharedBufferPaper.THRESHOLDS);
        return new Section("Places taken by " + title + " at load 0.4", figure, "hot spot", rows);
    }
}
