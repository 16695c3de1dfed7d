// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.kernel.CountedLengths;
import org.kneepoint.simulator.flit.kernel.FlitWorkload;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;
import org.kneepoint.simulator.flit.kernel.VcClassMap;

/**
 * A network under some traffic, measured from outside by the packets that exist after each cycle:
 * their sum over time is what all latencies together amount to, so that nothing of what the engine
 * reports enters.
 */
final class IdealTestRun {
    private static final SourceQueuePolicy UNLIMITED =
            new SourceQueuePolicy(SourceQueuePolicy.Kind.INFINITE, 0);

    private final Network network;
    private final Routing routing;
    private FlowControl flow = new FlowControl(1, 1, Switching.WORMHOLE, VcReallocation.NON_ATOMIC);
    private SourceQueuePolicy queue = UNLIMITED;
    private Destinations destinations;
    private Lengths lengths = TestTraffic.fixed(1);
    private ArrivalProcess.Source[] processes;
    private long seed = 1;
    private PacketPool packets;
    private IdealRouterEngine engine;
    private long now;
    private CountedLengths counted;

    private IdealTestRun(Network network, Routing routing) {
        this.network = network;
        this.routing = routing;
        destinations = TestTraffic.uniform(network.terminals());
        processes = new ArrivalProcess.Source[network.terminals()];
        Arrays.fill(processes, TestTraffic.at());
    }

    /** Routers of one virtual channel and one place, no traffic. */
    static IdealTestRun of(Network network, Routing routing) {
        return new IdealTestRun(network, routing);
    }

    static IdealTestRun of(Network network) {
        return of(network, network.routings().get(0))
                .vcs(VcClassMap.minVcs(network.routings().get(0)));
    }

    IdealTestRun vcs(int vcs) {
        return flow(flow.withVcs(vcs));
    }

    IdealTestRun buffer(int places) {
        return flow(flow.withBuffer(places));
    }

    IdealTestRun hand(Switching switching, VcReallocation reallocation) {
        return flow(flow.with(switching).with(reallocation));
    }

    private IdealTestRun flow(FlowControl changed) {
        flow = changed;
        return this;
    }

    IdealTestRun queue(SourceQueuePolicy.Kind kind, int places) {
        queue = new SourceQueuePolicy(kind, places);
        return this;
    }

    IdealTestRun destinations(Destinations changed) {
        destinations = changed;
        return this;
    }

    IdealTestRun lengths(Lengths changed) {
        lengths = changed;
        return this;
    }

    IdealTestRun length(int flits) {
        return lengths(TestTraffic.fixed(flits));
    }

    IdealTestRun seed(long changed) {
        seed = changed;
        return this;
    }

    /** Poisson arrivals at every terminal, messages per cycle. */
    IdealTestRun rate(double rate) {
        processes = TestTraffic.poisson(network.terminals(), rate);
        return this;
    }

    /** Messages of one terminal, at these times. */
    IdealTestRun at(int terminal, double... times) {
        processes[terminal] = TestTraffic.at(times);
        return this;
    }

    IdealRouterEngine engine() {
        if (engine == null) {
            counted = new CountedLengths(lengths);
            FlitWorkload workload =
                    new FlitWorkload(
                            destinations, counted, new ArrivalProcessGeneration(processes), queue);
            RouterContext context =
                    RouterContext.of(
                            network,
                            routing,
                            flow,
                            workload,
                            new PacketTally(network.terminals()),
                            RandomStreams.of(seed));
            packets = context.packets();
            engine = new IdealRouterEngine(context, TerminalAttachment.CHANNELS);
        }
        return engine;
    }

    PacketPool packets() {
        engine();
        return packets;
    }

    long generated() {
        engine();
        return counted.packets();
    }

    long generatedFlits() {
        engine();
        return counted.flits();
    }

    /** Advances by some cycles. */
    IdealTestRun run(long cycles) {
        now += cycles;
        engine().advance(now);
        return this;
    }

    /** Runs until nothing is left of all that was generated; returns the cycles that this took. */
    long drain(int packetsToCome, long most) {
        while (generated() < packetsToCome || packets.size() > 0) {
            if (now >= most) {
                throw new AssertionError(packets.size() + " packets left at " + now);
            }
            run(1);
        }
        return now;
    }

    /** Returns the flits that all channels between routers have carried. */
    long carried() {
        long flits = 0;
        for (int channel = 0; channel < engine().channels(); channel++) {
            flits += engine().flitsCarried(channel);
        }
        return flits;
    }

    /** Runs for some cycles in as many parts, and measures meanwhile. */
    BatchSums measure(long cycles, int parts) {
        double[] sums = new double[parts];
        double[] packetsGone = new double[parts];
        for (int part = 0; part < parts; part++) {
            long before = packets.size() - generated();
            double presence = packets.totalAge(now);
            for (long i = 0; i < cycles / parts; i++) {
                run(1);
                presence += packets.size();
            }
            packetsGone[part] = before - packets.size() + generated();
            // A packet is not seen any more in the cycle in which its tail arrives.
            sums[part] = presence - packets.totalAge(now) + packetsGone[part];
        }
        return new BatchSums(sums, packetsGone);
    }

    /**
     * Latencies over equal parts of a time.
     *
     * @param sums of the latencies of the packets that arrived in each part, cycles
     * @param packets that arrived in each part
     */
    record BatchSums(double[] sums, double[] packets) {
        /** Quantile 0.975 of Student's distribution of 19 degrees of freedom. */
        private static final double STUDENT = 2.093;

        double mean() {
            return Arrays.stream(sums).sum() / Arrays.stream(packets).sum();
        }

        /** Half width of the interval of the mean with a confidence of 95 %, for 20 parts. */
        double halfWidth() {
            double mean = mean();
            double each = Arrays.stream(packets).sum() / packets.length;
            double squares = 0;
            for (int i = 0; i < sums.length; i++) {
                double deviation = (sums[i] - mean * packets[i]) / each;
                squares += deviation * deviation;
            }
            return STUDENT * Math.sqrt(squares / (sums.length - 1) / sums.length);
        }
    }
}
