// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Arrays;

/** What was inside and what came out over the whole run, by the time at which it happened. */
final class History {
    /** Where packets are counted. */
    enum Place {
        /** From generation until they are lost or delivered: source queues and network. */
        ANYWHERE,
        /** From their entry into the network on. */
        NETWORK
    }

    private static final int ANYWHERE = Place.ANYWHERE.ordinal();
    private static final int NETWORK = Place.NETWORK.ordinal();
    private static final int FLITS = 0;

    private final Windows windows = new Windows(2, 1);

    void generated(double time, int packets) {
        windows.mark(windows.at(time), ANYWHERE, time, packets);
    }

    void lost(double time, int packets) {
        windows.mark(windows.at(time), ANYWHERE, time, -packets);
    }

    void entered(double time, int packets) {
        windows.mark(windows.at(time), NETWORK, time, packets);
    }

    void left(double time, int flitsDelivered) {
        int window = windows.at(time);
        windows.mark(window, ANYWHERE, time, -1);
        windows.mark(window, NETWORK, time, -1);
        windows.add(window, FLITS, flitsDelivered);
    }

    /** Returns the integral over time of the packets in a place, from 0 to this time. */
    double integral(Place place, double time) {
        double integral = 0;
        for (int window = 0; window < Windows.MOST; window++) {
            double since = time - windows.start(window);
            integral += windows.weight(window, place.ordinal()) * since;
            integral -= windows.moment(window, place.ordinal());
        }
        return integral;
    }

    /** Returns the course of the packets inside over the second half of the time. */
    Trend trend(double time) {
        int passed = windows.passed(time);
        double[] levels = levels(Place.ANYWHERE, passed);
        Batches steps = new Batches(passed / 2, passed, Trend.STEPS);
        return Trend.of(
                Arrays.copyOfRange(levels, passed / 2, passed),
                steps.of((from, to) -> windows.weight(ANYWHERE, from, to)));
    }

    /** Returns the mean packets in the network in equal parts of the time; NaN in an empty part. */
    double[] inFlight(double time, int parts) {
        double[] levels = levels(Place.NETWORK, windows.passed(time));
        Batches batches = new Batches(0, levels.length, parts);
        return batches.of((from, to) -> Sums.mean(Arrays.copyOfRange(levels, from, to)));
    }

    /** The mean number in a place in each window passed. */
    private double[] levels(Place place, int passed) {
        double[] levels = new double[passed];
        double before = 0;
        for (int window = 0; window < passed; window++) {
            double change = windows.weight(window, place.ordinal());
            double late = windows.moment(window, place.ordinal()) / windows.width();
            levels[window] = before + change - late;
            before += change;
        }
        return levels;
    }

    /** Returns what was delivered from one time to another. */
    Accepted accepted(double since, double time) {
        int passed = windows.passed(time);
        int first = Math.min(passed, (int) Math.ceil(since / windows.width()));
        Batches parts = new Batches(first, passed, Accepted.PARTS);
        return Accepted.of(
                parts.of((from, to) -> (to - from) * windows.width()),
                parts.of((from, to) -> windows.sum(FLITS, from, to)));
    }
}
