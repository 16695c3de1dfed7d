// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Optional;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Status;

/**
 * Run-length control: warm-up, measurement and end of one run, by the rules in the description of
 * the package and the constants of {@link RunRules}.
 */
final class RunLengthControl {
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private enum Phase {
        /** Warm-up of given length. */
        GIVEN_WARMUP,
        /** Warm-up to be detected. */
        WARMUP,
        /** Measurement period. */
        MEASURING
    }

    private final NetworkCopies copies;
    private final RunSettings settings;
    private final OfferedTraffic offered;
    private final EngineStepper stepper;
    private final MeasurementPeriod period;
    private final BacklogMonitor backlogMonitor;
    private final SaturationRule saturationRule;
    private final boolean isUnlimited;
    private final RecentIntervals recentIntervals = new RecentIntervals();
    private Phase phase;
    private Checkpoints checkpoints;
    private double end = NEVER;
    private double nextCutoff = NEVER;
    private double nextPoll = NEVER;
    private double expectedEnd = NEVER;
    private double nextDeadlockCheck = RunRules.DEADLOCK_CHECK_CYCLES;
    private IntervalStatistics interval;
    private PacketSample sample;
    private RunOutcome outcome;

    RunLengthControl(
            NetworkCopies copies,
            RunSettings settings,
            OfferedTraffic offered,
            EngineStepper stepper,
            MeasurementPeriod period) {
        this.copies = copies;
        this.settings = settings;
        this.offered = offered;
        this.stepper = stepper;
        this.period = period;
        backlogMonitor = new BacklogMonitor(copies);
        saturationRule = new SaturationRule(copies, settings, offered, period, backlogMonitor);
        isUnlimited = offered.overflow() == OfferedTraffic.Overflow.WAITS;
    }

    RunOutcome run() {
        if (settings.warmup().orElse(0) > 0) {
            phase = Phase.GIVEN_WARMUP;
        } else {
            begin(settings.warmup().isPresent() ? Phase.MEASURING : Phase.WARMUP, 0);
        }
        while (outcome == null) {
            double stop = nextStop();
            stepper.advance(stop).ifPresentOrElse(this::endEarly, () -> onStop(stop));
        }
        return outcome;
    }

    private void begin(Phase next, double now) {
        phase = next;
        interval = null;
        sample = null;
        recentIntervals.clear();
        nextPoll = NEVER;
        expectedEnd = NEVER;
        if (next == Phase.MEASURING && settings.cycles().isPresent()) {
            end = now + settings.cycles().getAsInt();
            nextCutoff = end;
            stepper.setExpectedEnd(end);
        } else {
            checkpoints = Checkpoints.ofRunLength(now);
            nextCutoff = checkpoints.next();
        }
        period.begin(now, end);
    }

    /** Returns whether the rules end the run, and not a given length of the measurement. */
    private boolean isOpenEnded() {
        return settings.cycles().isEmpty();
    }

    /** Returns whether the end of the run is known: its measurement of given length has begun. */
    private boolean hasEnd() {
        return end < NEVER;
    }

    private double nextStop() {
        double measured =
                phase == Phase.GIVEN_WARMUP
                        ? settings.warmup().getAsInt()
                        : Math.min(nextCutoff, nextPoll);
        double watched =
                isUnlimited
                        ? Math.min(nextDeadlockCheck, backlogMonitor.next())
                        : nextDeadlockCheck;
        return Math.min(measured, watched);
    }

    private void onStop(double now) {
        if (now >= nextDeadlockCheck) {
            checkDeadlock(now);
        }
        if (outcome == null && isUnlimited && now >= backlogMonitor.next()) {
            backlogMonitor.observe(now);
            judgeSaturation(now);
        }
        if (outcome == null && isCarried(now)) {
            interval = period.until(now);
            conclude(
                    Status.UNSTEADY, RunExplanations.onlyThroughputKnown(offered, interval), false);
        }
        if (outcome == null && phase == Phase.GIVEN_WARMUP && now >= settings.warmup().getAsInt()) {
            begin(Phase.MEASURING, now);
        }
        if (outcome == null && now >= nextCutoff) {
            passCheckpoint(now);
        }
        if (outcome == null && now >= nextPoll) {
            poll(now);
        }
    }

    /** Returns whether a run that may end before its latency is steady can. */
    private boolean isCarried(double now) {
        return isUnlimited
                && isOpenEnded()
                && phase == Phase.MEASURING
                && settings.throughputPrecision().isPresent()
                && saturationRule.isCarried(now, settings.throughputPrecision().getAsDouble());
    }

