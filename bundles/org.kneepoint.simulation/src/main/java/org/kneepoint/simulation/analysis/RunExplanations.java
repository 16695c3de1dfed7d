// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.simulation.statistics.LinearTrend;

/** Explanations of runs without steady-state results. */
final class RunExplanations {
    /** The run ended during its warm-up. */
    static final Explanation WARMUP_NOT_OVER = Explanation.of("warm-up", "the warm-up is not over");

    private static final int DIGITS = 4;
    private static final int PERCENT_DIGITS = 3;
    private static final int LENGTH_DIGITS = 2;

    private RunExplanations() {}

    /**
     * Explains a run that ended during its warm-up, when the length of neither the warm-up nor the
     * measurement was given.
     *
     * @param largestLatency largest latency so far, cycles
     */
    static Explanation farFromEnd(FirstPacketProbe firstPackets, double largestLatency) {
        if (firstPackets.responseTime().isEmpty()) {
            return Explanation.of(
                    "warm-up",
                    "the warm-up is not over: most of the first packets have not arrived yet");
        }
        double cycles =
                RunRules.leastCycles(firstPackets.responseTime().getAsDouble(), largestLatency);
        return Explanation.of(
                "warm-up",
                "the warm-up is not over: the largest latency so far is {latency} cycles, with"
                        + " which a run takes {cycles} or more; warmup= and cycles= shorten it",
                new Rounded(largestLatency, DIGITS),
                new Rounded(cycles, LENGTH_DIGITS));
    }

    static Explanation saturated(
            OfferedTraffic offered, IntervalStatistics interval, LinearTrend trend, double now) {
        Explanation reason =
                Explanation.of(
                        "saturated",
                        "offered {load} {unit} per node per cycle, accepted {accepted}; by cycle"
                                + " {cycle} {trend}",
                        new Rounded(offered.load(), DIGITS),
                        "flits",
                        new Rounded(interval.accepted(), DIGITS),
                        now,
                        growing(trend));
        ChannelUtilisation.BusiestChannel busiest = interval.utilisation().busiest();
        return busiest.name().isEmpty()
                ? reason
                : reason.followedBy(
                        Explanation.of(
                                "busiest-channel",
                                "; busiest channel {channel}, utilisation {utilisation}",
                                busiest.name(),
                                new Rounded(busiest.utilisation(), DIGITS)));
    }

    static Explanation growing(LinearTrend trend) {
        return Explanation.of(
                "growing",
                "the backlog grew by {growth} % of its mean over the second half of the run",
                percent(trend.growth()));
    }

    static Explanation deadlocked(int deadlocked, long backlog, double now) {
        return Explanation.of(
                "deadlocked",
                "{stuck} of {backlog} packets are deadlocked at cycle {cycle}",
                deadlocked,
                backlog,
                now);
    }

    static Explanation noMessages(double now) {
        return Explanation.of("silent", "no message was generated in {cycles} cycles", now);
    }

    static Explanation tooFewMessages(double now) {
        return Explanation.of("endless", "too few messages in {cycles} cycles", now);
    }

    static Explanation undelivered(long undelivered, double now) {
        return Explanation.of(
                "awaited",
                "{packets} measured packets were not delivered by cycle {cycle}",
                undelivered,
                now);
    }

    static Explanation onlyThroughputKnown(OfferedTraffic offered, IntervalStatistics interval) {
        return Explanation.of(
                "throughput-known",
                "the latency is not steady yet, but the throughput is known: offered {load} {unit}"
                        + " per node per cycle, accepted {accepted}",
                new Rounded(offered.load(), DIGITS),
                "flits",
                new Rounded(interval.accepted(), DIGITS));
    }

    static Explanation tooFewPackets(PacketSample sample) {
        return Explanation.of(
                "scarce", "only {packets} packets were delivered", sample.delivered());
    }

    static Explanation dependentBatches() {
        return Explanation.of(
                "dependent",
                "the batch means are correlated: the measurement is too short, or the warm-up was"
                        + " not over");
    }

    /**
     * Explains a run that met a limit or was cancelled.
     *
     * @param state state of the run at that time
     */
    static Explanation interrupted(
            Status status, RunSettings settings, double now, Explanation state) {
        Explanation by = status == Status.LIMIT ? limit(settings, now) : cancelled();
        return by.followedBy(Explanation.of("", " at cycle {cycle}: {state}", now, state));
    }

    /** Adds to the explanation of a run that its limit has ended it. */
    static Explanation met(RunSettings settings, double now) {
        return Explanation.of("", "; {limit}", limit(settings, now));
    }

    private static Explanation limit(RunSettings settings, double now) {
        return isCycleLimit(settings, now)
                ? Explanation.of("cycle-limit", "limit_cycles reached")
                : timeLimit(settings.limit());
    }

    private static boolean isCycleLimit(RunSettings settings, double now) {
        return settings.limitCycles().isPresent() && now >= settings.limitCycles().getAsInt();
    }

    static Explanation timeLimit(double seconds) {
        return Explanation.of("time-limit", "time limit of {seconds} s reached", seconds);
    }

    static Explanation cancelled() {
        return Explanation.of("cancelled", "cancelled");
    }

    static Explanation imprecise(double achieved, RunSettings settings, double now) {
        Rounded required = percent(settings.requiredPrecision());
        if (Double.isNaN(achieved)) {
            return Explanation.of(
                    "no-interval",
                    "too few packets for a confidence interval; required: {required} % of the mean",
                    required);
        }
        return achieved > settings.requiredPrecision()
                ? Explanation.of(
                        "imprecise",
                        "half width {reached} % of the mean; required: {required} %",
                        percent(achieved),
                        required)
                : Explanation.of(
                        "untrusted-interval",
                        "the run is too short for a reliable confidence interval: raise {limit}=,"
                                + " or set warmup= and cycles=",
                        (isCycleLimit(settings, now)
                                        ? StandardParameters.CYCLE_LIMIT
                                        : StandardParameters.TIME_LIMIT)
                                .name());
    }

    static Explanation unfinished(double end) {
        return Explanation.of("unfinished", "the measurement lasts until cycle {cycle}", end);
    }

    private static Rounded percent(double fraction) {
        return new Rounded(100 * fraction, PERCENT_DIGITS);
    }
}
