// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

import java.util.Arrays;
import org.kneepoint.solver.hypercube.Solution.Ending;

/**
 * The model of the paper, eqs (2) to (23), in one of its readings.
 *
 * <p>Channels count by the links that are left behind them, from the ejection channel, 0, which
 * nobody waits for. Of each comes the effective service time s_i = b_(i-1) + h_(i-1) (18), the wait
 * w_i of the queue GE/GE/1/K (8), that of the contention alone h_i, and the holding time b_i (6).
 * Refusals (15) and departures (14) depend on the figures of all channels and are iterated.
 */
final class PublishedModel {
    private static final int MOST_PASSES = 1000;
    private static final double STEADY = 1e-12;

    private final Cube cube;
    private final double scv;
    private final Reading reading;
    private final int top;
    private final double[] blocking;
    private final double[] departures;
    private final double[] services;
    private final double[] waits;
    private final double[] contention;
    private double variance;

    private PublishedModel(Cube cube, double scv, Reading reading) {
        this.cube = cube;
        this.scv = scv;
        this.reading = reading;
        top = cube.dimensions();
        blocking = new double[top + 1];
        departures = new double[top + 1];
        Arrays.fill(departures, 1);
        services = new double[top + 1];
        waits = new double[top + 1];
        contention = new double[top + 1];
    }

    /**
     * Solves the model.
     *
     * @param scv squared coefficient of variation of the interarrival time
     */
    static Solution solve(Cube cube, double scv, Reading reading) {
        return new PublishedModel(cube, scv, reading).solve();
    }

    private Solution solve() {
        double change = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass < MOST_PASSES && change >= STEADY; pass++) {
            change = pass();
            if (!(change < Double.POSITIVE_INFINITY)) {
                return Solution.none(Ending.overloaded("link", 1));
            }
        }
        return change < STEADY
                ? solution()
                : Solution.none(Ending.unconverged(MOST_PASSES, change));
    }

    private double rate() {
        return reading.rate() * cube.hops() / top;
    }

    /** From the ejection channel to the first link; returns what the pass changed. */
    private double pass() {
        double arrivals = arrivals();
        double hold = reading.service();
        variance = reading.scv() * hold * hold;
        double change = 0;
        for (int channel = 1; channel <= top; channel++) {
            services[channel] = hold + contention[channel - 1];
            double service = services[channel];
            double spread = reading.literal() ? 1 : variance / (service * service);
            change += queue(channel, arrivals, spread);
            double use = rate() * service;
            double leaving = use * (1 - use) + (1 - use) * arrivals + use * use * spread;
            change += Math.abs(leaving - departures[channel]);
            departures[channel] = leaving;
            hold = hold(channel);
        }
        return change;
    }

    /** Eq. (14) with the two sums added, as streams merge. */
    private double arrivals() {
        double sum = 0;
        for (int links = 1; links <= top; links++) {
            double part = cube.distance(links) / cube.hops();
            sum += part / (1 + thinned(links, scv));
            sum += (links - 1) * part / (1 + thinned(links, departures[links]));
        }
        return 1 / sum - 1;
    }

    private double thinned(int links, double variation) {
        return 1 + cube.distance(links) / top * (variation - 1);
    }

    /** Eqs (7), (8), (16), (19), (20) with capacity d + n; to the letter with (15). */
    private double queue(int channel, double arrivals, double spread) {
        double service = services[channel];
        double again = reading.literal() ? blocking[channel] : 0;
        double rate = rate() / (1 - again);
        double variation = (arrivals - again) / (1 - again);
        double wait = 0;
        double blocked = 0;
        double full = 0;
        for (int d = 0; d < reading.held().length; d++) {
            EntropyQueue queue = new EntropyQueue(rate, variation, service, spread, top + d);
            double weight = reading.held()[d];
            double refused = queue.blocking();
            wait += weight * queue.waiting();
            blocked += weight * refused;
            full += weight * ((1 - refused) * queue.probability(d, top) + refused);
        }
        double held = reading.literal() ? full * service + (1 - full) * reading.service() : service;
        waits[channel] = wait;
        contention[channel] = new EntropyQueue(rate, variation, held, spread, top).waiting();
        double change = Math.abs(blocked - blocking[channel]);
        blocking[channel] = blocked;
        return change;
    }

    /** Eqs (3) to (6), the second branch of (6) as printed; sets the variance of the time. */
    private double hold(int channel) {
        double length = reading.service();
        double square = length * length * (1 + reading.scv());
        double ahead = 0;
        double aheadSquare = 0;
        double between = 0;
        for (int buffers = 1; buffers <= channel; buffers++) {
            double deeper = buffers < channel ? reading.buffers()[buffers + 1] : 0;
            double weight = reading.buffers()[buffers] - deeper;
            double forward =
                    waits[channel] - contention[channel] + contention[channel - buffers] + between;
            ahead += weight * forward;
            aheadSquare += weight * forward * forward;
            between += waits[channel - buffers];
        }
        if (length <= ahead) {
            variance = aheadSquare - ahead * ahead;
            return ahead;
        }
        double slow = length / (length + 2 * ahead);
        double hold = length + slow * ahead;
        double slowSquare = square + 2 * length * ahead + aheadSquare;
        variance = slow * slowSquare + (1 - slow) * square - hold * hold;
        return hold;
    }

    /** Eqs (21) to (23), with 1 for the variation of the service of the source. */
    private Solution solution() {
        double mean = 0;
        for (int links = 1; links <= top; links++) {
            mean += cube.distance(links) * services[links];
        }
        double use = reading.rate() * mean;
        if (!(use < 1)) {
            return Solution.none(Ending.overloaded("source", use));
        }
        double wait = mean / 2 * (scv - 1 + 2 * use) / (1 - use);
        double network = reading.literal() ? mean : mean + cube.hops();
        return Solution.of(wait + network, network, use);
    }
}
