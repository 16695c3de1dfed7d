// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.explanation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.view.NetworkPicture.Channel;
import org.kneepoint.bounds.PairFlow;

/**
 * Where and why the network of a curve saturates. Findings are from the point examined, of which a
 * simulation with {@code report=channels} gives most, and from the exact loads of the channels.
 *
 * @param point the point examined
 * @param findings the findings, in the order in which they explain each other
 * @param figures figures of channels of the point
 * @param fullest the measured channel with the highest utilisation, if known
 * @param full the channel that is full first by its load, if known
 * @param tree the blocked channels behind, if known
 */
public record SaturationExplanation(
        Point point,
        List<Explanation> findings,
        ChannelFigures figures,
        Optional<Channel> fullest,
        Optional<FullChannel> full,
        Optional<BlockedTree> tree) {
    private static final double ROUNDING = 1e-9;
    private static final int DIGITS = 4;
    private static final int MOST_FLOWS = 3;
    private static final int MOST_ROUTERS = 12;
    private static final int PERCENT = 100;

    /**
     * Explains a curve.
     *
     * @param load the point nearest to this position of the axis is examined; by default the first
     *     saturated one, else the last
     * @param context network, routing and traffic of the curve; empty for a system of a paper
     */
    public static SaturationExplanation of(
            Curve curve, OptionalDouble load, Optional<NetworkContext> context) {
        Point point = point(curve, load);
        ChannelFigures figures = ChannelFigures.of(point);
        Optional<FullChannel> full = context.flatMap(FullChannel::of);
        Optional<Channel> fullest =
                figures.utilisations().entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey);
        Optional<BlockedTree> tree =
                context.filter(c -> !figures.blocked().isEmpty())
                        .flatMap(
                                c ->
                                        root(full, fullest)
                                                .map(
                                                        root ->
                                                                BlockedTree.of(
                                                                        c.network(),
                                                                        root,
                                                                        figures.blocked())));
        List<Explanation> findings = new ArrayList<>();
        if (curve.points().stream().noneMatch(any -> any.status() == Status.SATURATED)) {
            findings.add(Explanation.of("not-saturated", "no point of the curve is saturated"));
        }
        fullest.ifPresent(channel -> findings.add(measured(curve, point, channel, figures)));
        full.ifPresent(channel -> findings.addAll(ofLoads(channel)));
        tree.ifPresent(behind -> findings.add(blocked(behind)));
        ThroughputBeyondKnee.of(curve).ifPresent(findings::add);
        PoorestSources.of(point, figures).ifPresent(findings::add);
        point.get(Quantities.JAIN_INDEX)
                .ifPresent(
                        index ->
                                findings.add(
                                        Explanation.of(
                                                "jain-index",
                                                "Jain index of the sources {index}",
                                                new Rounded(index, DIGITS))));
        if (!figures.hasChannels()) {
            findings.add(
                    Explanation.of(
                            "no-channels",
                            "the point has no figures of channels: simulate with report=channels"
                                    + " for the blocked channels and the poorest sources"));
        }
        return new SaturationExplanation(point, findings, figures, fullest, full, tree);
    }

    /** Returns the point of a curve to be examined; see {@link #of}. */
    public static Point point(Curve curve, OptionalDouble load) {
        if (load.isPresent()) {
            return curve.points().stream()
                    .filter(point -> curve.axisValue(point).isPresent())
                    .min(
                            Comparator.comparingDouble(
                                    point ->
                                            Math.abs(
                                                    curve.axisValue(point).getAsDouble()
                                                            - load.getAsDouble())))
                    .orElse(curve.points().get(0));
        }
        return curve.points().stream()
                .filter(point -> point.status() == Status.SATURATED)
                .findFirst()
                .orElse(curve.points().get(curve.points().size() - 1));
    }

    /** An ejection channel by its load, since those are not measured; else the measured one. */
    private static Optional<Integer> root(Optional<FullChannel> full, Optional<Channel> fullest) {
        return full.filter(channel -> channel.channel().isEmpty())
                .map(FullChannel::router)
                .or(() -> fullest.map(Channel::router));
    }

    private static Explanation measured(
            Curve curve, Point point, Channel channel, ChannelFigures figures) {
        return Explanation.of(
                "fullest-channel",
                "at {axis} {load} the fullest channel between routers is {channel}, with"
                        + " utilisation {utilisation}",
                curve.axis().name(),
                new Rounded(curve.axisValue(point).orElse(0), DIGITS),
                ChannelFigures.name(channel),
                new Rounded(figures.utilisations().get(channel), DIGITS));
    }

    /** Returns the findings that follow from the loads of the channels alone. */
    public static List<Explanation> ofLoads(FullChannel full) {
        List<Explanation> findings = new ArrayList<>();
        findings.add(
                Explanation.of(
                        full.channel().isPresent() ? "first-full-channel" : "first-full-terminal",
                        "by the flows through each channel {channel} is full first, at load {load}",
                        full.name(),
                        new Rounded(full.load(), DIGITS)));
        if (!full.flows().isEmpty()) {
            findings.add(flows(full.flows()));
        }
        return findings;
    }

    private static Explanation flows(List<PairFlow> flows) {
        double all = flows.stream().mapToDouble(PairFlow::flow).sum();
        PairFlow first = flows.get(0);
        double last = flows.get(flows.size() - 1).flow();
        if (first.flow() - last < ROUNDING * first.flow()) {
            return Explanation.of(
                    "equal-flows",
                    "{pairs} pairs of terminals use it equally, such as {source} to {target}",
                    flows.size(),
                    first.source(),
                    first.target());
        }
        String largest =
                flows.stream()
                        .limit(MOST_FLOWS)
                        .map(
                                flow ->
                                        flow.source()
                                                + " to "
                                                + flow.target()
                                                + " ("
                                                + new Rounded(PERCENT * flow.flow() / all, 3)
                                                + " %)")
                        .collect(Collectors.joining(", "));
        return Explanation.of(
                "flows",
                "{pairs} pairs of terminals use it, most of all {largest}",
                flows.size(),
                largest);
    }

    private static Explanation blocked(BlockedTree tree) {
        if (tree.channels().isEmpty()) {
            return Explanation.of(
                    "no-blocked-channels",
                    "no channel into router {router} is blocked for {percent} % of the time",
                    tree.root(),
                    Math.round(PERCENT * BlockedTree.THRESHOLD));
        }
        String nearest =
                tree.routers().stream()
                        .skip(1)
                        .limit(MOST_ROUTERS)
                        .map(router -> "r" + router)
                        .collect(Collectors.joining(" "));
        return Explanation.of(
                "blocked-channels",
                "behind it {channels} channels of {routers} routers are blocked for {percent} % of"
                        + " the time or more, up to {hops} hops away; nearest: {nearest}",
                tree.channels().size(),
                tree.routers().size() - 1,
                Math.round(PERCENT * BlockedTree.THRESHOLD),
                tree.depth(),
                nearest);
    }
}
