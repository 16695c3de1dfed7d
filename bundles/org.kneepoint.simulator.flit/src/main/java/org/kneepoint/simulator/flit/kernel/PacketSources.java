// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import java.util.BitSet;
import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Generates the messages of all terminals and keeps the source queues, first come first served.
 * Idle terminals cost nothing. Used by one thread.
 */
public final class PacketSources {
    private static final int NONE = -1;

    private final PacketPool packets;
    private final SourceReports reports;
    private final SourceQueuePolicy queuePolicy;
    private final Destinations destinations;
    private final Lengths lengths;
    private final RandomGenerator timeRandom;
    private final RandomGenerator destinationRandom;
    private final RandomGenerator lengthRandom;
    private final MessageGeneration generation;
    private final BitSet silent = new BitSet();
    private final double[] due;
    private final CalendarQueue calendar;
    private final int[] first;
    private final int[] last;
    private final int[] waiting;
    private long queuedFlits;
    private int[] newlyBacklogged = new int[16];
    private int newlyBackloggedCount;

    /**
     * Starts the generation of all terminals at time 0.
     *
     * @param workload traffic of the terminals
     * @param terminals number of terminals
     * @param packets pool of the packets
     * @param tally tally to which they are reported
     * @param streams random streams, of which this takes {@link FlitStreamIds#TIMES}, {@link
     *     FlitStreamIds#DESTINATIONS}, {@link FlitStreamIds#LENGTHS} and {@link
     *     FlitStreamIds#SENDERS}
     */
    PacketSources(
            FlitWorkload workload,
            int terminals,
            PacketPool packets,
            PacketTally tally,
            RandomStreams streams) {
        destinations = workload.destinations();
        lengths = workload.lengths();
        generation = workload.generation();
        queuePolicy = workload.sourceQueue();
        this.packets = packets;
        reports = new SourceReports(tally);
        timeRandom = streams.stream(FlitStreamIds.TIMES);
        destinationRandom = streams.stream(FlitStreamIds.DESTINATIONS);
        lengthRandom = streams.stream(FlitStreamIds.LENGTHS);
        due = new double[terminals];
        calendar = new CalendarQueue(terminals);
        first = new int[terminals];
        last = new int[terminals];
        waiting = new int[terminals];
        Arrays.fill(first, NONE);
        RandomGenerator senderRandom = streams.stream(FlitStreamIds.SENDERS);
        for (int t = 0; t < terminals; t++) {
            if (destinations.destination(t, senderRandom) == Destinations.NO_DESTINATION) {
                silent.set(t);
            } else {
                due[t] = generation.first(t, timeRandom);
                enter(t);
            }
        }
    }

    /** Returns whether a terminal never sends. */
    public boolean isSilent(int terminal) {
        return silent.get(terminal);
    }

    private void enter(int terminal) {
        if (due[terminal] < MessageGeneration.NEVER) {
            calendar.add(terminal, (long) due[terminal]);
        }
    }

    /**
     * Generates the messages of a cycle.
     *
     * @return number of terminals whose source queue was empty before, see {@link #newlyBacklogged}
     */
    public int generate(long cycle) {
        newlyBackloggedCount = 0;
        int terminal = calendar.removeDue(cycle);
        while (terminal != NONE) {
            int next = calendar.next(terminal);
            generate(terminal, cycle);
            terminal = next;
        }
        return newlyBackloggedCount;
    }

    /** Returns one of the terminals counted by {@link #generate}. */
    public int newlyBacklogged(int index) {
        return newlyBacklogged[index];
    }

    /** Returns whether no message is generated in a cycle; may be false without one. */
    public boolean isIdle(long cycle) {
        return calendar.isEmpty(cycle);
    }

    private void generate(int terminal, long cycle) {
        while ((long) due[terminal] <= cycle) {
            int destination = destinations.destination(terminal, destinationRandom);
            if (destination == Destinations.NO_DESTINATION) {
                throw new IllegalStateException(
                        "terminal " + terminal + " has no destination for one of its messages");
            }
            int length = lengths.nextLength(lengthRandom);
            generation.generated(terminal, cycle);
            generate(terminal, destination, length, cycle);
            if (queuePolicy.kind() == SourceQueuePolicy.Kind.BLOCKED) {
                return;
            }
            due[terminal] = generation.next(terminal, due[terminal], length, timeRandom);
        }
        enter(terminal);
    }

    private void generate(int terminal, int destination, int length, long cycle) {
        reports.generated(cycle, length);
        if (queuePolicy.kind() == SourceQueuePolicy.Kind.FINITE
                && waiting[terminal] >= queuePolicy.capacity()) {
            reports.lost(cycle, length);
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
        packets.next[packet] = NONE;
        if (first[terminal] == NONE) {
            first[terminal] = packet;
            if (newlyBackloggedCount == newlyBacklogged.length) {
                newlyBacklogged = Arrays.copyOf(newlyBacklogged, 2 * newlyBackloggedCount);
            }
            newlyBacklogged[newlyBackloggedCount++] = terminal;
        } else {
            packets.next[last[terminal]] = packet;
        }
        last[terminal] = packet;
        waiting[terminal]++;
        queuedFlits += packets.length[packet];
    }

    /** From now on tells the tally by {@link #report} only what happens at the sources. */
    public void deferReports() {
        reports.defer();
    }

    /** Tells the tally what happened at the sources in the cycles up to one. */
    public void report(long cycle) {
        reports.report(cycle);
    }

    /** Returns the head packet of a source queue, or -1. */
    public int first(int terminal) {
        return first[terminal];
    }

    /** Removes the head packet of a source queue and injects it. */
    public int poll(int terminal, long cycle) {
        int packet = poll(terminal);
        enter(packet, cycle);
        return packet;
    }

    /** Removes the head packet of a source queue, to be injected by {@link #enter}. */
    public int poll(int terminal) {
        int packet = first[terminal];
        first[terminal] = packets.next[packet];
        waiting[terminal]--;
        queuedFlits -= packets.length[packet];
        return packet;
    }

    /** Reports the injection of the header of a packet. */
    public void enter(int packet, long cycle) {
        packets.injected[packet] = cycle;
        reports.injected(cycle);
    }

    /**
     * Reports the injection of the tail of a packet: a blocked terminal may generate again from the
     * next cycle on. No effect for other source queues.
     *
     * @param packet the packet
     * @param cycle cycle of injection of its tail
     */
    public void tailInjected(int packet, long cycle) {
        if (queuePolicy.kind() != SourceQueuePolicy.Kind.BLOCKED) {
            return;
        }
        int terminal = packets.source[packet];
        int length = packets.length[packet];
        long nextFree = cycle + 1;
        double stopped = nextFree - (packets.generated[packet] + length);
        double last = due[terminal] + stopped;
        due[terminal] = Math.max(nextFree, generation.next(terminal, last, length, timeRandom));
        enter(terminal);
    }

    /** Returns the number of flits in the source queues. */
    public long queuedFlits() {
        return queuedFlits;
    }
}
