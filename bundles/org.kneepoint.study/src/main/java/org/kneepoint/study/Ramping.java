// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RampSimulator;

/**
 * Curves by ramps: every scenario and seed is one run and becomes one curve, and all processors
 * work on them.
 */
final class Ramping {
    private final RampSimulator simulator;
    private final Assembly assembly;
    private final Provenance provenance;
    private final Attempt attempt;
    private final Precaution precaution;

    Ramping(RampSimulator simulator, Assembly assembly, Provenance provenance) {
        this.simulator = simulator;
        this.assembly = assembly;
        this.provenance = provenance;
        this.precaution = new Precaution(assembly);
        this.attempt = new Attempt(assembly, simulator, Way.RAMP.noun(), precaution::require);
    }

    /**
     * Returns a line for each ramp: each scenario with each of its seeds.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there are more than a million
     */
    static List<Line> each(List<Line> lines) {
        List<Line> ramps = new ArrayList<>();
        for (Line line : lines) {
            for (Scenario scenario : line.scenarios()) {
                List<UnaryOperator<Scenario>> runs = Replications.of(scenario);
                Replications.requireModest(ramps.size() + runs.size());
                runs.forEach(seeded -> ramps.add(ramp(line, seeded.apply(scenario))));
            }
        }
        return ramps;
    }

    private static Line ramp(Line line, Scenario scenario) {
        return new Line(line.way(), line.evaluator(), StandardParameters.LOAD, List.of(scenario));
    }

    /** Refuses wrong input before anything is run. */
    void check(List<Line> lines, Run run) {
        precaution.check(lines, attempt, run);
    }

    /** Returns what attempts single scenarios. */
    Attempt attempt() {
        return attempt;
    }

    /** Returns a curve for each ramp that was begun, all of them checked. */
    List<Curve> curves(List<Line> ramps, SweepRun run) {
        List<Ascent> ascents = ramps.stream().map(Ascent::new).toList();
        Workers.run(ascents.stream().map(Ascent::task).toList(), new Counted(run, ascents));
        return ascents.stream().flatMap(ascent -> ascent.curve().stream()).toList();
    }

    /** Tells how the points of a ramp are made. */
    Provenance provenance(Line ramp) {
        return precaution.told(provenance, ramp);
    }

    /** One run. */
    private final class Ascent {
        private final Line ramp;
        private final AtomicReference<List<Point>> points = new AtomicReference<>();

        private Ascent(Line ramp) {
            this.ramp = ramp;
        }

        private Workers.Task<List<Point>> task() {
            return attempt.task(ramp.first(), simulator::ramp, points::set);
        }

        private boolean isDone() {
            return points.get() != null;
        }

        private Optional<Curve> curve() {
            return Optional.ofNullable(points.get())
                    .filter(windows -> !windows.isEmpty())
                    .map(windows -> ramp.curve(windows, provenance(ramp), assembly));
        }
    }

    /** Counts the runs that are done for the caller. */
    private record Counted(SweepRun caller, List<Ascent> ascents) implements Run {
        @Override
        public boolean isCancelled() {
            return caller.isCancelled();
        }

        @Override
        public void progress(double fraction) {
            caller.progress(fraction);
            caller.points((int) ascents.stream().filter(Ascent::isDone).count(), ascents.size());
        }
    }
}
