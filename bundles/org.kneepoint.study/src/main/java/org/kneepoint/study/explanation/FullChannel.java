// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.explanation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.view.NetworkPicture.Channel;
import org.kneepoint.bounds.ChannelLoads;
import org.kneepoint.bounds.Channels;
import org.kneepoint.bounds.LoadBound;
import org.kneepoint.bounds.PairFlow;
import org.kneepoint.networkcheck.StepBudgetExceededException;

/**
 * The channel that is full first when the flows follow their routing: the one with the largest
 * load, relative to its rate. Channels of terminals count.
 *
 * @param name as in columns: {@code r3_p2}, or {@code out_5} and {@code in_5} for the ejection and
 *     injection channels of a terminal
 * @param router router from which it leads, or to which an injection channel leads
 * @param channel the channel; empty for that of a terminal
 * @param load load of the terminals at which it is full, flits per node per cycle
 * @param flows flows through it, the largest first; empty for the channel of a terminal
 */
public record FullChannel(
        String name, int router, Optional<Channel> channel, double load, List<PairFlow> flows) {
    /** Most steps of an enumeration; about two seconds. */
    private static final long BUDGET = 1L << 26;

    /**
     * Returns the channel, of equal ones the first.
     *
     * @return empty if the network is too large, or its routing selects intermediate nodes in a way
     *     that is not known
     */
    public static Optional<FullChannel> of(NetworkContext context) {
        return loads(context).map(loads -> of(context.network(), loads));
    }

    private static FullChannel of(Network network, ChannelLoads loads) {
        Channels channels = loads.channels();
        LoadBound bound = loads.bound();
        int terminal = bound.channel() - channels.links();
        if (terminal < 0) {
            Channel channel = channel(network, channels, bound.channel());
            return new FullChannel(
                    ChannelFigures.name(channel),
                    channel.router(),
                    Optional.of(channel),
                    bound.load(),
                    loads.flows(bound.channel()));
        }
        boolean injects = terminal < network.terminals();
        int number = terminal % network.terminals();
        return new FullChannel(
                (injects ? "in_" : "out_") + number,
                injects ? network.injectionRouter(number) : network.ejectionRouter(number),
                Optional.empty(),
                bound.load(),
                List.of());
    }

    /** Returns the first output port of a channel between routers. */
    private static Channel channel(Network network, Channels channels, int number) {
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                if (network.peerRouter(router, port) != Network.UNCONNECTED
                        && channels.link(router, port) == number) {
                    return new Channel(router, port);
                }
            }
        }
        throw new IllegalStateException("no port has channel " + number);
    }

    /**
     * Returns the load of each channel between routers at a load of 1, relative to its rate: the
     * utilisation by load. Parallel channels of a port group share theirs.
     *
     * @return empty as {@link #of}
     */
    public static Optional<Map<Channel, Double>> relativeLoads(NetworkContext context) {
        return loads(context).map(loads -> relativeLoads(context.network(), loads));
    }

    private static Map<Channel, Double> relativeLoads(Network network, ChannelLoads loads) {
        Map<Channel, Double> relative = new LinkedHashMap<>();
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                if (network.peerRouter(router, port) != Network.UNCONNECTED) {
                    int channel = loads.channels().link(router, port);
                    relative.put(
                            new Channel(router, port),
                            loads.load(channel) / loads.channels().rate(channel));
                }
            }
        }
        return relative;
    }

    private static Optional<ChannelLoads> loads(NetworkContext context) {
        try {
            ChannelLoads loads =
                    ChannelLoads.of(
                            context.network(), context.routing(), context.destinations(), BUDGET);
            boolean known =
                    loads.choice() != ChannelLoads.Choice.UNKNOWN
                            && loads.choice() != ChannelLoads.Choice.PATH;
            return known && Double.isFinite(loads.bound().load())
                    ? Optional.of(loads)
                    : Optional.empty();
        } catch (StepBudgetExceededException | BadInput notFollowed) {
            return Optional.empty();
        }
    }
}
