// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/** One packet alone in a network. */
final class LonePacket {
    private static final long MOST = 100_000;

    /** Its latency, cycles. */
    final long latency;

    /** Routers that it passed. */
    final int routers;

    LonePacket(
            Network network,
            Routing routing,
            PipelinedTestRouter testRouter,
            int length,
            int source,
            int target) {
        Destinations destinations =
                TestTraffic.to(from -> from == source ? target : Destinations.NO_DESTINATION);
        PipelinedTestRun trial =
                new PipelinedTestRun(network, routing, testRouter, destinations, length, 0, 1);
        latency = trial.drain(MOST);
        long flits = 0;
        for (int channel = 0; channel < trial.engine().channels(); channel++) {
            flits += trial.engine().flitsCarried(channel);
        }
        routers = (int) (flits / length) + 1;
    }

    /** The formula of the package, which it should take. */
    static long formula(PipelinedTestRouter testRouter, int length, int routers, int channel) {
        PipelineDelays d = testRouter.delays();
        int link = d.link() * channel;
        int a =
                testRouter.speculative()
                        ? Math.max(d.vcAllocation(), d.switchAllocation())
                        : d.vcAllocation() + d.switchAllocation();
        int loop = 1 + d.switchAllocation() + d.crossbar() + 2 * link + d.credit();
        int stall = routers == 1 ? shortLoop(d) : loop;
        return 2
                + (long) routers * (d.routeComputation() + a + d.crossbar() + link)
                - (link - 1)
                + (length - 1)
                + (long) Math.max(0, stall - testRouter.buffer())
                        * ((length - 1) / testRouter.buffer());
    }

    private static int shortLoop(PipelineDelays d) {
        return Math.max(1 + d.switchAllocation() + d.crossbar() + 2 + d.credit(), 4);
    }
}
