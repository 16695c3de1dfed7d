// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.hypercube;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Count;
import org.kneepoint.reproduction.Deviations;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Figure;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Points;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Trial;

/** Figure 6(b): two buffer sizes, of which the paper has no table. */
final class Buffers implements Experiment {
    private static final String SIMULATION = "simulation";
    private static final String MODEL = "model";
    private static final String FLIT = "flit";
    private static final List<String> SIZES = List.of("3", "7");
    private static final int DIGITS = 6;

    private final Outline outline;

    Buffers(Outline outline) {
        this.outline = outline;
    }

    @Override
    public Outline outline() {
        return outline;
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String system = " bursty-hypercube dimensions=8 length=4 scv=2 buffer=1 load=";
        String sizes = " flit=" + String.join(",", SIZES);
        return List.of(
                new Trial(
                        MODEL, "solve" + system + "0.01:0.15:0.01" + sizes + " variant=documented"),
                new Trial(
                        SIMULATION,
                        "simulate"
                                + system
                                + effort.of(
                                        "0.02:0.12:0.02"
                                                + sizes
                                                + " replications=3 precision=0.03 limit=20",
                                        "0.04:0.12:0.04" + sizes + " cycles=10000")));
    }

    @Override
    public Findings judge(Results results) {
        List<Curve> all = new ArrayList<>(results.curves(SIMULATION));
        all.addAll(results.curves(MODEL));
        List<Row> rows = new ArrayList<>();
        for (String size : SIZES) {
            rows.addAll(rows(results, size));
        }
        Claim claim =
                Claim.of(
                        "Simulation and analysis match with less than a maximum of 15 percent error",
                        rows.stream().map(Row::verdict).toList(),
                        "the equations of the paper against our simulation: "
                                + Deviations.of(rows).words()
                                + " in "
                                + Count.of(Deviations.of(rows).count(), "point"));
        return Findings.builder()
                .add(new Section("Model and simulation", Quantities.LATENCY, "buffer, load", rows))
                .add(claim)
                .add(new Figure("Mean latency, scv 2", all, List.of(Quantities.LATENCY)))
                .build(
                        claim.because()
                                + ". The curves of the figure itself cannot be compared: the text"
                                + " has no figures of them.");
    }

    private static List<Row> rows(Results results, String size) {
        Curve simulation = results.curve(SIMULATION, FLIT, size);
        Curve model = results.curve(MODEL, FLIT, size);
        List<Row> rows = new ArrayList<>();
        for (Point point : simulation.points()) {
            double load = simulation.x(point).orElseThrow();
            Row row =
                    Row.of(size + ", " + Decimal.round(load, DIGITS))
                            .model(Points.steady(Points.at(model, load), Quantities.LATENCY));
            rows.add(
                    Points.steady(Points.at(simulation, load), Quantities.LATENCY).isPresent()
                            ? row.simulated(point, Quantities.LATENCY).judged(TableClaims.PROMISE)
                            : row.note(point.status().word()));
        }
        return rows;
    }
}
