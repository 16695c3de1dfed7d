// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Status;

/** Why a run has no steady-state figures. */
final class Reasons {
    /** The run did not get through its warm-up. */
    static final Explanation FILLING = Explanation.of("warm-up", "the warm-up is not over");

    private static final int DIGITS = 4;
    private static final int PERCENT_DIGITS = 3;

    private Reasons() {}

    static Explanation saturated(Offered offered, Passage passage, Trend trend, double now) {
        Explanation reason =
                Explanation.of(
                        "saturated",
                        "offered {load} {unit} per node per cycle, accepted {accepted}; by cycle"
                                + " {cycle} {trend}",
                        new Rounded(offered.load(), DIGITS),
                        "flits",
                        new Rounded(passage.accepted(), DIGITS),
                        now,
                        growing(trend));
        Utilisation.Busiest busiest = passage.utilisation().busiest();
        return busiest.name().isEmpty()
                ? reason
                : reason.then(
                        Explanation.of(
                                "busiest-channel",
                                "; busiest channel {channel}, utilisation {utilisation}",
                                busiest.name(),
                                new Rounded(busiest.use(), DIGITS)));
    }

    static Explanation growing(Trend trend) {
        return Explanation.of(
                "growing",
                "the packets inside grow by {growth} % of their mean in half the time",
                percent(trend.growth()));
    }

    static Explanation deadlocked(int stuck, long inside, double now) {
        return Explanation.of(
                "deadlocked",
                "{stuck} of {inside} packets inside wait for each other for ever at cycle {cycle}",
                stuck,
                inside,
                now);
    }

    static Explanation silent(double now) {
        return Explanation.of("silent", "no node has generated a message in {cycles} cycles", now);
    }

    static Explanation endless(double now) {
        return Explanation.of("endless", "not enough messages in {cycles} cycles", now);
    }

    static Explanation missing(long awaited, double now) {
        return Explanation.of(
                "awaited",
                "{packets} packets generated in the measured time are still inside at cycle {cycle}",
                awaited,
                now);
    }

    static Explanation scarce(Sample sample) {
        return Explanation.of(
                "scarce", "only {packets} packets were delivered", (double) sample.delivered());
    }

    static Explanation dependent() {
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
    static Explanation interrupted(Status status, RunRules rules, double now, Explanation state) {
        Explanation by = status == Status.LIMIT ? limit(rules, now) : cancelled();
        return by.then(Explanation.of("", " at cycle {cycle}: {state}", now, state));
    }

    private static Explanation limit(RunRules rules, double now) {
        return rules.limitCycles().isPresent() && now >= rules.limitCycles().getAsInt()
                ? Explanation.of("cycle-limit", "limit.cycles reached")
                : timeLimit(rules.limit());
    }

    static Explanation timeLimit(double seconds) {
        return Explanation.of("time-limit", "time limit of {seconds} s reached", seconds);
    }

    static Explanation cancelled() {
        return Explanation.of("cancelled", "cancelled");
    }

    static Explanation imprecise(double reached, RunRules rules) {
        Rounded wanted = percent(rules.precision());
        if (Double.isNaN(reached)) {
            return Explanation.of(
                    "no-interval",
                    "too few packets for an interval; {wanted} % of the mean is wanted",
                    wanted);
        }
        return reached > rules.precision()
                ? Explanation.of(
                        "imprecise",
                        "the interval is {reached} %, {wanted} % of the mean is wanted",
                        percent(reached),
                        wanted)
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
