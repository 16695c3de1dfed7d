// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import org.kneepoint.simulation.statistics.LinearTrend;
import org.kneepoint.simulation.statistics.SeriesSums;
import org.kneepoint.simulation.statistics.TimeWindows;
import org.kneepoint.simulation.statistics.WindowBatches;

/** Number of packets in the system and in the network, and flits delivered, over the whole run. */
final class BacklogHistory {
    /** Where packets are counted. */
    enum Population {
        /** From generation until they are lost or delivered: source queues and network. */
        SYSTEM,
        /** From their entry into the network on. */
        NETWORK
    }

    private static final int SYSTEM = Population.SYSTEM.ordinal();
    private static final int NETWORK = Population.NETWORK.ordinal();
    private static final int FLITS = 0;

    private final TimeWindows windows = new TimeWindows(2, 1);

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

    /** Returns the integral over time of the packets in a place, from 0 to this time. */
    double integral(Population population, double time) {
        double integral = 0;
        for (int window = 0; window < TimeWindows.MAX_WINDOWS; window++) {
            double since = time - windows.start(window);
            integral += windows.weight(window, population.ordinal()) * since;
            integral -= windows.moment(window, population.ordinal());
        }
        return integral;
    }

    /** Returns the course of the packets inside over the second half of the time. */
    LinearTrend trend(double time) {
        int completed = windows.completed(time);
        double[] levels = levels(Population.SYSTEM, completed);
        WindowBatches steps = new WindowBatches(completed / 2, completed, LinearTrend.STEPS);
        return LinearTrend.of(
                Arrays.copyOfRange(levels, completed / 2, completed),
                steps.sums((from, to) -> windows.weight(SYSTEM, from, to)));
    }

    /** Returns the mean packets in the network in equal parts of the time; NaN in an empty part. */
    double[] inFlight(double time, int parts) {
        double[] levels = levels(Population.NETWORK, windows.completed(time));
        WindowBatches batches = new WindowBatches(0, levels.length, parts);
        return batches.sums((from, to) -> SeriesSums.mean(Arrays.copyOfRange(levels, from, to)));
    }

    /** The mean number in a place in each window passed. */
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

    /** Returns what was delivered from one time to another. */
    AcceptedThroughput accepted(double since, double time) {
        int completed = windows.completed(time);
        int first = Math.min(completed, (int) Math.ceil(since / windows.width()));
        WindowBatches parts = new WindowBatches(first, completed, AcceptedThroughput.PARTS);
        return AcceptedThroughput.of(
                parts.sums((from, to) -> (to - from) * windows.width()),
                parts.sums((from, to) -> windows.sum(FLITS, from, to)));
    }
}
