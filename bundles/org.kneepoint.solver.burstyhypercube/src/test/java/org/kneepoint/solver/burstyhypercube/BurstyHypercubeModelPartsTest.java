// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.queueing.GEG1;
import org.kneepoint.queueing.GEGE1K;

/** The parts of the models against independent computations. */
class BurstyHypercubeModelPartsTest {
    private static final double ROUNDING = 1e-12;

    /** Every destination of a small cube, bit by bit. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 10})
    void turnsAreThoseOfAllDestinations(int dimensions) {
        ECubeHypercube cube = new ECubeHypercube(dimensions);
        int others = (1 << dimensions) - 1;
        double[][] flows = new double[dimensions + 1][dimensions + 1];
        double[] distances = new double[dimensions + 1];
        double[] ends = new double[dimensions + 1];
        for (int target = 1; target <= others; target++) {
            int from = ECubeHypercube.SOURCE;
            for (int to = 1; to <= dimensions; to++) {
                if ((target >> (to - 1) & 1) == 1) {
                    flows[from][to]++;
                    from = to;
                }
            }
            ends[from]++;
            distances[Integer.bitCount(target)]++;
        }
        double hops = 0;
        for (int to = 1; to <= dimensions; to++) {
            for (int from = 0; from < to; from++) {
                assertEquals(flows[from][to] / others, cube.flow(from, to), ROUNDING);
            }
            assertEquals(
                    ends[to] / others,
                    cube.useProbability() * cube.lastLinkProbability(to),
                    ROUNDING);
            assertEquals(distances[to] / others, cube.distanceProbability(to), ROUNDING);
            hops += to * distances[to] / others;
        }
        assertEquals(hops, cube.meanLinks(), 1e-10);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 4", "8, 2.5", "2, 40"})
    void lengthsAreThoseOfRoundedExponentials(int flit, double flits) {
        GeometricLengths lengths = GeometricLengths.of(flit, flits);
        double mean = 0;
        double square = 0;
        double longer = 0;
        double longerMean = 0;
        double outlasting = 0;
        for (int k = 1; k < 3000; k++) {
            double weight = Math.exp(-(k - 1) / flits) - Math.exp(-k / flits);
            double phits = (double) k * flit;
            mean += weight * phits;
            square += weight * phits * phits;
            longer += phits > 7 ? weight : 0;
            longerMean += phits > 7 ? weight * phits : 0;
            outlasting += weight * Math.exp(-phits / 9);
        }
        assertEquals(mean, lengths.mean(), 1e-9 * mean);
        assertEquals(mean / flit, lengths.meanFlits(), 1e-9 * mean);
        assertEquals(square, lengths.meanSquare(), 1e-9 * square);
        assertEquals(longer, lengths.longerThanGiven(7, 0), 1e-9);
        assertEquals(longerMean / longer, lengths.meanBeyond(7), 1e-8 * mean);
        assertEquals(outlasting, lengths.outlastingProbability(9), 1e-9);
    }

    /** By integrals over the density. */
    @ParameterizedTest
    @CsvSource({"0.3, 2, 1.5", "1, 4, 10", "0.05, 0.4, 0.1"})
    void delaysAreExponentialIfAny(double chance, double mean, double time) {
        DelayMoments delay = DelayMoments.exponential(chance, mean);
        double scale = mean / chance;
        double step = scale / 2000;
        double square = 0;
        double after = 0;
        double upTo = 0;
        double upToSquare = 0;
        for (double t = step / 2; t < 60 * scale; t += step) {
            double weight = chance / scale * Math.exp(-t / scale) * step;
            square += weight * t * t;
            after += weight * Math.max(0, t - time);
            upTo += weight * Math.min(t, time);
            upToSquare += weight * Math.min(t, time) * Math.min(t, time);
        }
        assertEquals(square, delay.meanSquare(), 1e-5 * square);
        assertEquals(square / (2 * mean), delay.meanResidual(), 1e-5 * scale);
        assertEquals(after, delay.after(time).mean(), 1e-5 * mean);
        assertEquals(upTo, delay.upTo(time).mean(), 1e-5 * mean);
        assertEquals(upToSquare, delay.upTo(time).meanSquare(), 1e-5 * square);
        assertEquals(
                chance * Math.exp(-time / scale), delay.after(time).nonzeroProbability(), 1e-9);
    }

