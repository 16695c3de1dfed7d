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
 * then each stage, from the last but one to the first, offers packets to the next, which takes them
 * into places that may have become free in that same cycle; then the inputs generate, and what
 * finds no room is lost.
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
     * Creates an empty network.
     *
     * @param fabric its size
     * @param settings how its switches are made
     * @param workload what the inputs generate
     * @param tally what it reports to
     * @param streams its random numbers
     * @param outputs what arrives where
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
        int room = shared ? settings.bufferSize() : settings.bufferSize() / fabric.radix();
        RandomGenerator choices = streams.stream(SlottedStreamIds.CHOICES);
        queues =
                settings.order() == ServiceOrder.RANDOM
                        ? new RandomOrderQueues(fabric.outlets(), room, choices)
                        : new FifoQueues(fabric.outlets(), room);
        switches =
                shared
                        ? new SharedBufferSwitches(fabric, room, queues, choices)
                        : new OutputBufferSwitches(fabric, room, queues, choices);
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

    /** Lists the outputs at which a packet arrives, and returns how many do. */
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

    /** Every packet waits where the digits of its output up to here have led. */
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
                            "a packet whose way ends with " + led + " waits at outlet " + queue);
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

    /** Stages count from 1 here, as for the user. */
    @Override
    public String channelName(int channel) {
        return "s" + (channel / fabric.nodes() + 1) + "_w" + channel % fabric.nodes();
    }

    @Override
    public List<CustomStatistics> customStatistics() {
        return List.of(outputs, occupancy);
    }
}
