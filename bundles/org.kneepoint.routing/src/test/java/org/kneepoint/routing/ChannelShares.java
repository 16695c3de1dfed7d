// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.HashMap;
import java.util.Map;
import java.util.function.ObjDoubleConsumer;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Fraction of the packets from one terminal to another on each channel, by enumeration of paths.
 */
final class ChannelShares {
    private final Network network;
    private final Routing routing;

    ChannelShares(Network network, Routing routing) {
        this.network = network;
        this.routing = routing;
    }

    /** A channel by the router and the output port from which it leads. */
    record Channel(int router, int port) {}

    Map<Channel, Double> between(int source, int target) {
        Map<Channel, Double> shares = new HashMap<>();
        routing.startStates(
                source,
                target,
                (state, probability) ->
                        follow(
                                network.injectionRouter(source),
                                network.injectionPort(source),
                                Routing.INJECTED,
                                target,
                                state,
                                probability,
                                (channel, share) -> shares.merge(channel, share, Double::sum)));
        return shares;
    }

    private void follow(
            int router,
            int port,
            int held,
            int target,
            int state,
            double share,
            ObjDoubleConsumer<Channel> shares) {
        if (router == network.ejectionRouter(target)) {
            return;
        }
        RoutingChoices choices = new RoutingChoices();
        routing.route(router, port, held, target, state, choices);
        double sum = 0;
        for (int i = 0; i < choices.size(); i++) {
            sum += choices.weight(i);
        }
        for (int i = 0; i < choices.size(); i++) {
            int out = choices.port(i);
            int taken = Long.numberOfTrailingZeros(choices.classMask(i));
            double part = share * choices.weight(i) / sum;
            shares.accept(new Channel(router, out), part);
            follow(
                    network.peerRouter(router, out),
                    network.peerPort(router, out),
                    taken,
                    target,
                    routing.nextState(state, router, out, taken),
                    part,
                    shares);
        }
    }
}
