// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

/**
 * Judges by the growth of the backlog and the accepted throughput whether a network is saturated or
 * carries the offered load, by {@link RunRules}.
 */
final class SaturationRule {
    private final NetworkCopies copies;
    private final RunSettings settings;
    private final OfferedTraffic offered;
    private final MeasurementPeriod period;
    private final BacklogMonitor backlogMonitor;

    SaturationRule(
            NetworkCopies copies,
            RunSettings settings,
            OfferedTraffic offered,
            MeasurementPeriod period,
            BacklogMonitor backlogMonitor) {
        this.copies = copies;
        this.settings = settings;
        this.offered = offered;
        this.period = period;
        this.backlogMonitor = backlogMonitor;
    }

    /** Returns whether the network is saturated. */
    boolean isSaturated(double now) {
        return isPeriodLong(now) && (isAcceptedBelowOffered(now) || backlogMonitor.isLongLasting());
    }

    /**
     * Returns whether a run that meets a limit is saturated by what is known then: the growth is
     * confirmed, and the accepted throughput of the measurement clearly below the offered load.
     */
    boolean isSaturatedAtLimit(double now) {
        return backlogMonitor.isConfirmed()
                && isPeriodLong(now)
                && isClearlyBelowOffered(accepted(period.from(), now), RunRules.LOOSEST_PRECISION);
    }

    /**
     * Returns whether the network carries the offered load: almost all of it is accepted, no growth
     * of the backlog is suspected, and the throughput is precisely known: in a short time more may
     * be generated, and accepted, than on average.
     *
     * @param tolerance fraction of the offered load that the accepted throughput may lack
     */
    boolean isCarried(double now, double tolerance) {
        if (backlogMonitor.isSuspected()) {
            return false;
        }
        AcceptedThroughput accepted = accepted(period.from(), now);
        return accepted.isPrecise(RunRules.CARRIED_PRECISION)
                && accepted.isAtLeast((1 - tolerance) * offeredFlits());
    }

    private boolean isPeriodLong(double now) {
        return now - period.from() >= RunRules.MIN_SATURATED_FRACTION * now;
    }

    /**
     * Returns whether the backlog grows and the accepted throughput is known and below the offered
     * load: that of the measurement, unless it is short, or that of the second half of the run,
     * unless the measurement reports another. Where a network saturates late, the throughput drifts
     * for a long time.
     */
    private boolean isAcceptedBelowOffered(double now) {
        if (!backlogMonitor.isSuspected()) {
            return false;
        }
        double half = now - RunRules.ACCEPTED_FRACTION * now;
        AcceptedThroughput measured = accepted(period.from(), now);
        AcceptedThroughput recent = accepted(half, now);
        return period.from() <= half && isKnownBelowOffered(measured)
                || recent.isNear(measured, settings.requiredPrecision() / 2)
                        && isKnownBelowOffered(recent);
    }

    /**
     * Returns whether an accepted throughput is known and below the offered load: clearly below,
     * and precisely known, where the growth is not confirmed. The backlog also grows for a while
     * where, by chance, more was generated than is offered on average; a network that accepts the
     * offered load is not saturated.
     */
    private boolean isKnownBelowOffered(AcceptedThroughput accepted) {
        return accepted.isPrecise(settings.requiredPrecision())
                && (backlogMonitor.isConfirmed()
                        ? accepted.isBelow(offeredFlits(), 1)
                        : isClearlyBelowOffered(accepted, RunRules.UNCONFIRMED_PRECISION));
    }

    private boolean isClearlyBelowOffered(AcceptedThroughput accepted, double precision) {
        return accepted.isPrecise(precision)
                && accepted.isBelow(offeredFlits(), RunRules.UNCONFIRMED_HALF_WIDTHS);
    }

    private AcceptedThroughput accepted(double from, double until) {
        return copies.tally().history().accepted(from, until);
    }

    /** Returns the offered load of all terminals, flits per cycle. */
    private double offeredFlits() {
        return offered.load() * period.senders();
    }
}