    @Test
    void noDelayStaysNone() {
        assertEquals(DelayMoments.NONE, DelayMoments.exponential(0, 0));
        assertEquals(0, DelayMoments.NONE.after(3).mean());
        assertEquals(0, DelayMoments.NONE.upTo(3).meanSquare());
        assertEquals(0, DelayMoments.NONE.meanResidual());
        assertEquals(2, DelayMoments.exponential(1, 2).after(0).mean(), ROUNDING);
        assertEquals(0, DelayMoments.exponential(1, 2).upTo(0).mean(), ROUNDING);
    }

    @ParameterizedTest
    @CsvSource({"0.02, 5, 10, 1, 8", "0.1, 1.5, 8, 2, 3", "0.2, 3, 7, 1, 12", "0, 4, 3, 1, 4"})
    void entropyQueuesAreTheQueuesWhereTheseExist(
            double rate, double arrivalScv, double service, double serviceScv, int capacity) {
        GEGE1K queue = GEGE1K.of(rate, arrivalScv, service, serviceScv, capacity);
        MaximumEntropyQueue ours =
                new MaximumEntropyQueue(rate, arrivalScv, service, serviceScv, capacity);
        assertEquals(queue.meanWaitingTime(), ours.meanWait(), 1e-9);
        assertEquals(queue.loss(), ours.blocking(), 1e-12);
        assertEquals(queue.probability(1) + queue.probability(2), ours.probability(1, 2), ROUNDING);
        assertEquals(1, ours.probability(0, capacity + 5), ROUNDING);
    }

    /** M/G/1 at the boundary of the range: constant service time. */
    @Test
    void entropyQueuesWithSteadyServiceHaveTheMeanOfTheQueue() {
        MaximumEntropyQueue queue = new MaximumEntropyQueue(0.05, 1, 10, 0, 400);
        assertEquals(10 * 0.5 / (2 * (1 - 0.5)), queue.meanWait(), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"0.05, 1, 10, 150", "0.02, 4, 30, 1500", "0.001, 9, 100, 10000"})
    void sourcesWithEqualServicesAreBatchQueues(
            double rate, double scv, double mean, double square) {
        BatchSourceQueue.SourceService service = new BatchSourceQueue.SourceService(mean, square);
        BatchSourceQueue source = new BatchSourceQueue(rate, (1 + scv) / 2, service, service);
        GEG1 queue = GEG1.of(rate, scv, mean, square / (mean * mean) - 1);
        assertEquals(queue.meanWaitingTime(), source.meanWait(), 1e-9 * queue.meanWaitingTime());
        assertEquals(queue.utilisation(), source.utilisation(), ROUNDING);
    }

    /**
     * The wait of Welch's queue with exceptional first service and single messages, with L' the
     * mean of the busy period.
     */
    @Test
    void exceptionalFirstServicesCountOncePerBusyPeriod() {
        BatchSourceQueue.SourceService first = new BatchSourceQueue.SourceService(4, 30);
        BatchSourceQueue.SourceService next = new BatchSourceQueue.SourceService(10, 180);
        double rate = 0.06;
        BatchSourceQueue source = new BatchSourceQueue(rate, 1, first, next);
        double busyPeriod = first.mean() / (1 - rate * next.mean());
        double idle = 1 / rate / (1 / rate + busyPeriod);
        assertEquals(1 - idle, source.utilisation(), ROUNDING);
        assertEquals(idle, source.busyPeriodStarts(), ROUNDING);
        double workload =
                rate
                        * (idle * first.meanSquare() + (1 - idle) * next.meanSquare())
                        / 2
                        / (1 - rate * next.mean());
        assertEquals(workload, source.meanWait(), 1e-9);
    }

    /** With many inputs of low rate the queue is M/G/1. */
    @Test
    void linesOfManyInputsAreThoseOfAQueue() {
        BurstyTraffic traffic =
                new BurstyTraffic(new ECubeHypercube(16), GeometricLengths.of(1, 8), 1, 1, 0.02);
        DelayMoments[][] none = new DelayMoments[17][17];
        TailDelay[][] tails = new TailDelay[17][];
        tails[16] = TailDelay.of(16, traffic, none, tails);
        LinkHoldingTime last = LinkHoldingTime.of(16, traffic, none, tails);
        assertEquals(traffic.lengths().mean(), last.meanHold(), ROUNDING);
        assertEquals(0, last.holdAfterTail().mean());
        LinkAccessDelay access =
                new LinkContention(traffic, last, BackToBackMessages.initial(traffic))
                        .accessDelay(0);
        double use = traffic.linkRate() * last.meanHold();
        double queue = last.meanResidual() * use / (1 - use);
        assertTrue(access.separateWait().mean() < queue);
        assertEquals(queue, access.separateWait().mean(), 0.05 * queue);
    }
}
