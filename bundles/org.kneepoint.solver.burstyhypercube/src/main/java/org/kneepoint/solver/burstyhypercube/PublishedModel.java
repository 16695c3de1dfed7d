// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import java.util.Arrays;
import org.kneepoint.solver.burstyhypercube.BurstyHypercubeSolution.Termination;

/**
 * The model of the paper, eqs (2) to (23), in one interpretation.
 *
 * <p>Channels are numbered by the remaining links, from the ejection channel, 0, which has no wait.
 * For each follow the effective service time s_i = b_(i-1) + h_(i-1) (18), the wait w_i of the
 * queue GE/GE/1/K (8), that of contention alone h_i, and the holding time b_i (6). Blocking (15)
 * and departures (14) depend on all channels and are iterated.
 */
final class PublishedModel {
    private static final int MOST_PASSES = 1000;
    private static final double STEADY = 1e-12;

    private final ECubeHypercube cube;
    private final double scv;
    private final PaperInterpretation interpretation;
    private final int top;
    private final double[] blocking;
    private final double[] departures;
    private final double[] services;
    private final double[] waits;
    private final double[] contention;
    private double variance;

    private PublishedModel(ECubeHypercube cube, double scv, PaperInterpretation interpretation) {
        this.cube = cube;
        this.scv = scv;
        this.interpretation = interpretation;
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
    static BurstyHypercubeSolution solve(
            ECubeHypercube cube, double scv, PaperInterpretation interpretation) {
        return new PublishedModel(cube, scv, interpretation).solve();
    }

    private BurstyHypercubeSolution solve() {
        double change = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass < MOST_PASSES && change >= STEADY; pass++) {
            change = sweep();
            if (!(change < Double.POSITIVE_INFINITY)) {
                return BurstyHypercubeSolution.none(Termination.overloaded("link", 1));
            }
        }
        return change < STEADY
                ? solution()
                : BurstyHypercubeSolution.none(Termination.unconverged(MOST_PASSES, change));
    }

    private double rate() {
        return interpretation.rate() * cube.meanLinks() / top;
    }

    /** Solves from the ejection channel to the first link; returns the change. */
    private double sweep() {
        double arrivals = arrivals();
        double hold = interpretation.service();
        variance = interpretation.scv() * hold * hold;
        double change = 0;
        for (int channel = 1; channel <= top; channel++) {
            services[channel] = hold + contention[channel - 1];
            double service = services[channel];
            double spread = interpretation.literal() ? 1 : variance / (service * service);
            change += queue(channel, arrivals, spread);
            double use = rate() * service;
            double leaving = use * (1 - use) + (1 - use) * arrivals + use * use * spread;
            // relative: next to saturation the variation exceeds 1 by far, and so do its roundings
            change += Math.abs(leaving - departures[channel]) / Math.max(1, Math.abs(leaving));
            departures[channel] = leaving;
            hold = hold(channel);
        }
        return change;
    }

    /** Eq. (14) with the two sums added, as flows merge. */
    private double arrivals() {
        double sum = 0;
        for (int links = 1; links <= top; links++) {
            double part = cube.distanceProbability(links) / cube.meanLinks();
            sum += part / (1 + thinnedScv(links, scv));
            sum += (links - 1) * part / (1 + thinnedScv(links, departures[links]));
        }
        return 1 / sum - 1;
    }

    private double thinnedScv(int links, double variation) {
        return 1 + cube.distanceProbability(links) / top * (variation - 1);
    }

    /** Eqs (7), (8), (16), (19), (20) with capacity d + n; as printed with (15). */
    private double queue(int channel, double arrivals, double spread) {
        double service = services[channel];
        double again = interpretation.literal() ? blocking[channel] : 0;
        double rate = rate() / (1 - again);
        double variation = (arrivals - again) / (1 - again);
        double wait = 0;
        double blocked = 0;
        double full = 0;
        for (int d = 0; d < interpretation.heldProbabilities().length; d++) {
            MaximumEntropyQueue queue =
                    new MaximumEntropyQueue(rate, variation, service, spread, top + d);
            double weight = interpretation.heldProbabilities()[d];
            double blocking = queue.blocking();
            wait += weight * queue.meanWait();
            blocked += weight * blocking;
            full += weight * ((1 - blocking) * queue.probability(d, top) + blocking);
        }
        double held =
                interpretation.literal()
                        ? full * service + (1 - full) * interpretation.service()
                        : service;
        waits[channel] = wait;
        contention[channel] =
                new MaximumEntropyQueue(rate, variation, held, spread, top).meanWait();
        double change = Math.abs(blocked - blocking[channel]);
        blocking[channel] = blocked;
        return change;
    }

    /** Eqs (3) to (6), the second branch of (6) as printed; sets the variance of the time. */
    private double hold(int channel) {
        double length = interpretation.service();
        double square = length * length * (1 + interpretation.scv());
        double ahead = 0;
        double aheadSquare = 0;
        double between = 0;
        for (int buffers = 1; buffers <= channel; buffers++) {
            double deeper = buffers < channel ? interpretation.fillProbabilities()[buffers + 1] : 0;
            double weight = interpretation.fillProbabilities()[buffers] - deeper;
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

    /** Eqs (21) to (23), with 1 for the variation of the service time of the source. */
    private BurstyHypercubeSolution solution() {
        double mean = 0;
        for (int links = 1; links <= top; links++) {
            mean += cube.distanceProbability(links) * services[links];
        }
        double use = interpretation.rate() * mean;
        if (!(use < 1)) {
            return BurstyHypercubeSolution.none(Termination.overloaded("source", use));
        }
        double wait = mean / 2 * (scv - 1 + 2 * use) / (1 - use);
        double network = interpretation.literal() ? mean : mean + cube.meanLinks();
        return BurstyHypercubeSolution.of(wait + network, network, use);
    }
}
