// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Optional;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Status;

/**
 * One run from its beginning to its outcome, by the rules told in the description of the package.
 */
final class Measurement {
    private static final double NEVER = Double.POSITIVE_INFINITY;
    private static final double FIRST_CUT = 128;
    private static final double FEWEST_PACKETS = 300;
    private static final double FORGOTTEN = 0.5;
    private static final double WARM_UPS = 3;
    private static final double ANEW = 4;
    private static final double LOOSEST = 0.1;
    private static final double STANDSTILL = 1024;
    private static final double SPARSE = 64;
    private static final double EXPECTED = 1e5;
    private static final double PATIENCE = 4096;
    private static final double LAST = 0x1p50;

    private enum Phase {
        /** Through the warm-up that was given. */
        SKIPPING,
        /** Until the warm-up is over. */
        FILLING,
        /** After the warm-up. */
        MEASURING
    }

    private final Engine engine;
    private final Tally tally;
    private final RunRules rules;
    private final Offered offered;
    private final Pace pace;
    private final Period period;
    private final Growth growth;
    private final boolean growthCounts;
    private final RecentIntervals recent = new RecentIntervals();
    private Phase phase;
    private Checkpoints cuts;
    private double end = NEVER;
    private double cutAt = NEVER;
    private double pollAt = NEVER;
    private double standstillAt = STANDSTILL;
    private Passage passage;
    private Sample sample;
    private Outcome outcome;

    Measurement(
            Engine engine, Tally tally, RunRules rules, Offered offered, Pace pace, Period period) {
        this.engine = engine;
        this.tally = tally;
        this.rules = rules;
        this.offered = offered;
        this.pace = pace;
        this.period = period;
        growth = new Growth(tally);
        growthCounts = offered.excess() == Offered.Excess.WAITS;
    }

    Outcome run() {
        if (rules.warmup().orElse(0) > 0) {
            phase = Phase.SKIPPING;
        } else {
            begin(rules.warmup().isPresent() ? Phase.MEASURING : Phase.FILLING, 0);
        }
        while (outcome == null) {
            double stop = nextStop();
            pace.advance(stop).ifPresentOrElse(this::interrupted, () -> arrived(stop));
        }
        return outcome;
    }

    private void begin(Phase next, double now) {
        phase = next;
        passage = null;
        sample = null;
        recent.clear();
        pollAt = NEVER;
        if (next == Phase.MEASURING && rules.cycles().isPresent()) {
            end = now + rules.cycles().getAsInt();
            cutAt = end;
            pace.expect(end);
        } else {
            cuts = new Checkpoints(now, FIRST_CUT);
            cutAt = cuts.next();
        }
        period.begin(now, end);
    }

    private boolean isOpenEnded() {
        return end == NEVER;
    }

    private double nextStop() {
        double measured =
                phase == Phase.SKIPPING ? rules.warmup().getAsInt() : Math.min(cutAt, pollAt);
        double watched = growthCounts ? Math.min(standstillAt, growth.next()) : standstillAt;
        return Math.min(measured, watched);
    }

    private void arrived(double now) {
        if (now >= standstillAt) {
            lookForStandstill(now);
        }
        if (outcome == null && growthCounts && now >= growth.next()) {
            growth.look(now);
            judgeGrowth(now);
        }
        if (outcome == null && phase == Phase.SKIPPING && now >= rules.warmup().getAsInt()) {
            begin(Phase.MEASURING, now);
        }
        if (outcome == null && now >= cutAt) {
            cut(now);
        }
        if (outcome == null && now >= pollAt) {
            poll(now);
        }
    }

    private void lookForStandstill(double now) {
        standstillAt = now + Math.max(STANDSTILL, Math.rint(now / SPARSE));
        int stuck = engine.deadlocked();
        if (stuck > 0) {
            deadlocked(stuck);
        } else if (tally.isUntouched() && now * offered.rate() >= EXPECTED) {
            conclude(Status.UNSTEADY, Reasons.silent(now), false);
        } else if (now >= LAST) {
            conclude(Status.UNSTEADY, Reasons.endless(now), false);
        }
    }

    private void judgeGrowth(double now) {
        if (growth.isNew() && phase == Phase.FILLING) {
            begin(rules.cycles().isPresent() ? Phase.MEASURING : Phase.FILLING, now);
        } else if (growth.isSure() && phase != Phase.SKIPPING && isOpenEnded()) {
            double measured = now - period.from();
            boolean known = measured >= now / 2 && isAcceptedKnown(now);
            if (known || measured >= now / 4 && growth.isOld()) {
                passage = period.until(now);
                saturated(now);
            }
        }
    }

    /**
     * Returns whether what the network accepts is known, and less than what it is offered. Packets
     * also pile up for a while where by chance more was generated than is offered on average, and a
     * network that accepts as much as that is not saturated.
     */
    private boolean isAcceptedKnown(double now) {
        Accepted accepted = tally.history().accepted(period.from(), now);
        return accepted.isKnown(wanted()) && accepted.isLess(offered.load() * period.senders());
    }

