// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.simulation.CustomStatistics;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.ThreadTeam;

/**
 * Independent copies of one simulated network at the same time, as one engine: its counts are the
 * sums over the copies. They are advanced side by side by the processors that the run may use,
 * which does not change a bit of the results.
 */
final class NetworkCopies implements SimulationEngine, AutoCloseable {
    /** An array, over which a loop allocates nothing: figures are read channel by channel. */
    private SimulationEngine[] engines = {};

    private final List<PacketTally> tallies = new ArrayList<>();
    private final Optional<EngineFactory> factory;
    private final Progress progress;
    private ThreadTeam team = ThreadTeam.of(1);
    private PacketTally pooled;

    private NetworkCopies(Optional<EngineFactory> factory, Progress progress) {
        this.factory = factory;
        this.progress = progress;
    }

    /**
     * Returns the first copy.
     *
     * @param factory builds further copies; empty if there are none
     * @param progress tells how many processors the run may use
     */
    static NetworkCopies of(
            SimulationEngine engine,
            PacketTally tally,
            Optional<EngineFactory> factory,
            Progress progress) {
        NetworkCopies copies = new NetworkCopies(factory, progress);
        copies.add(engine, tally);
        return copies;
    }

    private void add(SimulationEngine engine, PacketTally tally) {
        engines = Arrays.copyOf(engines, size() + 1);
        engines[size() - 1] = engine;
        tallies.add(tally);
        pooled = null;
    }

    /** Returns whether copies can be added. */
    boolean areExtensible() {
        return factory.isPresent();
    }

    /**
     * Builds further copies at time 0, which do not belong to these yet.
     *
     * @param number number of copies, at least 1
     * @param streams random streams of the first copy
     */
    NetworkCopies further(int number, RandomStreams streams) {
        NetworkCopies further = new NetworkCopies(factory, progress);
        for (int copy = size(); copy < size() + number; copy++) {
            PacketTally tally = tallies.get(0).another();
            further.add(factory.orElseThrow().build(tally, streams.ofCopy(copy)), tally);
        }
        return further;
    }

    /** Adds further copies, which have been advanced to the time of these. */
    void addAll(NetworkCopies further) {
        engines = Arrays.copyOf(engines, size() + further.size());
        System.arraycopy(further.engines, 0, engines, tallies.size(), further.size());
        tallies.addAll(further.tallies);
        pooled = null;
    }

    /** Returns the number of copies. */
    int size() {
        return engines.length;
    }

    /** Returns the packets of all copies up to now; no engine reports to it. */
    PacketTally tally() {
        if (size() == 1) {
            return tallies.get(0);
        }
        if (pooled == null) {
            pooled = PacketTally.pooled(tallies);
        }
        return pooled;
    }

    /** Restarts the measurement of all copies now, for packets generated before {@code end}. */
    void restart(double now, double end) {
        tallies.forEach(tally -> tally.restart(now, end));
        pooled = null;
    }

    /** Sets the cutoff of all copies to the present time. */
    void setCutoff(double now) {
        tallies.forEach(tally -> tally.measuredPackets().setCutoff(now));
        pooled = null;
    }

    @Override
    public void advance(double until) {
        pooled = null;
        int threads = Math.min(size(), progress.processors());
        if (threads == 1) {
            for (SimulationEngine engine : engines) {
                engine.advance(until);
            }
            return;
        }
        if (team.size() != threads) {
            team.close();
            team = ThreadTeam.of(threads);
        }
        AtomicInteger next = new AtomicInteger();
        team.run(
                part -> {
                    for (int copy = next.getAndIncrement();
                            copy < size();
                            copy = next.getAndIncrement()) {
                        engines[copy].advance(until);
                    }
                });
    }

    @Override
    public int cyclesAtFullSpeed() {
        return engines[0].cyclesAtFullSpeed();
    }

    @Override
    public int deadlockedPackets() {
        return Arrays.stream(engines).mapToInt(SimulationEngine::deadlockedPackets).sum();
    }

    @Override
    public void checkInvariants() {
        for (SimulationEngine engine : engines) {
            engine.checkInvariants();
        }
    }

    @Override
    public long backlogFlits() {
        return Arrays.stream(engines).mapToLong(SimulationEngine::backlogFlits).sum();
    }

    @Override
    public double backlogAge(double now) {
        return Arrays.stream(engines).mapToDouble(engine -> engine.backlogAge(now)).sum();
    }

    @Override
    public int channels() {
        return engines[0].channels();
    }

    @Override
    public long flitsCarried(int channel) {
        return sum(SimulationEngine::flitsCarried, channel);
    }

    @Override
    public int terminals() {
        return engines[0].terminals();
    }

    @Override
    public boolean isSilent(int terminal) {
        return engines[0].isSilent(terminal);
    }

    @Override
    public long flitsInjected(int terminal) {
        return sum(SimulationEngine::flitsInjected, terminal);
    }

    @Override
    public long flitsEjected(int terminal) {
        return sum(SimulationEngine::flitsEjected, terminal);
    }

    private long sum(FlitCount count, int index) {
        long flits = 0;
        for (SimulationEngine engine : engines) {
            flits += count.of(engine, index);
        }
        return flits;
    }

    @Override
    public double channelServiceTime() {
        return engines[0].channelServiceTime();
    }

    @Override
    public double channelRate(int channel) {
        return engines[0].channelRate(channel);
    }

    @Override
    public List<CustomStatistics> customStatistics() {
        return IntStream.range(0, engines[0].customStatistics().size())
                .<CustomStatistics>mapToObj(SummedStatistics::new)
                .toList();
    }

    /** Counts those of the first copy, which suffice for a fraction of time. */
    @Override
    public void countBlocked(long[] counts) {
        engines[0].countBlocked(counts);
    }

    @Override
    public String channelName(int channel) {
        return engines[0].channelName(channel);
    }

    @Override
    public void close() {
        team.close();
    }

    /**
     * Flits that a channel or terminal of an engine has passed; not boxed, unlike those of Java.
     */
    private interface FlitCount {
        long of(SimulationEngine engine, int index);
    }

    /** One of the custom statistics, summed over the copies. */
    private final class SummedStatistics implements CustomStatistics {
        private final int index;

        private SummedStatistics(int index) {
            this.index = index;
        }

        private CustomStatistics of(SimulationEngine engine) {
            return engine.customStatistics().get(index);
        }

        @Override
        public double[] sums() {
            double[] sums = of(engines[0]).sums();
            for (int copy = 1; copy < size(); copy++) {
                double[] added = of(engines[copy]).sums();
                Arrays.setAll(sums, i -> sums[i] + added[i]);
            }
            return sums;
        }

        @Override
        public void report(Point.Builder point, double[] sums, double cycles) {
            of(engines[0]).report(point, sums, cycles);
        }
    }
}
