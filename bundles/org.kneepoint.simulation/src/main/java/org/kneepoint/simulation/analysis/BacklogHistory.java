// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import java.util.List;
import org.kneepoint.simulation.statistics.LinearTrend;
import org.kneepoint.simulation.statistics.SeriesSums;
import org.kneepoint.simulation.statistics.TimeWindows;
import org.kneepoint.simulation.statistics.WindowBatches;

/**
 * Number of packets in the system and in the network, and flits delivered, over the whole run, in
 * one network or in several copies of it together.
 */
final class BacklogHistory {
    /** Packets that are counted. */
    enum Population {
        /** From generation to loss or delivery: source queues and network. */
        SYSTEM,
        /** From injection to loss or delivery. */
        NETWORK
    }

    private static final int SYSTEM = Population.SYSTEM.ordinal();
    private static final int NETWORK = Population.NETWORK.ordinal();
    private static final int FLITS = 0;

    private final TimeWindows windows = new TimeWindows(2, 1);
    private int copies = 1;

    /** Returns the history of several copies of a network. */
    static BacklogHistory pooled(List<BacklogHistory> copies) {
        BacklogHistory pooled = new BacklogHistory();
        pooled.copies = copies.size();
        copies.forEach(copy -> pooled.windows.addAll(copy.windows));
        return pooled;
    }

    void generated(double time, int packets) {
        windows.addWeighted(windows.indexOf(time), SYSTEM, time, packets);
    }

    void lost(double time, int packets) {
        windows.addWeighted(windows.indexOf(time), SYSTEM, time, -packets);
    }

    void injected(double time, int packets) {
        windows.addWeighted(windows.indexOf(time), NETWORK, time, packets);
    }

    void departed(double time, int flitsDelivered) {
        int window = windows.indexOf(time);
        windows.addWeighted(window, SYSTEM, time, -1);
        windows.addWeighted(window, NETWORK, time, -1);
        windows.add(window, FLITS, flitsDelivered);
    }

    /** Returns the flits delivered, in all copies. */
    double flitsDelivered() {
        return windows.sum(FLITS, 0, TimeWindows.MAX_WINDOWS);
    }

    /** Returns the integral of a population over time, from 0 to {@code time}, in all copies. */
    double integral(Population population, double time) {
        double integral = 0;
        for (int window = 0; window < TimeWindows.MAX_WINDOWS; window++) {
            double since = time - windows.start(window);
            integral += windows.weight(window, population.ordinal()) * since;
            integral -= windows.moment(window, population.ordinal());
        }
        return integral;
    }

    /** Returns the trend of the backlog over the second half of the run. */
    LinearTrend trend(double time) {
        int completed = windows.completed(time);
        double[] levels = levels(Population.SYSTEM, completed);
        WindowBatches steps = new WindowBatches(completed / 2, completed, RunRules.BACKLOG_STEPS);
        return LinearTrend.of(
                Arrays.copyOfRange(levels, completed / 2, completed),
                steps.sums((from, to) -> windows.weight(SYSTEM, from, to)));
    }

    /**
     * Returns the mean number of packets in one network in equal parts of the run; NaN in a part
     * without a window.
     */
    double[] inFlight(double time, int parts) {
        double[] levels = levels(Population.NETWORK, windows.completed(time));
        WindowBatches batches = new WindowBatches(0, levels.length, parts);
        return batches.sums(
                (from, to) -> SeriesSums.mean(Arrays.copyOfRange(levels, from, to)) / copies);
    }

    /** Returns the mean of a population in each complete window. */
    private double[] levels(Population population, int completed) {
        double[] levels = new double[completed];
        double before = 0;
        for (int window = 0; window < completed; window++) {
            double change = windows.weight(window, population.ordinal());
            double late = windows.moment(window, population.ordinal()) / windows.width();
            levels[window] = before + change - late;
            before += change;
        }
        return levels;
    }

    /** Returns the accepted throughput of one network between two times, in whole windows. */
    AcceptedThroughput accepted(double since, double time) {
        int completed = windows.completed(time);
        int first = Math.min(completed, (int) Math.ceil(since / windows.width()));
        WindowBatches parts = new WindowBatches(first, completed, RunRules.THROUGHPUT_PARTS);
        return AcceptedThroughput.of(
                parts.sums((from, to) -> copies * (to - from) * windows.width()),
                parts.sums((from, to) -> windows.sum(FLITS, from, to)));
    }
}
