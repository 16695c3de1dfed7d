// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import java.util.stream.Collectors;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.bounds.PairFlow;

/**
 * A bound of the load of a network.
 *
 * @param routing name, or best
 * @param pattern name of the traffic pattern
 * @param bound flits per node per cycle
 * @param channel that is full first; empty if not one
 * @param method how it was found
 * @param certificate upper end of the interval in which the value lies; null if it is exact
 * @param split best or worst of an adaptive routing; else empty
 * @param flows through the channel, the largest first
 */
record BoundRow(
        String routing,
        String pattern,
        double bound,
        String channel,
        String method,
        Double certificate,
        String split,
        List<PairFlow> flows) {
    private static final int NAMED = 3;
    private static final int DIGITS = 4;

    static final String CHANNEL_LOAD = "channel-load";

    /** A bound that is not one of a channel. */
    static BoundRow ofAny(
            String routing, String pattern, double bound, String method, Double certificate) {
        return new BoundRow(routing, pattern, bound, "", method, certificate, "", List.of());
    }

    /** Returns the largest flows as texts {@code source>target}, with the flow of each. */
    String largestFlows() {
        String named =
                flows.stream()
                        .limit(NAMED)
                        .map(
                                flow ->
                                        flow.source()
                                                + ">"
                                                + flow.target()
                                                + " "
                                                + Decimal.round(flow.flow(), DIGITS))
                        .collect(Collectors.joining(", "));
        return flows.size() > NAMED ? named + ", ..." : named;
    }

    /** Returns the channel and its flows as a sentence; empty without a channel. */
    String sentence() {
        if (channel.isEmpty()) {
            return "";
        }
        String passing =
                flows.isEmpty() ? "" : ", passed by " + flows.size() + " flows: " + largestFlows();
        return routing
                + " "
                + pattern
                + (split.isEmpty() ? "" : " (" + split + " split)")
                + ": "
                + channel
                + " is full at load "
                + Decimal.round(bound, DIGITS + 2)
                + passing;
    }
}
