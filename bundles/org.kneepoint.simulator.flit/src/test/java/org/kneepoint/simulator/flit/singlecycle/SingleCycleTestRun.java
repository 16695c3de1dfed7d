// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.kernel.CountedLengths;
import org.kneepoint.simulator.flit.kernel.FlitWorkload;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;

/**
 * A network under some traffic, watched from outside: by the packets that exist after each cycle,
 * so that nothing of what the engine reports enters.
 */
final class SingleCycleTestRun {
    static final SourceQueuePolicy INFINITE =
            new SourceQueuePolicy(SourceQueuePolicy.Kind.INFINITE, 0);
    static final SourceQueuePolicy BLOCKED =
            new SourceQueuePolicy(SourceQueuePolicy.Kind.BLOCKED, 0);

    private final PacketPool packets;
    private final Network network;
    private final int[] channels;
    private final SingleCycleRouterEngine engine;
    private final CountedLengths lengths;
    private final List<PacketTimes> lives = new ArrayList<>();
    private final List<PacketTimes> ended = new ArrayList<>();
    private long now;

    /** One packet: its number, where it is from, and when it was generated, entered, arrived. */
    record PacketTimes(int packet, int source, long generated, long entered, long arrived) {
        long latency() {
            return arrived - generated;
        }
    }

    SingleCycleTestRun(
            Network network,
            Routing routing,
            SingleCycleTestRouter design,
            SingleCycleTestTraffic traffic,
            SourceQueuePolicy queue,
            long seed) {
        this.network = network;
        lengths = new CountedLengths(traffic.lengths());
        FlitWorkload workload =
                new FlitWorkload(
                        traffic.destinations(),
                        lengths,
                        new ArrivalProcessGeneration(traffic.processes()),
                        queue);
        RouterContext context =
                RouterContext.of(
                        network,
                        routing,
                        design.flow(),
                        workload,
                        new PacketTally(network.terminals()),
                        RandomStreams.of(seed));
        packets = context.packets();
        channels = context.wiring().channels;
        engine = new SingleCycleRouterEngine(context, design.settings());
    }

    /** A trial of the usual routing with unlimited source queues. */
    static SingleCycleTestRun of(
            Network network, SingleCycleTestRouter testRouter, SingleCycleTestTraffic traffic) {
        return new SingleCycleTestRun(
                network, Networks.usual(network), testRouter, traffic, INFINITE, 1);
    }

    SingleCycleRouterEngine engine() {
        return engine;
    }

    /** Returns the output port of a channel. */
    int port(int channel) {
        return channels[channel];
    }

    long now() {
        return now;
    }

    /** Returns the number of packets inside. */
    int packets() {
        return packets.size();
    }

    /** Returns the number of packets generated so far, those lost included. */
    long generated() {
        return lengths.packets();
    }

    /** Returns the number of flits generated so far, those lost included. */
    long flitsGenerated() {
        return lengths.flits();
    }

    /** Advances by some cycles. */
    void run(long cycles) {
        now += cycles;
        engine.advance(now);
    }

    /** Advances by some cycles and notes the lives of the packets that end meanwhile. */
    List<PacketTimes> watch(int cycles) {
        ended.clear();
        for (int i = 0; i < cycles; i++) {
            run(1);
            for (PacketTimes life : lives) {
                if (packets.generated[life.packet] != life.generated) {
                    ended.add(
                            new PacketTimes(
                                    life.packet,
                                    life.source,
                                    life.generated,
                                    packets.injected[life.packet],
                                    now));
                }
            }
            lives.clear();
            for (int packet = 0; packet < packets.length.length; packet++) {
                if (packets.length[packet] > 0 && packets.generated[packet] >= 0) {
                    lives.add(
                            new PacketTimes(
                                    packet,
                                    packets.source[packet],
                                    packets.generated[packet],
                                    0,
                                    0));
                }
            }
        }
        return List.copyOf(ended);
    }

    /** Advances until nothing is inside, and returns the time. */
    long drain(long most) {
        do {
            run(1);
        } while (packets.size() > 0 && now < most);
        return now;
    }

    /** Advances by some cycles and measures meanwhile. */
    Figures measure(long cycles) {
        long before = generated() - packets.size();
        long flits = flitsGenerated() - engine.backlogFlits();
        double ages = packets.totalAge(now);
        long inside = 0;
        for (long i = 0; i < cycles; i++) {
            run(1);
            inside += packets.size();
        }
        long arrived = generated() - packets.size() - before;
        double latencies = inside + arrived + ages - packets.totalAge(now);
        double perTerminal = (double) cycles * network.terminals();
        return new Figures(
                latencies / arrived,
                (flitsGenerated() - engine.backlogFlits() - flits) / perTerminal);
    }

    /**
     * What was measured.
     *
     * @param latency mean from generation to the arrival of the tail, of the packets that arrived
     * @param throughput flits per terminal and cycle
     */
    record Figures(double latency, double throughput) {}
}
