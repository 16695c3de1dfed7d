// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.ArrivalProcess.Source;
import org.kneepoint.traffic.GoodnessOfFit;
import org.kneepoint.traffic.TypedScenarios;

/** Discrete-time processes against simulation of the source cycle by cycle. */
class DiscreteArrivalsTest {
    private static final int DRAWS = 40_000;
    private static final int CYCLES = 3000;

    record Example(String text, ArrivalProcess process, Scenario scenario, MarkovSource followed) {
        @Override
        public String toString() {
            return text;
        }
    }

    private static Example bernoulli(double rate) {
        ArrivalProcess process = new BernoulliArrivals();
        Scenario none = TypedScenarios.of(process);
        return new Example("bernoulli " + rate, process, none, MarkovSource.bernoulli(rate));
    }

    /** With p by the paper's equations (9) and (10) for the gap. */
    private static Example packets(int length, double load) {
        double gap = length / load - length;
        return new Example(
                "packets of " + length + " at " + load,
                new PacketGapArrivals(),
                TypedScenarios.of(Parameters.of(StandardParameters.LENGTH), "length=" + length),
                MarkovSource.packets(length, 1 / (1 + gap)));
    }

    /** By the parameters of BookSim 2. */
    private static Example onOff(double toOn, double toOff, double peak) {
        ArrivalProcess process = new OnOffArrivals();
        double duty = toOn / (toOn + toOff);
        return new Example(
                "on " + toOn + " off " + toOff + " peak " + peak,
                process,
                TypedScenarios.of(process, "burst=" + 1 / toOff, "duty=" + duty),
                MarkovSource.onOff(toOn, toOff, peak));
    }

    static Stream<Example> examples() {
        return Stream.of(
                bernoulli(0.01),
                bernoulli(0.3),
                bernoulli(1),
                packets(1, 0.4),
                packets(8, 0.1),
                packets(8, 0.7),
                packets(5, 1),
                onOff(0.01, 0.02, 0.5),
                onOff(0.1, 0.05, 1),
                onOff(0.02, 0.3, 0.1),
                onOff(0.5, 0.5, 0.4),
                onOff(0.3, 0.3, 0.05),
                onOff(0.9, 0.05, 0.2));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void intervalsAreThoseOfTheChain(Example example) {
        double rate = example.followed().rate();
        Source source = example.process().start(example.scenario(), rate);
        RandomGenerator random = new SplittableRandom(21);
        source.nextInterval(random);
        long[] counts = new long[CYCLES];
        for (int i = 0; i < DRAWS; i++) {
            count(counts, source.nextInterval(random));
        }
        GoodnessOfFit.assertCounts(example.followed().interval(CYCLES), counts, DRAWS);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theFirstTimeIsThatOfAChainLongUnderWay(Example example) {
        double rate = example.followed().rate();
        RandomGenerator random = new SplittableRandom(22);
        long[] counts = new long[CYCLES];
        for (int i = 0; i < DRAWS; i++) {
            count(counts, example.process().start(example.scenario(), rate).nextInterval(random));
        }
        GoodnessOfFit.assertCounts(example.followed().firstTime(CYCLES), counts, DRAWS);
    }

    private static void count(long[] counts, double time) {
        assertEquals(Math.rint(time), time, 0, "whole cycles");
        assertTrue(time >= 0);
        if (time < counts.length) {
            counts[(int) time]++;
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theMeanIsTheRateAndTheScvThatOfTheChain(Example example) {
        double rate = example.followed().rate();
        double mean = 0;
        double square = 0;
        double[] intervals = example.followed().interval(100_000);
        for (int k = 0; k < intervals.length; k++) {
            mean += k * intervals[k];
            square += (double) k * k * intervals[k];
        }
        assertEquals(1 / rate, mean, 1e-9 * mean);
        double scv = square / mean / mean - 1;
        assertEquals(scv, example.process().scv(example.scenario(), rate), 1e-9);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theMeanOfALongSample(Example example) {
        double rate = example.followed().rate();
        Source source = example.process().start(example.scenario(), rate);
        double scv = example.process().scv(example.scenario(), rate);
        RandomGenerator random = new SplittableRandom(23);
        source.nextInterval(random);
        double sum = 0;
        for (int i = 0; i < DRAWS; i++) {
            sum += source.nextInterval(random);
        }
        GoodnessOfFit.assertMean(1 / rate, Math.abs(scv) / rate / rate, sum / DRAWS, DRAWS);
    }
}
