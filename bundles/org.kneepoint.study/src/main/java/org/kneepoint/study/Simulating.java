// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.Simulator;

/**
 * Curves by simulation: every run of every point of every line is a task, and all processors work
 * on them. What comes out does not depend on how many there are.
 */
final class Simulating {
    private final Simulator simulator;
    private final Assembly assembly;
    private final Provenance provenance;
    private final Attempt attempt;
    private final Precaution precaution;

    Simulating(Simulator simulator, Assembly assembly, Provenance provenance) {
        this.simulator = simulator;
        this.assembly = assembly;
        this.provenance = provenance;
        this.precaution = new Precaution(assembly);
        this.attempt = new Attempt(assembly, simulator, Way.SIMULATE.noun(), precaution::require);
    }

    /** Refuses wrong input before anything is run. */
    void check(List<Line> lines, Run run) {
        precaution.check(lines, attempt, run);
    }

    /** Returns what attempts single scenarios. */
    Attempt attempt() {
        return attempt;
    }

    /**
     * Returns a curve for each line, all of them checked; when the caller cancels, those of the
     * points begun so far.
     */
    List<Curve> curves(List<Line> lines, SweepRun run) {
        return OpenLine.evaluated(lines, attempt, line -> simulator::simulate, run, 0).stream()
                .map(this::curve)
                .toList();
    }

    private Curve curve(OpenLine open) {
        return open.line().curve(open.done(), provenance(open.line()), assembly);
    }

    /** Tells how the points of a line are made. */
    Provenance provenance(Line line) {
        Provenance told = precaution.told(provenance, line);
        boolean pooled =
                line.scenarios().stream()
                        .anyMatch(s -> s.find(StandardParameters.REPLICATIONS).orElse(1) > 1);
        return pooled ? told.with("replications", Replications.RULE) : told;
    }
}
