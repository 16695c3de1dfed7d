// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

/**
 * The same networks once more, as plainly as can be: a calendar of events, queues of objects, the
 * omega network by its perfect shuffle, random numbers of the JDK. Service takes 1.
 */
final class ReferenceSimulation {
    private record Event(double time, long number, Runnable action) {}

    private record Packet(double generated, int output) {}

    /** A buffer, and what serves its first packet unless there are links. */
    private static final class Station {
        final Deque<Packet> queue = new ArrayDeque<>();
        final Deque<Runnable> waiting = new ArrayDeque<>();
        int taken;
    }

    private static final class Link {
        final Deque<Station> asking = new ArrayDeque<>();
        boolean busy;
    }

    private final MultistageLayout layout;
    private final MultistageSwitchSettings settings;
    private final MultistageWorkload workload;
    private final Random random;
    private final PriorityQueue<Event> calendar =
            new PriorityQueue<>(
                    Comparator.comparingDouble(Event::time).thenComparingLong(Event::number));
    private final List<Station[]> stations = new ArrayList<>();
    private final List<Link[]> links = new ArrayList<>();
    private double now;
    private double warmup;
    private long events;
    private double latencies;
    private long delivered;
    private long generated;
    private long lost;

    ReferenceSimulation(
            MultistageLayout layout,
            MultistageSwitchSettings settings,
            MultistageWorkload workload,
            long seed) {
        this.layout = layout;
        this.settings = settings;
        this.workload = workload;
        random = new Random(seed);
        for (int stage = 0; stage < layout.stages(); stage++) {
            Station[] row = new Station[layout.nodes()];
            Link[] wires = new Link[layout.nodes()];
            for (int wire = 0; wire < layout.nodes(); wire++) {
                row[wire] = new Station();
                wires[wire] = new Link();
            }
            stations.add(row);
            links.add(wires);
        }
    }

    void run(double leftOut, double cycles) {
        warmup = leftOut;
        for (int source = 0; source < layout.nodes(); source++) {
            generateLater(source);
        }
        while (calendar.peek().time() < leftOut + cycles) {
            Event event = calendar.remove();
            now = event.time();
            event.action().run();
        }
    }

    double latency() {
        return latencies / delivered;
    }

    double loss() {
        return lost / (double) generated;
    }

    private void after(double time, Runnable action) {
        calendar.add(new Event(now + time, events++, action));
    }

    private void generateLater(int source) {
        after(
                -Math.log(1 - random.nextDouble()) / workload.rate(),
                () -> {
                    generate(source);
                    generateLater(source);
                });
    }

    private void generate(int source) {
        boolean hot = random.nextDouble() < workload.hotspot();
        Packet packet =
                new Packet(now, hot ? workload.hotOutput() : random.nextInt(layout.nodes()));
        generated += now >= warmup ? 1 : 0;
        boolean joinsOutput = settings.architecture() == SwitchArchitecture.OUTPUT_BUFFERS;
        Station first = stations.get(0)[joinsOutput ? shuffled(0, source, packet) : source];
        if (first.taken == layout.capacity()) {
            lose();
        } else {
            first.taken++;
            enter(0, joinsOutput ? shuffled(0, source, packet) : source, packet);
        }
    }

    private void lose() {
        lost += now >= warmup ? 1 : 0;
    }

    /** The perfect shuffle, and the exchange by a digit of the output. */
    private int shuffled(int stage, int wire, Packet packet) {
        int digit = packet.output();
        for (int later = stage + 1; later < layout.stages(); later++) {
            digit /= layout.radix();
        }
        return (wire * layout.radix() + digit % layout.radix()) % layout.nodes();
    }

    private void enter(int stage, int wire, Packet packet) {
        Station station = stations.get(stage)[wire];
        station.queue.add(packet);
        if (station.queue.size() == 1) {
            turnTo(stage, wire);
        }
    }

    private void turnTo(int stage, int wire) {
        Station station = stations.get(stage)[wire];
        Packet packet = station.queue.element();
        if (settings.architecture() == SwitchArchitecture.OUTPUT_LINKS) {
            int next = shuffled(stage, wire, packet);
            Link link = links.get(stage)[next];
            link.asking.add(station);
            grant(stage, next);
        } else {
            int passed = settings.architecture() == SwitchArchitecture.OUTPUT_BUFFERS ? 1 : 0;
            boolean last = stage == layout.stages() - 1;
            int next = last ? -1 : shuffled(stage + passed, wire, packet);
            serve(stage, station, next, () -> left(stage, wire));
        }
    }

    private void grant(int stage, int wire) {
        Link link = links.get(stage)[wire];
        if (!link.busy && !link.asking.isEmpty()) {
            link.busy = true;
            Station from = link.asking.remove();
            int home = List.of(stations.get(stage)).indexOf(from);
            serve(
                    stage,
                    from,
                    wire,
                    () -> {
                        left(stage, home);
                        link.busy = false;
                        grant(stage, wire);
                    });
        }
    }

    /** The first packet of a station has gone: another comes first, and there is room. */
    private void left(int stage, int wire) {
        Station station = stations.get(stage)[wire];
        if (!station.queue.isEmpty()) {
            turnTo(stage, wire);
        }
        station.taken--;
        if (!station.waiting.isEmpty()) {
            station.waiting.remove().run();
        }
    }

    /** Serves the first packet of a station, passes it on, and then does the rest. */
    private void serve(int stage, Station from, int wire, Runnable then) {
        if (stage == layout.stages() - 1) {
            after(1, () -> deliver(from.queue.remove(), then));
            return;
        }
        Station next = stations.get(stage + 1)[wire];
        Runnable move =
                () -> {
                    Packet packet = from.queue.remove();
                    enter(stage + 1, wire, packet);
                    then.run();
                };
        if (settings.blocking() == BlockingPolicy.BEFORE_SERVICE) {
            whenRoom(next, () -> after(1, move));
        } else {
            after(1, () -> end(from, next, move, then));
        }
    }

    private void end(Station from, Station next, Runnable move, Runnable then) {
        if (next.taken < layout.capacity() || settings.blocking() == BlockingPolicy.AFTER_SERVICE) {
            whenRoom(next, move);
        } else if (settings.blocking() == BlockingPolicy.REPEAT) {
            after(1, () -> end(from, next, move, then));
        } else {
            from.queue.remove();
            lose();
            then.run();
        }
    }

    private void whenRoom(Station station, Runnable action) {
        Runnable taking =
                () -> {
                    station.taken++;
                    action.run();
                };
        if (station.taken < layout.capacity()) {
            taking.run();
        } else {
            station.waiting.add(taking);
        }
    }

    private void deliver(Packet packet, Runnable then) {
        if (packet.generated() >= warmup) {
            latencies += now - packet.generated();
            delivered++;
        }
        then.run();
    }
}
