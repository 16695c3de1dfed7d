// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Scenario;

/**
 * What is looked at before anything is run or solved: wrong input, networks that break their
 * contract, and routings that may deadlock. Safe for use by several threads.
 */
final class Precaution {
    private final Assembly assembly;
    private final DeadlockFreedom freedom;

    Precaution(Assembly assembly) {
        this.assembly = assembly;
        this.freedom = new DeadlockFreedom(assembly);
    }

    /**
     * Refuses wrong input, scenario by scenario, each within its time limit. A failure of a plug-in
     * is left to the run, where it fails again.
     *
     * @param attempt at the scenarios of these lines
     * @param run the caller's side, which gets no progress
     * @throws org.kneepoint.api.scenario.BadInput if a scenario cannot be, its network breaks the
     *     contract, or its routing's claim of freedom from deadlock does not hold
     */
    void check(List<Line> lines, Attempt attempt, Run run) {
        List<Workers.Task<List<Point>>> tasks = new ArrayList<>();
        for (Line line : lines) {
            for (Scenario scenario : line.scenarios()) {
                tasks.add(attempt.task(scenario, (assembled, own) -> List.of(), points -> {}));
            }
        }
        Workers.run(tasks, new WithoutProgress(run), Long.MAX_VALUE);
    }

    /** Passes on cancellation, but no progress. */
    private record WithoutProgress(Run run) implements Run {
        @Override
        public boolean isCancelled() {
            return run.isCancelled();
        }

        @Override
        public void progress(double fraction) {
            // the run that follows begins at 0
        }
    }

    /**
     * Refuses a scenario.
     *
     * @param assembled with its parts
     * @throws org.kneepoint.api.scenario.BadInput as {@link #check} does
     */
    void require(Scenario assembled) {
        freedom.require(assembled);
    }

    /** Adds the least that is known of the freedom from deadlock along a line. */
    Provenance told(Provenance provenance, Line line) {
        return line.scenarios().stream()
                .flatMap(scenario -> freedom(scenario).stream())
                .max(Comparator.naturalOrder())
                .map(least -> provenance.with(DeadlockFreedom.ENTRY, least.word()))
                .orElse(provenance);
    }

    private Optional<DeadlockFreedom.Degree> freedom(Scenario scenario) {
        return PlugIn.attempt(() -> freedom.of(assembly.of(scenario)), failure -> Optional.empty());
    }
}
