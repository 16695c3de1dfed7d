// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.List;
import java.util.random.RandomGenerator;
import org.kneepoint.simulation.CustomStatistics;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.OutputStatistics;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Engine of the synchronous multistage network. In a cycle the last stage sends to the outputs;
 * then each stage, from the last but one to the first, offers packets to the next, which accepts
 * them into places that may have become free in the same cycle; then the inputs generate packets,
 * which are lost if there is no free place.
 */
public final class SlottedEngine implements SimulationEngine {
    private final SlottedFabric fabric;
    private final OutletQueues queues;
    private final SlottedSwitches switches;
    private final BernoulliSources sources;
    private final PacketTally tally;
    private final OutputStatistics outputs;
    private final BufferOccupancy occupancy;
    private final int[] arriving;
    private long cycle;

    /**
     * Creates the engine of an empty network.
     *
     * @param fabric dimensions of the network
     * @param settings settings of the switches
     * @param workload traffic of the inputs
     * @param tally tally to which packets are reported
     * @param streams random streams of the run
     * @param outputs statistics by output
     */
    public SlottedEngine(
            SlottedFabric fabric,
            SlottedSwitchSettings settings,
            SlottedWorkload workload,
            PacketTally tally,
            RandomStreams streams,
            OutputStatistics outputs) {
        this.fabric = fabric;
        this.tally = tally;
        this.outputs = outputs;
        boolean shared = settings.buffering() == BufferOrganisation.SHARED;
        int bufferSize = shared ? settings.bufferSize() : settings.bufferSize() / fabric.radix();
        RandomGenerator choices = streams.stream(SlottedStreamIds.CHOICES);
        queues =
                settings.order() == ServiceOrder.RANDOM
                        ? new RandomOrderQueues(fabric.outlets(), bufferSize, choices)
                        : new FifoQueues(fabric.outlets(), bufferSize);
        switches =
                shared
                        ? new SharedBufferSwitches(fabric, bufferSize, queues, choices)
                        : new OutputBufferSwitches(fabric, bufferSize, queues, choices);
        sources = new BernoulliSources(fabric, workload, switches, tally, streams);
        arriving = new int[fabric.nodes()];
        occupancy =
                new BufferOccupancy(
                        fabric, settings.bufferSize(), workload.hotOutput(), queues.size);
    }

    @Override
    public void advance(double until) {
        while (cycle < until) {
            occupancy.observeCycle();
            deliver();
            for (int stage = fabric.stages() - 1; stage > 0; stage--) {
                switches.transfer(stage);
            }
            sources.generate(cycle);
            cycle++;
        }
    }

    private void deliver() {
        int first = channels();
        int arrivals = findArrivals(first);
        for (int i = 0; i < arrivals; i++) {
            int output = arriving[i];
            long packet = switches.send(first + output);
            long age = PackedPacket.age(packet, cycle);
            double born = cycle - age;
            tally.delivered(output, born, born, cycle, 1, fabric.stages());
            outputs.delivered(output, age, PackedPacket.isHot(packet));
        }
    }

    /** Lists the outputs at which a packet arrives and returns their number. */
    private int findArrivals(int first) {
        int arrivals = 0;
        for (int output = 0; output < fabric.nodes(); output++) {
            arriving[arrivals] = output;
            arrivals += -queues.size[first + output] >>> Integer.SIZE - 1;
        }
        return arrivals;
    }

    @Override
    public void checkInvariants() {
        switches.checkInvariants();
        queues.checkInvariants();
        checkRoutes();
    }

    /** Checks that every packet is at the outlet given by the digits of its output. */
    private void checkRoutes() {
        for (int queue = 0; queue < fabric.outlets(); queue++) {
            for (int number = 0; number < queues.size[queue]; number++) {
                int led = 0;
                int reach = 1;
                for (int stage = 0; stage <= queue / fabric.nodes(); stage++) {
                    long packet = queues.packet(queues.place(queue, number));
                    led = led * fabric.radix() + fabric.digit(packet, fabric.shift(stage));
                    reach *= fabric.radix();
                }
                if (queue % reach != led) {
                    throw new IllegalStateException(
                            "a packet whose digits lead to " + led + " is at outlet " + queue);
                }
            }
        }
    }

    @Override
    public long backlogFlits() {
        long inside = 0;
        for (int held : queues.size) {
            inside += held;
        }
        return inside;
    }

    @Override
    public double backlogAge(double now) {
        double ages = 0;
        for (int queue = 0; queue < fabric.outlets(); queue++) {
            for (int number = 0; number < queues.size[queue]; number++) {
                ages += PackedPacket.age(queues.packet(queues.place(queue, number)), (long) now);
            }
        }
        return ages;
    }

    @Override
    public int channels() {
        return fabric.outlets() - fabric.nodes();
    }

    @Override
    public long flitsCarried(int channel) {
        return queues.sent[channel];
    }

    /** Counts stages from 1. */
    @Override
    public String channelName(int channel) {
        return "s" + (channel / fabric.nodes() + 1) + "_w" + channel % fabric.nodes();
    }

    @Override
    public List<CustomStatistics> customStatistics() {
        return List.of(outputs, occupancy);
    }
}
