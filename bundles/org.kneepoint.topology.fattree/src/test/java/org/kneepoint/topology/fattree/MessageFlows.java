// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** All paths of all messages, with equal shares of a choice. */
final class MessageFlows {
    private final Network network;
    private final Routing routing;
    private final Map<List<Integer>, Double> loads = new HashMap<>();
    private double switchesPassed;

    private MessageFlows(Network network) {
        this.network = network;
        routing = network.routings().get(0);
    }

    /** Every terminal sends one flit per cycle to the others, uniformly. */
    static MessageFlows of(Network network) {
        MessageFlows flows = new MessageFlows(network);
        double each = 1.0 / (network.terminals() - 1);
        for (int source = 0; source < network.terminals(); source++) {
            for (int target = 0; target < network.terminals(); target++) {
                if (source != target) {
                    int entry = network.injectionRouter(source);
                    flows.go(entry, network.injectionPort(source), target, each);
                }
            }
        }
        return flows;
    }

    private void go(int router, int inPort, int target, double share) {
        switchesPassed += share;
        if (router == network.ejectionRouter(target)) {
            loads.merge(List.of(router, network.ejectionPort(target)), share, Double::sum);
            return;
        }
        RoutingChoices choices = new RoutingChoices();
        routing.route(router, inPort, Routing.INJECTED, target, 0, choices);
        for (int i = 0; i < choices.size(); i++) {
            int port = choices.port(i);
            double part = share / choices.size();
            loads.merge(List.of(router, port), part, Double::sum);
            int peer = network.peerRouter(router, port);
            go(peer, network.peerPort(router, port), target, part);
        }
    }

    /** Load of each output port in use, in flits per cycle, by router and port. */
    Map<List<Integer>, Double> loads() {
        return loads;
    }

    /** Mean number of hops. */
    double meanSwitches() {
        return switchesPassed / network.terminals();
    }
}
