// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Scenario;

/**
 * Curves by ramps: every scenario and seed is one run and becomes one curve, and all processors
 * work on them.
 */
final class Ramping {
    private final RampedLoad ramped;
    private final Assembly assembly;
    private final Provenance provenance;
    private final DeadlockFreedom freedom = new DeadlockFreedom();

    Ramping(RampedLoad ramped, Assembly assembly, Provenance provenance) {
        this.ramped = ramped;
        this.assembly = assembly;
        this.provenance = provenance;
    }

    /** Refuses wrong input before anything is run. */
    void check(List<Scenario> scenarios) {
        for (Scenario scenario : scenarios) {
            PlugIn.attempt(
                    () -> {
                        freedom.require(assembly.of(scenario));
                        return scenario;
                    },
                    failure -> scenario);
        }
    }

    /** Returns a curve for each run that was begun, all of them checked. */
    List<Curve> curves(List<Scenario> scenarios, SweepRun run) {
        List<Ascent> ascents = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            for (UnaryOperator<Scenario> seeded : Replications.of(scenario)) {
                ascents.add(new Ascent(seeded.apply(scenario)));
            }
        }
        List<Workers.Task> tasks = new ArrayList<>(ascents);
        Workers.run(tasks, new Counted(run, ascents));
        return ascents.stream().flatMap(ascent -> ascent.curve().stream()).toList();
    }

    /** One run. */
    private final class Ascent implements Workers.Task {
        private final Scenario scenario;
        private final AtomicReference<List<Point>> points = new AtomicReference<>();

        private Ascent(Scenario scenario) {
            this.scenario = scenario;
        }

        @Override
        public void run(Run run) {
            points.set(PlugIn.attempt(() -> windows(run), failure -> List.of(failed(failure))));
        }

        private List<Point> windows(Run run) {
            List<Point> windows = ramped.simulator().ramp(assembly.of(scenario), run);
            return Objects.requireNonNull(windows, "the simulator returned no points");
        }

        private Point failed(Throwable failure) {
            return Point.of(scenario).status(Status.FAILED, PlugIn.firstCause(failure)).build();
        }

        private boolean isDone() {
            return points.get() != null;
        }

        private Optional<Curve> curve() {
            List<Point> windows = points.get();
            if (windows == null || windows.isEmpty()) {
                return Optional.empty();
            }
            Curve.Builder curve =
                    Curve.of(Method.RAMP, scenario.network(), ramped.name(), Quantities.LOAD)
                            .addAll(windows)
                            .provenance(told());
            for (Curve.Trait trait : Curve.Trait.values()) {
                curve.with(
                        trait,
                        PlugIn.attempt(
                                () -> ramped.trait(assembly.of(scenario), trait),
                                failure -> Double.NaN));
            }
            return Optional.of(curve.build());
        }

        private Provenance told() {
            Optional<DeadlockFreedom.Degree> known =
                    PlugIn.attempt(
                            () -> freedom.of(assembly.of(scenario)), failure -> Optional.empty());
            return known.map(degree -> provenance.with(DeadlockFreedom.ENTRY, degree.word()))
                    .orElse(provenance);
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
