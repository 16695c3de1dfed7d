// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.simulator.RampSimulator;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.solver.Solver;

/** Makes schedules of lines, each way to a curve by its own rules. */
final class Scheduling {
    private final Catalogue catalogue;
    private final Provenance provenance;
    private final Assembly assembly;

    /**
     * Schedules with what is installed.
     *
     * @param catalogue a snapshot
     * @param assembly of what is in it
     * @param provenance of all lines
     */
    Scheduling(Catalogue catalogue, Assembly assembly, Provenance provenance) {
        this.catalogue = catalogue;
        this.provenance = provenance;
        this.assembly = assembly;
    }

    /**
     * Checks lines and schedules their runs.
     *
     * @param evaluator that of all lines
     * @throws org.kneepoint.api.scenario.BadInput if a scenario is refused, or there are too many
     *     runs
     */
    Schedule of(Way way, Evaluator evaluator, List<Line> lines) {
        return switch (way) {
            case SOLVE -> models(lines, (Solver) evaluator);
            case SIMULATE -> simulations(lines, (Simulator) evaluator);
            case RAMP -> ramps(lines, ((RampedLoad) evaluator).simulator());
        };
    }

    private Schedule models(List<Line> lines, Solver solver) {
        Solving solving = new Solving(solver, assembly, provenance);
        solving.check(lines, Run.UNWATCHED);
        return new Schedule(
                lines,
                Vocabulary.parts(catalogue, lines),
                assembly,
                solving.attempt(),
                line -> Attempt.single(solving.model(line)),
                solving::provenance);
    }

    private Schedule simulations(List<Line> lines, Simulator simulator) {
        Simulating simulating = new Simulating(simulator, assembly, provenance);
        simulating.check(lines, Run.UNWATCHED);
        return new Schedule(
                lines,
                Vocabulary.parts(catalogue, lines),
                assembly,
                simulating.attempt(),
                line -> Attempt.single(simulator::simulate),
                simulating::provenance);
    }

    private Schedule ramps(List<Line> lines, RampSimulator simulator) {
        Ramping ramping = new Ramping(simulator, assembly, provenance);
        ramping.check(lines, Run.UNWATCHED);
        List<Described> parts = new ArrayList<>(Vocabulary.parts(catalogue, lines));
        parts.add(simulator);
        return new Schedule(
                Ramping.each(lines),
                parts,
                assembly,
                ramping.attempt(),
                line -> simulator::ramp,
                ramping::provenance);
    }
}