    private void checkDeadlock(double now) {
        nextDeadlockCheck =
                now
                        + Math.max(
                                RunRules.DEADLOCK_CHECK_CYCLES,
                                Math.rint(now / RunRules.CHECKS_PER_TIME));
        int deadlocked = copies.deadlockedPackets();
        if (deadlocked > 0) {
            endDeadlocked(deadlocked);
        } else if (copies.tally().isEmpty()
                && now * offered.rate() >= RunRules.MAX_SILENT_MESSAGES) {
            conclude(Status.UNSTEADY, RunExplanations.noMessages(now), false);
        } else if (now >= RunRules.LAST_CYCLE) {
            conclude(Status.UNSTEADY, RunExplanations.tooFewMessages(now), false);
        }
    }

    private void judgeSaturation(double now) {
        if (backlogMonitor.isNewlyConfirmed() && phase == Phase.WARMUP) {
            begin(settings.cycles().isPresent() ? Phase.MEASURING : Phase.WARMUP, now);
        } else if (phase != Phase.GIVEN_WARMUP
                && isOpenEnded()
                && saturationRule.isSaturated(now)) {
            interval = period.until(now);
            saturated(now);
        }
    }

    private void passCheckpoint(double now) {
        if (isLong(now)) {
            addCopies(now);
            if (outcome != null) {
                return;
            }
        }
        if (hasEnd()) {
            nextCutoff = NEVER;
        } else {
            checkpoints.pass();
            nextCutoff = checkpoints.next();
        }
        // packets of a later cutoff leave no sooner than those of one that still stands
        if (nextPoll == NEVER
                || now - period.from() >= RunRules.CUTOFF_REPLACEMENT * interval.cycles()) {
            copies.setCutoff(now);
            interval = period.until(now);
            nextPoll = now;
        }
    }

    /**
     * Returns whether further copies of the network shorten the run: much has been simulated, and
     * more is expected than all copies have simulated when they have reached the present time, or
     * no end can be expected. A run of a search for the saturation load only has to end; close to
     * that load the backlog of one copy shows growth or none by chance, that of several does not.
     */
    private boolean isLong(double now) {
        if (!copies.areExtensible()
                || copies.size() > 1
                || !isOpenEnded()
                || isLoose()
                || copies.tally().history().flitsDelivered() < RunRules.LONG_RUN_FLITS) {
            return false;
        }
        return expectedEnd == NEVER || backlogMonitor.isSuspected()
                ? now >= RunRules.LONG_RUN_CYCLES
                : expectedEnd >= RunRules.COPIES * now;
    }

    private void addCopies(double now) {
        try (NetworkCopies further = copies.further(RunRules.COPIES - 1, settings.streams())) {
            MeasurementPeriod theirs =
                    new MeasurementPeriod(further, false, BlockedChannels.none());
            Optional<Status> interruption = stepper.catchUp(further, 0, period.from());
            if (interruption.isEmpty()) {
                theirs.begin(period.from(), end);
                interruption = stepper.catchUp(further, period.from(), now);
            }
            if (interruption.isPresent()) {
                endEarly(interruption.get());
                return;
            }
            period.addAll(theirs);
            copies.addAll(further);
        }
        // none of the new copies has the cutoff that stands
        nextPoll = NEVER;
    }

    private void poll(double now) {
        if (hasEnd() && backlogMonitor.isConfirmed()) {
            saturated(now);
        } else if (copies.tally().measuredPackets().undelivered() == 0) {
            nextPoll = NEVER;
            judgeSample(now);
        } else if (hasEnd() && now >= RunRules.DRAIN_MULTIPLE * end + RunRules.DRAIN_CYCLES) {
            conclude(
                    Status.UNSTEADY,
                    RunExplanations.undelivered(
                            copies.tally().measuredPackets().undelivered(), now),
                    false);
        } else {
            double elapsed = now - interval.from();
            nextPoll = now + Math.max(1, Math.rint(elapsed / RunRules.CHECKS_PER_TIME));
        }
    }

    private void judgeSample(double now) {
        sample = PacketSample.of(interval, copies.tally().measuredPackets());
        if (isOpenEnded() && phase == Phase.MEASURING && !sample.isTooSmall() && !isLoose()) {
            sample = recentIntervals.withWidestInterval(sample);
        }
        if (hasEnd()) {
            judgeGivenCycles();
        } else if (!backlogMonitor.isConfirmed()
                && sample.delivered() >= RunRules.MIN_WARMUP_PACKETS) {
            boolean isTruncationSmall =
                    copies.tally().measuredPackets().truncatedFraction()
                            <= RunRules.MAX_TRUNCATED_FRACTION;
            if (phase == Phase.WARMUP) {
                if (isTruncationSmall && copies.tally().firstPackets().hasSettled(now)) {
                    begin(Phase.MEASURING, now);
                }
            } else if (isTruncationSmall) {
                judgePrecision();
            } else if (mayRestart()) {
                begin(Phase.MEASURING, now);
            }
        }
    }

