// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.SimulationEngine;

/**
 * Runs an engine to steady state and measures it, by the rules in the description of the package.
 */
public final class SteadyState {
    private SteadyState() {}

    /** Returns the rules in short, for the description of a simulator. */
    public static String rules() {
        return RunRules.description("steady-state.md");
    }

    /**
     * Runs an engine until the required precision, saturation, deadlock or a limit is reached.
     *
     * @param engine a fresh engine at time 0
     * @param tally the empty tally of that engine; the time limit counts from its creation
     * @param settings settings of the run length
     * @param scenario scenario whose settings the point gets
     * @param offered traffic offered by the sources
     * @param progress progress and cancellation
     * @return the point, to which a simulator may add columns of its own and the validity
     * @throws IllegalStateException naming the invariant that is violated
     */
    public static Point.Builder measure(
            SimulationEngine engine,
            PacketTally tally,
            RunSettings settings,
            Scenario scenario,
            OfferedTraffic offered,
            Progress progress) {
        return measure(engine, tally, settings, scenario, offered, progress, Set.of());
    }

    /**
     * Runs an engine and adds optional columns.
     *
     * @param engine a fresh engine at time 0
     * @param tally the empty tally of that engine; the time limit counts from its creation
     * @param settings settings of the run length
     * @param scenario scenario whose settings the point gets
     * @param offered traffic offered by the sources
     * @param progress progress and cancellation
     * @param details columns to be added
     * @return the point, to which a simulator may add columns of its own and the validity
     * @throws IllegalStateException naming the invariant that is violated
     */
    public static Point.Builder measure(
            SimulationEngine engine,
            PacketTally tally,
            RunSettings settings,
            Scenario scenario,
            OfferedTraffic offered,
            Progress progress,
            Set<ReportDetail> details) {
        return measure(
                engine, tally, Optional.empty(), settings, scenario, offered, progress, details);
    }

    /**
     * Runs an engine, and further copies of its network if the run is long, and adds optional
     * columns.
     *
     * @param engine a fresh engine at time 0, which draws from the streams of the settings
     * @param tally the empty tally of that engine; the time limit counts from its creation
     * @param factory builds the further copies; empty if a run has one only
     * @param settings settings of the run length
     * @param scenario scenario whose settings the point gets
     * @param offered traffic offered by the sources
     * @param progress progress, cancellation and processors
     * @param details columns to be added
     * @return the point, to which a simulator may add columns of its own and the validity
     * @throws IllegalStateException naming the invariant that is violated
     */
    public static Point.Builder measure(
            SimulationEngine engine,
            PacketTally tally,
            Optional<EngineFactory> factory,
            RunSettings settings,
            Scenario scenario,
            OfferedTraffic offered,
            Progress progress,
            Set<ReportDetail> details) {
        try (NetworkCopies copies = NetworkCopies.of(engine, tally, factory, progress)) {
            return measure(copies, settings, scenario, offered, progress, details);
        }
    }

    private static Point.Builder measure(
            NetworkCopies copies,
            RunSettings settings,
            Scenario scenario,
            OfferedTraffic offered,
            Progress progress,
            Set<ReportDetail> details) {
        boolean withChannels = details.contains(ReportDetail.CHANNELS);
        double lastCycle =
                settings.limitCycles().isPresent()
                        ? settings.limitCycles().getAsInt()
                        : Double.POSITIVE_INFINITY;
        BlockedChannels blocked =
                withChannels ? BlockedChannels.of(copies) : BlockedChannels.none();
        Stopwatch stopwatch = copies.tally().stopwatch();
        EngineStepper stepper =
                new EngineStepper(
                        copies, progress, stopwatch, settings.limit(), lastCycle, blocked);
        MeasurementPeriod period = new MeasurementPeriod(copies, withChannels, blocked);
        RunOutcome outcome =
                offered.rate() > 0
                        ? new RunLengthControl(copies, settings, offered, stepper, period).run()
                        : RunOutcome.IDLE;
        PacketTally tally = copies.tally();
        RunInvariants.check(copies, tally, stepper.now());
        SteadyStatePoint steadyStatePoint =
                new SteadyStatePoint(scenario, offered).with(outcome, offered, tally.nodes());
        steadyStatePoint.withCustomStatistics(outcome, copies);
        if (withChannels) {
            steadyStatePoint.withChannels(outcome, copies);
        }
        if (details.contains(ReportDetail.IN_FLIGHT)) {
            steadyStatePoint.withInFlight(tally.history(), stepper.now());
        }
        return steadyStatePoint.point(stopwatch.seconds());
    }
}
