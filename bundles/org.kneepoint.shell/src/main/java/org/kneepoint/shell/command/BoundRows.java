// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.bounds.ChannelLoads;
import org.kneepoint.bounds.ConcurrentFlow;
import org.kneepoint.bounds.LoadBound;
import org.kneepoint.bounds.QuickBounds;
import org.kneepoint.bounds.RoutingBounds;
import org.kneepoint.bounds.WorstPermutation;
import org.kneepoint.bounds.WorstPermutationTraffic;

/**
 * The bounds of one network, routing and traffic pattern.
 *
 * @param precision relative width of intervals where the exact value is out of reach
 * @param withTerminals whether the channels of terminals count
 */
record BoundRows(double precision, boolean withTerminals) {
    static final String BEST = "best";
    static final String WORST = WorstPermutationTraffic.NAME;

    /** Most steps of an enumeration; some seconds. */
    private static final long ENUMERATION = 1L << 31;

    /** Most steps of a linear program; some ten seconds. */
    private static final long PROGRAM = 20_000_000_000L;

    /** Returns the bounds with the routing of a context. */
    List<BoundRow> ofRouting(NetworkContext context) {
        return pattern(context).equals(WORST) ? worst(context) : channelLoads(context);
    }

    private static String pattern(NetworkContext context) {
        return context.scenario()
                .find(StandardParameters.PATTERN)
                .or(StandardParameters.PATTERN::defaultValue)
                .orElseThrow();
    }

    private List<BoundRow> channelLoads(NetworkContext context) {
        List<RoutingBounds.Bound> bounds =
                RoutingBounds.of(
                        context.network(),
                        context.routing(),
                        context.destinations(),
                        precision,
                        ENUMERATION);
        List<BoundRow> rows = new ArrayList<>();
        LoadBound terminals = ChannelLoads.ofTerminals(context.network(), context.destinations());
        String name = context.routing().name();
        for (RoutingBounds.Bound bound : bounds) {
            boolean isBracket = bound.certificate() > bound.load();
            String split =
                    bound.split() == RoutingBounds.Split.FIXED
                            ? ""
                            : bound.split().name().toLowerCase(Locale.ROOT);
            if (withTerminals && terminals.load() < bound.load()) {
                rows.add(terminalRow(name, context, terminals, split));
            }
            if (Double.isFinite(bound.load())) {
                rows.add(
                        new BoundRow(
                                name,
                                pattern(context),
                                bound.load(),
                                bound.channel(),
                                BoundRow.CHANNEL_LOAD,
                                isBracket ? bound.certificate() : null,
                                split,
                                bound.flows()));
            }
        }
        if (rows.isEmpty()) {
            rows.add(terminalRow(name, context, terminals, ""));
        }
        return rows;
    }

    private static BoundRow terminalRow(
            String routing, NetworkContext context, LoadBound terminals, String split) {
        return new BoundRow(
                routing,
                pattern(context),
                terminals.load(),
                terminals.name(),
                BoundRow.CHANNEL_LOAD,
                null,
                split,
                List.of());
    }

    private List<BoundRow> worst(NetworkContext context) {
        WorstPermutation worst =
                WorstPermutationTraffic.worst(context.network(), context.routing());
        String name = context.routing().name();
        List<BoundRow> rows = new ArrayList<>();
        if (withTerminals && worst.load() > 1) {
            rows.add(
                    terminalRow(
                            name,
                            context,
                            ChannelLoads.ofTerminals(context.network(), context.destinations()),
                            ""));
        }
        rows.add(
                new BoundRow(
                        name,
                        WORST,
                        worst.load(),
                        worst.channel(),
                        "worst-permutation",
                        worst.certificate(),
                        "",
                        worst.flows()));
        return rows;
    }

    /**
     * Returns what any routing could reach between routers.
     *
     * @param context with any routing
     */
    List<BoundRow> ofAnyRouting(NetworkContext context) {
        List<BoundRow> rows = new ArrayList<>();
        ConcurrentFlow flow =
                ConcurrentFlow.of(context.network(), context.destinations(), precision, PROGRAM);
        String pattern = pattern(context);
        rows.add(BoundRow.ofAny(BEST, pattern, flow.load(), "concurrent-flow", flow.certificate()));
        QuickBounds.of(context.network(), context.destinations())
                .forEach(
                        (method, load) ->
                                rows.add(BoundRow.ofAny(BEST, pattern, load, method, null)));
        return rows;
    }

    /** Returns what any routing could reach under every permutation. */
    List<BoundRow> ofAnyPermutation(NetworkContext context) {
        return QuickBounds.longestMatching(context.network()).stream()
                .mapToObj(load -> BoundRow.ofAny(BEST, WORST, load, "longest-matching", null))
                .toList();
    }
}