    /** Returns whether a transient now may still be initialisation bias, and not growth. */
    private boolean mayRestart() {
        double ratio = interval.cycles() / interval.from();
        return settings.warmup().isEmpty()
                && !backlogMonitor.isSuspected()
                && ratio >= 1
                && ratio <= RunRules.MAX_RESTART_RATIO;
    }

    private void judgeGivenCycles() {
        if (backlogMonitor.isGrowing()) {
            conclude(Status.UNSTEADY, RunExplanations.growing(backlogMonitor.trend()), true);
        } else if (sample.isTooSmall()) {
            conclude(Status.UNSTEADY, RunExplanations.tooFewPackets(sample), true);
        } else if (!sample.hasIndependentBatches()) {
            conclude(Status.UNSTEADY, RunExplanations.dependentBatches(), true);
        } else {
            conclude(Status.OK, Explanation.NONE, true);
        }
    }

    private void judgePrecision() {
        double required = settings.requiredPrecision();
        double achieved = achievedPrecision();
        double relativeWidth = achieved / required;
        boolean longEnough =
                settings.warmup().isPresent()
                        || interval.cycles() >= RunRules.MIN_WARMUP_MULTIPLE * interval.from();
        boolean reliable =
                isLoose()
                        ? sample.hasSoundBatches(1)
                        : sample.hasSoundBatches(relativeWidth)
                                && sample.hasEnoughWindows(relativeWidth);
        if (longEnough && reliable && achieved <= required) {
            conclude(Status.OK, Explanation.NONE, true);
        } else {
            double factor = Math.max(1, relativeWidth * relativeWidth);
            expectedEnd = interval.from() + interval.cycles() * factor;
            if (factor > 1) {
                stepper.setExpectedEnd(expectedEnd);
            }
        }
    }

    /**
     * Returns whether the precision set is looser than any that ends a run, as in a search for the
     * saturation load, which needs a steady latency and not its value.
     */
    private boolean isLoose() {
        return settings.precision() > RunRules.LOOSEST_PRECISION;
    }

    /**
     * Returns the relative half width reached: of the latency and, where packets may be lost or
     * blocked, of the throughput.
     */
    private double achievedPrecision() {
        double latency = sample.latency().relativeHalfWidth();
        return isUnlimited
                ? latency
                : Math.max(latency, interval.acceptedHalfWidth() / interval.accepted());
    }

    private void saturated(double now) {
        conclude(Status.SATURATED, saturation(now), false);
    }

    private Explanation saturation(double now) {
        return RunExplanations.saturated(offered, interval, backlogMonitor.trend(), now);
    }

    private void endEarly(Status status) {
        double now = stepper.now();
        if (status == Status.LIMIT && isSaturatedAtLimit(now)) {
            interval = period.until(now);
            conclude(
                    Status.SATURATED,
                    saturation(now).followedBy(RunExplanations.met(settings, now)),
                    false);
            return;
        }
        if (interval == null && phase == Phase.MEASURING && now > period.from()) {
            interval = period.until(now);
        }
        Explanation reason = RunExplanations.interrupted(status, settings, now, state());
        conclude(status, reason, !backlogMonitor.isConfirmed());
    }

    private boolean isSaturatedAtLimit(double now) {
        return isUnlimited
                && isOpenEnded()
                && phase != Phase.GIVEN_WARMUP
                && saturationRule.isSaturatedAtLimit(now);
    }

    private Explanation state() {
        if (backlogMonitor.isSuspected()) {
            return RunExplanations.growing(backlogMonitor.trend());
        }
        if (phase == Phase.WARMUP && settings.cycles().isEmpty()) {
            return RunExplanations.farFromEnd(
                    copies.tally().firstPackets(),
                    copies.tally().measuredPackets().largestLatency());
        }
        if (phase != Phase.MEASURING) {
            return RunExplanations.WARMUP_NOT_OVER;
        }
        if (!isOpenEnded()) {
            return RunExplanations.unfinished(end);
        }
        boolean scarce = sample == null || sample.isTooSmall();
        return RunExplanations.imprecise(
                scarce ? Double.NaN : achievedPrecision(), settings, stepper.now());
    }

    private void conclude(Status status, Explanation reason, boolean withSample) {
        int deadlocked = status == Status.CANCELLED ? 0 : copies.deadlockedPackets();
        if (deadlocked > 0) {
            endDeadlocked(deadlocked);
        } else {
            outcome =
                    new RunOutcome(
                            status,
                            reason,
                            Optional.ofNullable(interval),
                            Optional.ofNullable(withSample ? sample : null),
                            phase == Phase.MEASURING);
        }
    }

    private void endDeadlocked(int deadlocked) {
        outcome =
                new RunOutcome(
                        Status.DEADLOCKED,
                        RunExplanations.deadlocked(
                                deadlocked, copies.tally().backlog(), stepper.now()),
                        Optional.empty(),
                        Optional.empty(),
                        false);
    }
}
