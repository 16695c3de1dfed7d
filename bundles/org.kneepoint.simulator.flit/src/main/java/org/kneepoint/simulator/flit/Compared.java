// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.Set;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.SourceQueue;
import org.kneepoint.simulator.flit.kernel.Switching;

/**
 * Which runs are of a kind that was compared with another simulator; a single departure makes a
 * point extrapolated. The description tells the same in words.
 */
final class Compared {
    /** The ranges, for the user. */
    static final String RANGE =
            "Points are 'checked' where everything about them was compared with another simulator,"
                    + " else 'extrapolated': up to 1024 terminals, the network's first routing,"
                    + " dimension-order-balanced or dimension-order-unwrapped, uniform traffic,"
                    + " packets of one length, wormhole switching and no allow.deadlock; with"
                    + " pipelined, and not speculative, up to 8 virtual channels of up to 16 flits,"
                    + " handed on after the tail, default delays but delay.route and delay.credit 0"
                    + " or 1 and links of 1 or 2 cycles; with ideal one virtual channel of up to 8"
                    + " flits; both with Poisson or Bernoulli arrivals at infinite source queues;"
                    + " with single-cycle 2 virtual channels of 16 flits, the default injection"
                    + " buffer, and blocked sources of arrivals=packet-gap.";

    private static final int LARGEST = 1024;
    private static final int MOST_VCS = 8;
    private static final int LONGEST_BUFFER = 16;
    private static final int LONGEST_IDEAL_BUFFER = 8;
    private static final int LONGEST_LINK = 2;
    private static final Set<String> INDEPENDENT_TIMES = Set.of("poisson", "bernoulli");
    private static final Set<String> ROUTINGS =
            Set.of("dimension-order-balanced", "dimension-order-unwrapped");

    private final NetworkContext context;
    private final Scenario scenario;
    private final Plan plan;
    private final Network network;

    private Compared(NetworkContext context, Plan plan) {
        this.context = context;
        this.plan = plan;
        scenario = context.scenario();
        network = context.network();
    }

    static Validity validity(NetworkContext context, Plan plan) {
        Compared run = new Compared(context, plan);
        boolean compared =
                switch (plan.model()) {
                    case PIPELINED -> run.isPipelined();
                    case SINGLE_CYCLE -> run.isSingleCycle();
                    case IDEAL -> run.isIdeal();
                };
        return compared && run.isCommon() ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }

    private boolean isCommon() {
        Routing routing = context.routing();
        String usual = network.routings().get(0).name();
        return network.terminals() <= LARGEST
                && (routing.name().equals(usual) || ROUTINGS.contains(routing.name()))
                && context.lengths().scv() == 0
                && plan.flow().switching() == Switching.WORMHOLE
                && !scenario.get(StandardParameters.ALLOW_DEADLOCK)
                && context.destinations().isUniform(network.terminals());
    }

    private boolean isPipelined() {
        return plan.flow().vcs() <= MOST_VCS
                && plan.flow().buffer() <= LONGEST_BUFFER
                && plan.flow().reuse() == Reuse.AFTER_TAIL
                && !scenario.get(Words.SPECULATIVE)
                && scenario.get(Words.ROUTE) <= 1
                && scenario.get(Words.VC) == 1
                && scenario.get(Words.SWITCH) == 1
                && scenario.get(Words.CROSSBAR) == 1
                && scenario.get(Words.CREDIT) <= 1
                && longestLink() <= LONGEST_LINK
                && isOpen();
    }

    private boolean isIdeal() {
        return plan.flow().vcs() == 1 && plan.flow().buffer() <= LONGEST_IDEAL_BUFFER && isOpen();
    }

    private boolean isSingleCycle() {
        return plan.flow().vcs() == 2
                && plan.flow().buffer() == LONGEST_BUFFER
                && !scenario.get(Words.INPUT_LIMIT)
                && scenario.get(Words.INJECTION_BUFFER)
                        .equals(Words.INJECTION_BUFFER.fallback().orElseThrow())
                && Words.source(scenario).kind() == SourceQueue.Kind.BLOCKED
                && scenario.get(StandardParameters.ARRIVALS).equals("packet-gap");
    }

    private boolean isOpen() {
        return Words.source(scenario).kind() == SourceQueue.Kind.INFINITE
                && INDEPENDENT_TIMES.contains(scenario.get(StandardParameters.ARRIVALS));
    }

    private long longestLink() {
        long longest = 0;
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                if (network.peerRouter(router, port) != Network.UNCONNECTED) {
                    longest = Math.max(longest, network.delay(router, port));
                }
            }
        }
        return longest * scenario.get(Words.LINK);
    }
}
