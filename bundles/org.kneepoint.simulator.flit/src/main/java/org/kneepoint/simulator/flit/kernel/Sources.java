// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Generates the messages of all terminals and keeps those that wait to enter, first come first
 * served. A terminal with nothing to do costs nothing. Owned by one thread.
 */
public final class Sources {
    private static final int NOBODY = -1;

    private final Packets packets;
    private final PacketTally tally;
    private final SourceQueue queue;
    private final Destinations destinations;
    private final Lengths lengths;
    private final RandomGenerator times;
    private final RandomGenerator targets;
    private final RandomGenerator sizes;
    private final Generation generation;
    private final double[] due;
    private final CalendarQueue calendar;
    private final int[] first;
    private final int[] last;
    private final int[] waiting;
    private long flitsWaiting;
    private int[] woken = new int[16];
    private int wakes;

    /**
     * Starts the generation of all terminals at time 0.
     *
     * @param workload what they send
     * @param terminals number of terminals
     * @param packets where packets are made
     * @param tally where they are counted
     * @param streams random streams, of which this takes {@link Stream#TIMES}, {@link
     *     Stream#TARGETS} and {@link Stream#SIZES}
     */
    Sources(
            Workload workload,
            int terminals,
            Packets packets,
            PacketTally tally,
            RandomStreams streams) {
        destinations = workload.destinations();
        lengths = workload.lengths();
        generation = workload.generation();
        queue = workload.queue();
        this.packets = packets;
        this.tally = tally;
        times = streams.stream(Stream.TIMES);
        targets = streams.stream(Stream.TARGETS);
        sizes = streams.stream(Stream.SIZES);
        due = new double[terminals];
        calendar = new CalendarQueue(terminals);
        first = new int[terminals];
        last = new int[terminals];
        waiting = new int[terminals];
        Arrays.fill(first, NOBODY);
        for (int t = 0; t < terminals; t++) {
            due[t] = generation.first(t, times);
            enter(t);
        }
    }

    private void enter(int terminal) {
        if (due[terminal] < Generation.NEVER) {
            calendar.enter(terminal, (long) due[terminal]);
        }
    }

    /**
     * Generates the messages of a cycle.
     *
     * @return how many terminals have a packet to send now and had none before; see {@link #woken}
     */
    public int generate(long cycle) {
        wakes = 0;
        int terminal = calendar.take(cycle);
        while (terminal != NOBODY) {
            int following = calendar.after(terminal);
            generate(terminal, cycle);
            terminal = following;
        }
        return wakes;
    }

    /** Returns one of the terminals that {@link #generate} woke. */
    public int woken(int index) {
        return woken[index];
    }

    /** Returns whether certainly no message is generated in a cycle. */
    public boolean isQuiet(long cycle) {
        return calendar.isFree(cycle);
    }

    private void generate(int terminal, long cycle) {
        while ((long) due[terminal] <= cycle) {
            int destination = destinations.destination(terminal, targets);
            if (destination == Destinations.SILENT) {
                due[terminal] = generation.silent(terminal, due[terminal], times);
                continue;
            }
            int length = lengths.next(sizes);
            generation.generated(cycle);
            generate(terminal, destination, length, cycle);
            if (queue.kind() == SourceQueue.Kind.BLOCKED) {
                return;
            }
            due[terminal] = generation.next(terminal, due[terminal], length, times);
        }
        enter(terminal);
    }

    private void generate(int terminal, int destination, int length, long cycle) {
        tally.generated(cycle, length);
        if (queue.kind() == SourceQueue.Kind.FINITE && waiting[terminal] >= queue.places()) {
            tally.lost(cycle, length);
            return;
        }
        int packet = packets.create();
        packets.source[packet] = terminal;
        packets.destination[packet] = destination;
        packets.length[packet] = length;
        packets.hops[packet] = 0;
        packets.generated[packet] = cycle;
        append(terminal, packet);
    }

    private void append(int terminal, int packet) {
        packets.next[packet] = NOBODY;
        if (first[terminal] == NOBODY) {
            first[terminal] = packet;
            if (wakes == woken.length) {
                woken = Arrays.copyOf(woken, 2 * wakes);
            }
            woken[wakes++] = terminal;
        } else {
            packets.next[last[terminal]] = packet;
        }
        last[terminal] = packet;
        waiting[terminal]++;
        flitsWaiting += packets.length[packet];
    }

    /** Returns the packet that enters next from a terminal, or -1. */
    public int first(int terminal) {
        return first[terminal];
    }

    /** Takes the first packet of a terminal out of its queue; it enters the network now. */
    public int take(int terminal, long cycle) {
        int packet = take(terminal);
        enter(packet, cycle);
        return packet;
    }

    /** Takes the first packet of a terminal out of its queue; it has yet to {@link #enter}. */
    public int take(int terminal) {
        int packet = first[terminal];
        first[terminal] = packets.next[packet];
        waiting[terminal]--;
        flitsWaiting -= packets.length[packet];
        return packet;
    }

    /** Notes that the header of a packet enters the network now. */
    public void enter(int packet, long cycle) {
        packets.entered[packet] = cycle;
        tally.injected(cycle);
    }

    /**
     * Tells a blocked terminal that the last flit of its packet has entered, so that from the next
     * cycle on it may generate again. Does nothing for other kinds of queue.
     *
     * @param packet the packet
     * @param cycle cycle in which its last flit entered
     */
    public void entered(int packet, long cycle) {
        if (queue.kind() != SourceQueue.Kind.BLOCKED) {
            return;
        }
        int terminal = packets.source[packet];
        int length = packets.length[packet];
        long free = cycle + 1;
        double stopped = free - (packets.generated[packet] + length);
        double last = due[terminal] + stopped;
        due[terminal] = Math.max(free, generation.next(terminal, last, length, times));
        enter(terminal);
    }

    /** Returns the number of flits of the packets that wait to enter. */
    public long flitsWaiting() {
        return flitsWaiting;
    }
}
