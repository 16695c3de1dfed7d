// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.analysis.OfferedTraffic.Overflow;
import org.kneepoint.testkit.Assignments;

/** Runs of servers by settings. */
final class TandemQueueRuns {
    private TandemQueueRuns() {}

    static Scenario scenario(String... given) {
        return Scenario.of("servers", RunSettings.parameters(), Assignments.of(given));
    }

    static Point run(TandemQueues.Configuration plan, String... given) {
        return run(plan, Progress.NONE, Set.of(), scenario(given));
    }

    static Point run(
            TandemQueues.Configuration plan,
            Progress progress,
            Set<ReportDetail> details,
            Scenario scenario) {
        return run(plan, Optional.empty(), progress, details, scenario);
    }

    /** Runs with further copies of the servers where the run is long. */
    static Point runWithCopies(
            TandemQueues.Configuration plan,
            Progress progress,
            Set<ReportDetail> details,
            Scenario scenario) {
        EngineFactory factory =
                (tally, streams) -> new TandemQueues(tally, plan, streams.stream(0));
        return run(plan, Optional.of(factory), progress, details, scenario);
    }

    static Point run(
            TandemQueues.Configuration plan,
            Optional<EngineFactory> factory,
            Progress progress,
            Set<ReportDetail> details,
            Scenario scenario) {
        RunSettings settings = RunSettings.of(scenario);
        PacketTally tally = new PacketTally(plan.lines() + plan.silent());
        TandemQueues servers = new TandemQueues(tally, plan, settings.streams().stream(0));
        return SteadyState.measure(
                        servers,
                        tally,
                        factory,
                        settings,
                        scenario,
                        offered(plan),
                        progress,
                        details)
                .build();
    }

    private static OfferedTraffic offered(TandemQueues.Configuration plan) {
        Overflow limited = plan.loses() ? Overflow.LOST : Overflow.BLOCKED;
        Overflow excess = plan.room() < Integer.MAX_VALUE ? limited : Overflow.WAITS;
        return new OfferedTraffic(plan.load(), 1, excess);
    }
}
