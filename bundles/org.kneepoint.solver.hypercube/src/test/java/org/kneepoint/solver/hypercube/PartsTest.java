// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.queueing.GEG1;
import org.kneepoint.queueing.GEGE1K;

/** The parts of the models, each against something that does not share its code. */
class PartsTest {
    private static final double ROUNDING = 1e-12;

    /** Every destination of a small cube, bit by bit. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 10})
    void turnsAreThoseOfAllDestinations(int dimensions) {
        Cube cube = new Cube(dimensions);
        int others = (1 << dimensions) - 1;
        double[][] flows = new double[dimensions + 1][dimensions + 1];
        double[] distances = new double[dimensions + 1];
        double[] ends = new double[dimensions + 1];
        for (int target = 1; target <= others; target++) {
            int from = Cube.SOURCE;
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
            assertEquals(ends[to] / others, cube.use() * cube.end(to), ROUNDING);
            assertEquals(distances[to] / others, cube.distance(to), ROUNDING);
            hops += to * distances[to] / others;
        }
        assertEquals(hops, cube.hops(), 1e-10);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 4", "8, 2.5", "2, 40"})
    void lengthsAreThoseOfRoundedExponentials(int flit, double flits) {
        Lengths lengths = Lengths.of(flit, flits);
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
        assertEquals(square, lengths.square(), 1e-9 * square);
        assertEquals(longer, lengths.beyond(7, 0), 1e-9);
        assertEquals(longerMean / longer, lengths.meanBeyond(7), 1e-8 * mean);
        assertEquals(outlasting, lengths.outlasting(9), 1e-9);
    }

    /** By integrals over the density. */
    @ParameterizedTest
    @CsvSource({"0.3, 2, 1.5", "1, 4, 10", "0.05, 0.4, 0.1"})
    void delaysAreExponentialIfAny(double chance, double mean, double time) {
        Delay delay = Delay.exponential(chance, mean);
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
        assertEquals(square, delay.square(), 1e-5 * square);
        assertEquals(square / (2 * mean), delay.residual(), 1e-5 * scale);
        assertEquals(after, delay.after(time).mean(), 1e-5 * mean);
        assertEquals(upTo, delay.upTo(time).mean(), 1e-5 * mean);
        assertEquals(upToSquare, delay.upTo(time).square(), 1e-5 * square);
        assertEquals(chance * Math.exp(-time / scale), delay.after(time).chance(), 1e-9);
    }

    @Test
    void noDelayStaysNone() {
        assertEquals(Delay.NONE, Delay.exponential(0, 0));
        assertEquals(0, Delay.NONE.after(3).mean());
        assertEquals(0, Delay.NONE.upTo(3).square());
        assertEquals(0, Delay.NONE.residual());
        assertEquals(2, Delay.exponential(1, 2).after(0).mean(), ROUNDING);
        assertEquals(0, Delay.exponential(1, 2).upTo(0).mean(), ROUNDING);
    }

    @ParameterizedTest
    @CsvSource({"0.02, 5, 10, 1, 8", "0.1, 1.5, 8, 2, 3", "0.2, 3, 7, 1, 12", "0, 4, 3, 1, 4"})
    void entropyQueuesAreTheQueuesWhereTheseExist(
            double rate, double arrivalScv, double service, double serviceScv, int capacity) {
        GEGE1K queue = GEGE1K.of(rate, arrivalScv, service, serviceScv, capacity);
        EntropyQueue ours = new EntropyQueue(rate, arrivalScv, service, serviceScv, capacity);
        assertEquals(queue.meanWaitingTime(), ours.waiting(), 1e-9);
        assertEquals(queue.loss(), ours.blocking(), 1e-12);
        assertEquals(queue.probability(1) + queue.probability(2), ours.probability(1, 2), ROUNDING);
        assertEquals(1, ours.probability(0, capacity + 5), ROUNDING);
    }

    /** M/G/1 at the boundary of the range: a service without variation. */
    @Test
    void entropyQueuesWithSteadyServiceHaveTheMeanOfTheQueue() {
        EntropyQueue queue = new EntropyQueue(0.05, 1, 10, 0, 400);
        assertEquals(10 * 0.5 / (2 * (1 - 0.5)), queue.waiting(), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"0.05, 1, 10, 150", "0.02, 4, 30, 1500", "0.001, 9, 100, 10000"})
    void sourcesWithEqualServicesAreBatchQueues(
            double rate, double scv, double mean, double square) {
        SourceQueue.Service service = new SourceQueue.Service(mean, square);
        SourceQueue source = new SourceQueue(rate, (1 + scv) / 2, service, service);
        GEG1 queue = GEG1.of(rate, scv, mean, square / (mean * mean) - 1);
        assertEquals(queue.meanWaitingTime(), source.waiting(), 1e-9 * queue.meanWaitingTime());
        assertEquals(queue.utilisation(), source.utilisation(), ROUNDING);
    }

    /**
     * An exceptional first service of single messages: the workload is that of the busy periods,
     * which begin with it. The wait of Welch's queue, with L' the mean of the busy period.
     */
    @Test
    void exceptionalFirstServicesCountOncePerBusyPeriod() {
        SourceQueue.Service first = new SourceQueue.Service(4, 30);
        SourceQueue.Service next = new SourceQueue.Service(10, 180);
        double rate = 0.06;
        SourceQueue source = new SourceQueue(rate, 1, first, next);
        double busyPeriod = first.mean() / (1 - rate * next.mean());
        double idle = 1 / rate / (1 / rate + busyPeriod);
        assertEquals(1 - idle, source.utilisation(), ROUNDING);
        assertEquals(idle, source.firsts(), ROUNDING);
        double workload =
                rate
                        * (idle * first.square() + (1 - idle) * next.square())
                        / 2
                        / (1 - rate * next.mean());
        assertEquals(workload, source.waiting(), 1e-9);
    }

    /** With many small inputs the line is that of M/G/1. */
    @Test
    void linesOfManyInputsAreThoseOfAQueue() {
        Traffic traffic = new Traffic(new Cube(16), Lengths.of(1, 8), 1, 1, 0.02);
        Delay[][] none = new Delay[17][17];
        Tail[][] tails = new Tail[17][];
        tails[16] = Tail.of(16, traffic, none, tails);
        Link last = Link.of(16, traffic, none, tails);
        assertEquals(traffic.lengths().mean(), last.hold(), ROUNDING);
        assertEquals(0, last.linger().mean());
        Access access = new Contention(traffic, last, Trains.none(traffic)).access(0);
        double use = traffic.linkRate() * last.hold();
        double queue = last.residual() * use / (1 - use);
        assertTrue(access.stranger().mean() < queue);
        assertEquals(queue, access.stranger().mean(), 0.05 * queue);
    }
}