    private void cut(double now) {
        if (isOpenEnded()) {
            cuts.pass();
            cutAt = cuts.next();
        } else {
            cutAt = NEVER;
        }
        tally.cohorts().cut(now);
        passage = period.until(now);
        pollAt = now;
    }

    private void poll(double now) {
        if (!isOpenEnded() && growth.isSure()) {
            saturated(now);
        } else if (tally.cohorts().awaited() == 0) {
            pollAt = NEVER;
            judge(now);
        } else if (!isOpenEnded() && now >= 2 * end + PATIENCE) {
            conclude(Status.UNSTEADY, Reasons.missing(tally.cohorts().awaited(), now), false);
        } else {
            pollAt = now + Math.max(1, Math.rint(passage.cycles() / SPARSE));
        }
    }

    private void judge(double now) {
        sample = Sample.of(passage, tally.cohorts());
        if (isOpenEnded() && phase == Phase.MEASURING && !sample.isScarce() && !isCoarse()) {
            sample = recent.widened(sample);
        }
        if (!isOpenEnded()) {
            judgeGivenCycles();
        } else if (!growth.isSure() && sample.delivered() >= FEWEST_PACKETS) {
            boolean forgotten = tally.cohorts().truncation() <= FORGOTTEN;
            if (phase == Phase.FILLING) {
                if (forgotten && tally.pioneers().isLongAgo(now)) {
                    begin(Phase.MEASURING, now);
                }
            } else if (forgotten) {
                judgePrecision();
            } else if (mayBeginAnew()) {
                begin(Phase.MEASURING, now);
            }
        }
    }

    /** What comes after several times as long cannot be the warm-up any more. */
    private boolean mayBeginAnew() {
        double times = passage.cycles() / passage.from();
        return rules.warmup().isEmpty() && times >= 1 && times <= ANEW;
    }

    private void judgeGivenCycles() {
        if (growth.trend().isGrowing()) {
            conclude(Status.UNSTEADY, Reasons.growing(growth.trend()), true);
        } else if (sample.isScarce()) {
            conclude(Status.UNSTEADY, Reasons.scarce(sample), true);
        } else if (!sample.latency().isIndependent()) {
            conclude(Status.UNSTEADY, Reasons.dependent(), true);
        } else {
            conclude(Status.OK, Explanation.NONE, true);
        }
    }

    private void judgePrecision() {
        double wanted = wanted();
        double reached = reached();
        boolean longEnough =
                rules.warmup().isPresent() || passage.cycles() >= WARM_UPS * passage.from();
        boolean sure = sample.isSound() && (isCoarse() || sample.isVaried(reached / wanted));
        if (longEnough && sure && reached <= wanted) {
            conclude(Status.OK, Explanation.NONE, true);
        } else if (reached > wanted) {
            double times = reached / wanted;
            pace.expect(passage.from() + passage.cycles() * times * times);
        }
    }

    /** The relative half width that ends a run. */
    private double wanted() {
        return Math.min(rules.precision(), LOOSEST);
    }

    /**
     * Returns whether a looser precision is asked for than is ever given, as in a search for
     * saturation, to which it matters that the latency is steady and not how large it is.
     */
    private boolean isCoarse() {
        return rules.precision() > LOOSEST;
    }

    /** The relative half width of the latency, and of a throughput that is not what is offered. */
    private double reached() {
        double latency = sample.latency().relative();
        return growthCounts
                ? latency
                : Math.max(latency, passage.acceptedHalfWidth() / passage.accepted());
    }

    private void saturated(double now) {
        conclude(Status.SATURATED, Reasons.saturated(offered, passage, growth.trend(), now), false);
    }

    private void interrupted(Status status) {
        if (passage == null && phase == Phase.MEASURING && pace.now() > period.from()) {
            passage = period.until(pace.now());
        }
        Explanation reason = Reasons.interrupted(status, rules, pace.now(), state());
        conclude(status, reason, !growth.isSure());
    }

    private Explanation state() {
        if (growth.isSeen()) {
            return Reasons.growing(growth.trend());
        }
        if (phase != Phase.MEASURING) {
            return Reasons.FILLING;
        }
        if (!isOpenEnded()) {
            return Reasons.unfinished(end);
        }
        boolean scarce = sample == null || sample.isScarce();
        return Reasons.imprecise(scarce ? Double.NaN : reached(), rules);
    }

    private void conclude(Status status, Explanation reason, boolean withSample) {
        int stuck = status == Status.CANCELLED ? 0 : engine.deadlocked();
        if (stuck > 0) {
            deadlocked(stuck);
        } else {
            outcome =
                    new Outcome(
                            status,
                            reason,
                            Optional.ofNullable(passage),
                            Optional.ofNullable(withSample ? sample : null),
                            phase == Phase.MEASURING);
        }
    }

    private void deadlocked(int stuck) {
        outcome =
                new Outcome(
                        Status.DEADLOCKED,
                        Reasons.deadlocked(stuck, tally.inside(), pace.now()),
                        Optional.empty(),
                        Optional.empty(),
                        false);
    }
}
