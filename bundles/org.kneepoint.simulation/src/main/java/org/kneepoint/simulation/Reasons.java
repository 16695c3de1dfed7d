// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;

/** Why a run has no steady-state figures, in words for the user. */
final class Reasons {
    /** The run did not get through its warm-up. */
    static final String FILLING = "the warm-up is not over";

    private static final int DIGITS = 4;

    private Reasons() {}

    static String saturated(Offered offered, Passage passage, Trend trend, double now) {
        Utilisation.Busiest channel = passage.utilisation().busiest();
        String busiest =
                channel.name().isEmpty()
                        ? ""
                        : "; busiest channel "
                                + channel.name()
                                + ", utilisation "
                                + round(channel.use());
        return "offered "
                + round(offered.load())
                + " flits per node per cycle, accepted "
                + round(passage.accepted())
                + "; by cycle "
                + Decimal.format(now)
                + " "
                + growing(trend)
                + busiest;
    }

    static String growing(Trend trend) {
        return "the packets inside grow by "
                + percent(trend.growth())
                + " of their mean in half the time";
    }

    static String deadlocked(int stuck, long inside, double now) {
        return stuck
                + " of "
                + inside
                + " packets inside wait for each other for ever at cycle "
                + Decimal.format(now);
    }

    static String silent(double now) {
        return "no node has generated a message in " + Decimal.format(now) + " cycles";
    }

    static String endless(double now) {
        return "not enough messages in " + Decimal.format(now) + " cycles";
    }

    static String missing(long awaited, double now) {
        return awaited
                + " packets generated in the measured time are still inside at cycle "
                + Decimal.format(now);
    }

    static String scarce(Sample sample) {
        return "only " + Decimal.format(sample.delivered()) + " packets were delivered";
    }

    static String dependent() {
        return "the latencies of successive parts of the measured time depend on each other: it is"
                + " too short, or the warm-up was not over";
    }

    static String interrupted(Status status, RunRules rules, double now) {
        return (status == Status.LIMIT ? limit(rules, now) : "cancelled")
                + " at cycle "
                + Decimal.format(now)
                + ": ";
    }

    private static String limit(RunRules rules, double now) {
        return rules.limitCycles().isPresent() && now >= rules.limitCycles().getAsInt()
                ? "limit.cycles reached"
                : "time limit of " + Decimal.format(rules.limit()) + " s reached";
    }

    static String imprecise(double reached, RunRules rules) {
        String wanted = percent(rules.precision()) + " of the mean is wanted";
        if (Double.isNaN(reached)) {
            return "too few packets for an interval; " + wanted;
        }
        return reached > rules.precision()
                ? "the interval is " + percent(reached) + ", " + wanted
                : "the run is too short to trust the interval: raise limit=, or give warmup= and"
                        + " cycles=";
    }

    static String unfinished(double end) {
        return "the measured time lasts to cycle " + Decimal.format(end);
    }

    private static String round(double value) {
        return Decimal.round(value, DIGITS);
    }

    private static String percent(double fraction) {
        return Decimal.round(100 * fraction, 3) + " %";
    }
}
