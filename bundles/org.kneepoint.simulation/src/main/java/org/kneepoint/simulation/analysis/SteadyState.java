// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.SimulationEngine;

/**
 * Runs an engine to steady state and measures it, by the rules in the description of the package.
 */
public final class SteadyState {
    /** The rules in short, for the description of a simulator. */
    public static final String RULES =
            "Warm-up: as given, or found: measuring begins at the first checkpoint whose packets"
                    + " have all arrived and at which the marginal standard error rule (White 1997)"
                    + " would leave out no more than half of the time, with 300 packets or more and"
                    + " after 4 times the time by which 9 in 10 of the first 64 had arrived. All"
                    + " packets generated in the measured time are awaited. A run ends after the"
                    + " given cycles, or when the 95 % interval of the mean latency, and of the"
                    + " throughput where packets may be lost, is within the"
                    + " precision (0.1 at most): 32 batch means, Student's t, wider where neighbours"
                    + " correlate or batches are skewed to the right, and as wide as at the three"
                    + " checkpoints before, unless 256 to 512 windows of time hardly correlate (0.25"
                    + " at most) and are hardly skewed (1 at most); the batches must pass"
                    + " von Neumann's test, hold 16 packets on average and last twice as long as the"
                    + " largest latency, the measured time must be worth 100 independent parts, and"
                    + " three times the warm-up must have been measured. A precision looser than"
                    + " 0.1 takes one interval within 0.1, whatever those before. Saturated: at three checkpoints (4, 5, 6, 8, ..."
                    + " x 2^n cycles) the packets inside, source queues included, grow by more than"
                    + " half of their mean over the second half of the time (linear growth has 2/3,"
                    + " a critical queue 0.34), and not by chance; accepted throughput is then"
                    + " measured for as long again, until it is known to half the precision. The"
                    + " interval held the true mean of groups of 1 to 64 queues M/D/1 behind a delay,"
                    + " of utilisation 0.2 to 0.9, in 92 to 100 % of the runs at precision 0.02; at"
                    + " 0.05, near saturation, in 89 %.";

    private SteadyState() {}

    /**
     * Runs an engine until the required precision, saturation, deadlock or a limit is reached.
     *
     * @param engine a fresh engine at time 0
     * @param tally what that engine reports to, still empty; the time limit counts from its
     *     creation
     * @param settings how long
     * @param scenario whose words the point carries
     * @param offered what the sources offer
     * @param progress the caller's side
     * @return the point, to which a simulator may add figures of its own and the validity
     * @throws IllegalStateException naming the law of conservation that the engine broke
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
     * @param tally what that engine reports to, still empty; the time limit counts from its
     *     creation
     * @param settings how long
     * @param scenario whose words the point carries
     * @param offered what the sources offer
     * @param progress the caller's side
     * @param details columns to be added
     * @return the point, to which a simulator may add figures of its own and the validity
     * @throws IllegalStateException naming the law of conservation that the engine broke
     */
    public static Point.Builder measure(
            SimulationEngine engine,
            PacketTally tally,
            RunSettings settings,
            Scenario scenario,
            OfferedTraffic offered,
            Progress progress,
            Set<ReportDetail> details) {
        double lastCycle =
                settings.limitCycles().isPresent()
                        ? settings.limitCycles().getAsInt()
                        : Double.POSITIVE_INFINITY;
        EngineStepper stepper =
                new EngineStepper(engine, progress, tally.stopwatch(), settings.limit(), lastCycle);
        MeasurementPeriod period =
                new MeasurementPeriod(engine, tally, details.contains(ReportDetail.CHANNELS));
        RunOutcome outcome =
                offered.rate() > 0
                        ? new RunLengthControl(engine, tally, settings, offered, stepper, period)
                                .run()
                        : RunOutcome.IDLE;
        RunInvariants.check(engine, tally, stepper.now());
        SteadyStatePoint steadyStatePoint =
                new SteadyStatePoint(scenario, offered).with(outcome, offered, tally.nodes());
        steadyStatePoint.withCustomStatistics(outcome, engine);
        if (details.contains(ReportDetail.CHANNELS)) {
            steadyStatePoint.withChannels(outcome, engine);
        }
        if (details.contains(ReportDetail.IN_FLIGHT)) {
            steadyStatePoint.withInFlight(tally.history(), stepper.now());
        }
        return steadyStatePoint.point(tally.stopwatch().seconds());
    }
}
