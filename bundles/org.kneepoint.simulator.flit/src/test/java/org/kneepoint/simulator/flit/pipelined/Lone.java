// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** One packet alone in a network. */
final class Lone {
    private static final long MOST = 100_000;

    /** Its latency, cycles. */
    final long latency;

    /** Routers that it passed. */
    final int routers;

    Lone(Network network, Routing routing, Settings rules, int length, int source, int target) {
        Destinations destinations =
                new Trial.Fixed(from -> from == source ? target : Destinations.SILENT);
        Trial trial = new Trial(network, routing, rules, destinations, length, 0, 1);
        latency = trial.drain(MOST);
        long flits = 0;
        for (int channel = 0; channel < trial.engine().channels(); channel++) {
            flits += trial.engine().flitsCarried(channel);
        }
        routers = (int) (flits / length) + 1;
    }

    /** The formula of the package, which it should take. */
    static long formula(Settings rules, int length, int routers, int channel) {
        Delays d = rules.delays();
        int link = d.link() * channel;
        int a = rules.speculative() ? Math.max(d.vc(), d.allocation()) : d.vc() + d.allocation();
        int loop = 1 + d.allocation() + d.crossbar() + 2 * link + d.credit();
        int stall = routers == 1 ? shortLoop(d) : loop;
        return 2
                + (long) routers * (d.route() + a + d.crossbar() + link)
                - (link - 1)
                + (length - 1)
                + (long) Math.max(0, stall - rules.buffer()) * ((length - 1) / rules.buffer());
    }

    private static int shortLoop(Delays d) {
        return Math.max(1 + d.allocation() + d.crossbar() + 2 + d.credit(), 4);
    }
}
