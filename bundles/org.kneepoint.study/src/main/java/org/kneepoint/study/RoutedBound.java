// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Optional;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.bounds.ChannelLoads;
import org.kneepoint.bounds.LoadBound;
import org.kneepoint.networkcheck.StepBudgetExceededException;

/**
 * The load at which the first channel of a network is full with its routing and traffic.
 *
 * @param load of each terminal that is not silent, channels of terminals included, flits per cycle
 * @param mean throughput at which the first channel between routers is full, mean over all
 *     terminals; infinite where packets over an intermediate node may leave on the way to it
 * @param channel the first channel between routers to be full
 */
record RoutedBound(double load, double mean, String channel) {
    /** Most steps; a tenth of a second. */
    private static final long BUDGET = 1L << 22;

    /** Relative margin for rounding and the chance of a few packets. */
    private static final double MARGIN = 0.005;

    private static final int DIGITS = 6;

    /** Computes the bound; empty for adaptive routing, without traffic, or beyond the budget. */
    static Optional<RoutedBound> of(NetworkContext context) {
        long terminals = context.network().terminals();
        if (terminals * terminals > BUDGET) {
            return Optional.empty();
        }
        try {
            ChannelLoads loads =
                    ChannelLoads.of(
                            context.network(), context.routing(), context.destinations(), BUDGET);
            LoadBound bound = loads.bound();
            return loads.choice() == ChannelLoads.Choice.NONE && Double.isFinite(bound.load())
                    ? Optional.of(of(context, loads, bound))
                    : Optional.empty();
        } catch (StepBudgetExceededException e) {
            return Optional.empty();
        }
    }

    private static RoutedBound of(NetworkContext context, ChannelLoads loads, LoadBound bound) {
        LoadBound links = loads.ofLinks();
        boolean isOnePhase = context.routing().intermediates().isEmpty();
        double mean = isOnePhase ? links.load() * loads.meanSent() : Double.POSITIVE_INFINITY;
        return new RoutedBound(
                Double.parseDouble(Decimal.round(bound.load(), 2 * DIGITS)), mean, links.name());
    }

    /**
     * Returns why a steady point cannot be right: it accepts more than the channels carry; empty if
     * it can. Beyond saturation the mean throughput may exceed the bound, since only the flows
     * through the full channel are held up.
     */
    Optional<Explanation> fault(Point point) {
        double accepted = point.get(Quantities.THROUGHPUT).orElse(0);
        double halfWidth = point.get(Quantities.THROUGHPUT_CI95).orElse(0);
        boolean isPossible = !(accepted - halfWidth > mean * (1 + MARGIN));
        return point.status() != Status.OK || isPossible
                ? Optional.empty()
                : Optional.of(
                        Explanation.of(
                                "above-bound",
                                "accepts {throughput}, but {channel} is full at {bound}: a fault of"
                                        + " the simulator, router model or routing",
                                Decimal.round(accepted, DIGITS),
                                channel,
                                Decimal.round(mean, DIGITS)));
    }
}
