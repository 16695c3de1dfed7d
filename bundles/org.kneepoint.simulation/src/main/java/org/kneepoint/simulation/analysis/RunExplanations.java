// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Status;
import org.kneepoint.simulation.statistics.LinearTrend;

/** Explanations of runs without steady-state results. */
final class RunExplanations {
    /** The run did not get through its warm-up. */
    static final Explanation WARMUP_NOT_OVER = Explanation.of("warm-up", "the warm-up is not over");

    private static final int DIGITS = 4;
    private static final int PERCENT_DIGITS = 3;

    private RunExplanations() {}

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
                                new Rounded(busiest.use(), DIGITS)));
    }

    static Explanation growing(LinearTrend trend) {
        return Explanation.of(
                "growing",
                "the packets inside grow by {growth} % of their mean in half the time",
                percent(trend.growth()));
    }

    static Explanation deadlocked(int deadlocked, long backlog, double now) {
        return Explanation.of(
                "deadlocked",
                "{stuck} of {inside} packets inside wait for each other for ever at cycle {cycle}",
                deadlocked,
                backlog,
                now);
    }

    static Explanation noMessages(double now) {
        return Explanation.of("silent", "no node has generated a message in {cycles} cycles", now);
    }

    static Explanation tooFewMessages(double now) {
        return Explanation.of("endless", "not enough messages in {cycles} cycles", now);
    }

    static Explanation undelivered(long undelivered, double now) {
        return Explanation.of(
                "awaited",
                "{packets} packets generated in the measured time are still inside at cycle {cycle}",
                undelivered,
                now);
    }

    static Explanation tooFewPackets(PacketSample sample) {
        return Explanation.of(
                "scarce", "only {packets} packets were delivered", (double) sample.delivered());
    }

    static Explanation dependentBatches() {
        return Explanation.of(
                "dependent",
                "the latencies of successive parts of the measured time depend on each other: it is"
                        + " too short, or the warm-up was not over");
    }

    /**
     * The run was ended from outside.
     *
     * @param state what it was waiting for
     */
    static Explanation interrupted(
            Status status, RunSettings settings, double now, Explanation state) {
        Explanation by = status == Status.LIMIT ? limit(settings, now) : cancelled();
        return by.followedBy(Explanation.of("", " at cycle {cycle}: {state}", now, state));
    }

    private static Explanation limit(RunSettings settings, double now) {
        return settings.limitCycles().isPresent() && now >= settings.limitCycles().getAsInt()
                ? Explanation.of("cycle-limit", "limit.cycles reached")
                : timeLimit(settings.limit());
    }

    static Explanation timeLimit(double seconds) {
        return Explanation.of("time-limit", "time limit of {seconds} s reached", seconds);
    }

    static Explanation cancelled() {
        return Explanation.of("cancelled", "cancelled");
    }

    static Explanation imprecise(double achieved, RunSettings settings) {
        Rounded required = percent(settings.precision());
        if (Double.isNaN(achieved)) {
            return Explanation.of(
                    "no-interval",
                    "too few packets for an interval; {wanted} % of the mean is wanted",
                    required);
        }
        return achieved > settings.precision()
                ? Explanation.of(
                        "imprecise",
                        "the interval is {reached} %, {wanted} % of the mean is wanted",
                        percent(achieved),
                        required)
                : Explanation.of(
                        "untrusted-interval",
                        "the run is too short to trust the interval: raise limit=, or give warmup="
                                + " and cycles=");
    }

    static Explanation unfinished(double end) {
        return Explanation.of("unfinished", "the measured time lasts to cycle {cycle}", end);
    }

    private static Rounded percent(double fraction) {
        return new Rounded(100 * fraction, PERCENT_DIGITS);
    }
}
