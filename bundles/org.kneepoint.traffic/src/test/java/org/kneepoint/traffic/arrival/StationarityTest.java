// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.ArrivalProcess.Source;
import org.kneepoint.traffic.GoodnessOfFit;
import org.kneepoint.traffic.TypedScenarios;

/** The rate is the same in every cycle from the first. */
class StationarityTest {
    private static final int TERMINALS = 20_000;
    private static final int CYCLES = 24;
    private static final double RATE = 0.06;

    /**
     * @param dispersion variance of the messages in a cycle over their mean
     */
    record Example(ArrivalProcess process, double dispersion, String... settings) {
        Source start() {
            Parameters length = Parameters.of(StandardParameters.LENGTH);
            return process.start(
                    TypedScenarios.of(length.and(process.parameters()), settings), RATE);
        }

        @Override
        public String toString() {
            return process.name();
        }
    }

    static Stream<Example> examples() {
        return Stream.of(
                new Example(new PoissonArrivals(), 1),
                new Example(new GeneralisedExponentialArrivals(), 5, "scv=5"),
                new Example(new BernoulliArrivals(), 1 - RATE),
                new Example(new PacketGapArrivals(), 1 - RATE, "length=10"),
                new Example(new OnOffArrivals(), 1 - RATE, "burst=20", "duty=0.1"));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyCycleHasTheRate(Example example) {
        long[] messages = count(example, false);
        for (long count : messages) {
            double variance = RATE * example.dispersion();
            GoodnessOfFit.assertMean(RATE, variance, (double) count / TERMINALS, TERMINALS);
        }
    }

    /** The test rejects a first time with the distribution of the intervals. */
    @Test
    void aPlainFirstIntervalWouldBeSeen() {
        examples()
                .skip(1)
                .forEach(
                        example -> {
                            long first = count(example, true)[0];
                            double error = first - RATE * TERMINALS;
                            double deviation = Math.sqrt(RATE * example.dispersion() * TERMINALS);
                            assertTrue(Math.abs(error) > 6 * deviation, example + ": " + error);
                        });
    }

    private static long[] count(Example example, boolean plain) {
        RandomGenerator random = new SplittableRandom(41);
        long[] messages = new long[CYCLES];
        for (int terminal = 0; terminal < TERMINALS; terminal++) {
            Source source = example.start();
            if (plain) {
                source.nextInterval(random);
            }
            for (double t = source.nextInterval(random);
                    t < CYCLES;
                    t += source.nextInterval(random)) {
                messages[(int) t]++;
            }
        }
        return messages;
    }
}
