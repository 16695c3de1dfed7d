// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.random.RandomGenerator;
import org.kneepoint.simulation.SimulationEngine;

/**
 * Lines of stations in series, first come first served, fed by one Poisson stream: queues whose
 * means are known exactly. The departures are those of Lindley's recursion (D. V. Lindley: The
 * theory of queues with a single server, Proc. Cambridge Phil. Soc. 48, 1952). A line is a node and
 * a channel; mean service is one cycle. In discrete time there is one line of one station, and
 * arrivals and ends of service are on slots of half a cycle.
 */
final class TandemQueues implements SimulationEngine {
    private static final int UNLIMITED = Integer.MAX_VALUE;
    private static final double SLOT = 0.5;

    private final PacketTally tally;
    private final Tandem[] lines;
    private final int stations;
    private final double gap;
    private final double hot;
    private final boolean exponential;
    private final int room;
    private final boolean loses;
    private final double delay;
    private final int silent;
    private final boolean discrete;
    private final RandomGenerator random;
    private double next;

    /** What makes one set of lines differ from another. */
    record Configuration(
            int lines,
            int stations,
            double load,
            double hot,
            boolean exponential,
            int room,
            boolean loses,
            double delay,
            int silent,
            boolean discrete) {
        static Configuration mm1(int lines, double load) {
            return new Configuration(lines, 1, load, 0, true, UNLIMITED, false, 0, 0, false);
        }

        static Configuration md1(int lines, double load) {
            return new Configuration(lines, 1, load, 0, false, UNLIMITED, false, 0, 0, false);
        }

        /** Geo/Geo/1: geometric times between arrivals, and geometric service of mean two slots. */
        static Configuration geo1(double load) {
            return new Configuration(1, 1, load, 0, true, UNLIMITED, false, 0, 0, true);
        }

        /** A line holds so many packets; a packet more is lost, or not generated. */
        static Configuration limited(double load, int room, boolean loses) {
            return new Configuration(1, 1, load, 0, true, room, loses, 0, 0, false);
        }

        /** Exponential stations in series. */
        static Configuration tandem(int lines, int stations, double load) {
            return new Configuration(lines, stations, load, 0, true, UNLIMITED, false, 0, 0, false);
        }

        /** Every packet takes so much longer, as it does to cross a network. */
        Configuration delayed(double cycles) {
            return new Configuration(
                    lines, stations, load, hot, exponential, room, loses, cycles, silent, discrete);
        }

        /** So many nodes more send nothing. */
        Configuration beside(int nodes) {
            return new Configuration(
                    lines, stations, load, hot, exponential, room, loses, delay, nodes, discrete);
        }

        /** A fraction of all traffic goes to line 0. */
        static Configuration hotSpot(int lines, double load, double fraction) {
            return new Configuration(lines, 1, load, fraction, true, UNLIMITED, false, 0, 0, false);
        }
    }

    /** Packets of a line in the order of their departure. */
    private static final class Tandem {
        private final double[] free;
        private double[] generated = new double[16];
        private double[] entered = new double[16];
        private double[] departs = new double[16];
        private int first;
        private int number;
        private long served;

        private Tandem(int stations) {
            free = new double[stations];
        }

        private void add(double birth, double entry, double departure) {
            if (number == generated.length) {
                generated = doubled(generated);
                entered = doubled(entered);
                departs = doubled(departs);
                first = 0;
            }
            int last = (first + number) & (generated.length - 1);
            generated[last] = birth;
            entered[last] = entry;
            departs[last] = departure;
            number++;
        }

        private double[] doubled(double[] ring) {
            double[] wider = new double[2 * ring.length];
            for (int i = 0; i < ring.length; i++) {
                wider[i] = ring[(first + i) & (ring.length - 1)];
            }
            return wider;
        }
    }

    TandemQueues(PacketTally tally, Configuration plan, RandomGenerator random) {
        this.tally = tally;
        this.random = random;
        lines = new Tandem[plan.lines()];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = new Tandem(plan.stations());
        }
        stations = plan.stations();
        gap = 1 / (plan.load() * plan.lines());
        hot = plan.hot();
        exponential = plan.exponential();
        room = plan.room();
        loses = plan.loses();
        delay = plan.delay();
        silent = plan.silent();
        discrete = plan.discrete();
        next = time(gap);
    }

    @Override
    public void advance(double until) {
        while (next < until) {
            boolean isHot = hot > 0 && random.nextDouble() < hot;
            int line = isHot ? 0 : random.nextInt(lines.length);
            serve(line, next);
            arrive(lines[line], next);
            next += time(gap);
        }
        for (int line = 0; line < lines.length; line++) {
            serve(line, until);
        }
    }

    /** Returns a random time of this mean: exponential, or geometric in slots. */
    private double time(double mean) {
        double draw = random.nextExponential();
        return discrete ? SLOT * (1 + Math.floor(draw / -Math.log1p(-SLOT / mean))) : mean * draw;
    }

    private void arrive(Tandem line, double now) {
        if (line.number >= room) {
            if (loses) {
                tally.generated(now, 1);
                tally.lost(now, 1);
            }
            return;
        }
        tally.generated(now, 1);
        double entry = Math.max(now, line.free[0]);
        double time = now;
        for (int station = 0; station < stations; station++) {
            double begin = Math.max(time, line.free[station]);
            time = begin + (exponential ? time(1) : 1);
            line.free[station] = time;
        }
        line.add(now, entry, time + delay);
    }

    private void serve(int node, double until) {
        Tandem line = lines[node];
        while (line.number > 0 && line.departs[line.first] < until) {
            int packet = line.first;
            line.first = (line.first + 1) & (line.generated.length - 1);
            line.number--;
            line.served++;
            tally.injected(line.entered[packet]);
            tally.delivered(
                    node,
                    line.generated[packet],
                    line.entered[packet],
                    line.departs[packet],
                    1,
                    stations);
        }
    }

    @Override
    public void checkInvariants() {
        for (Tandem line : lines) {
            if (line.number > room) {
                throw new IllegalStateException(line.number + " packets in room for " + room);
            }
        }
    }

    @Override
    public long backlogFlits() {
        long inside = 0;
        for (Tandem line : lines) {
            inside += line.number;
        }
        return inside;
    }

    @Override
    public double backlogAge(double now) {
        double ages = 0;
        for (Tandem line : lines) {
            for (int i = 0; i < line.number; i++) {
                ages += now - line.generated[(line.first + i) & (line.generated.length - 1)];
            }
        }
        return ages;
    }

    @Override
    public int terminals() {
        return lines.length + silent;
    }

    @Override
    public boolean isSilent(int terminal) {
        return terminal >= lines.length;
    }

    @Override
    public long flitsInjected(int terminal) {
        return terminal < lines.length ? lines[terminal].served : 0;
    }

    @Override
    public int channels() {
        return lines.length;
    }

    @Override
    public long flitsCarried(int channel) {
        return lines[channel].served;
    }

    @Override
    public String channelName(int channel) {
        return "line" + channel;
    }
}
