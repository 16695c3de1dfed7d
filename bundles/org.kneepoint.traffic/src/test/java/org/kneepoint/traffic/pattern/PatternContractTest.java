// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.traffic.GoodnessOfFit;

/** The contract of patterns: draws follow the probabilities. */
class PatternContractTest {
    private static final int DRAWS = 3000;

    @TempDir static Path folder;

    record Example(TrafficPattern pattern, int terminals, List<String> settings) {
        Destinations build(String... more) {
            List<String> all = new ArrayList<>(settings);
            all.addAll(Arrays.asList(more));
            return PatternFixtures.of(pattern, terminals, all.toArray(String[]::new));
        }

        @Override
        public String toString() {
            return pattern.name() + " of " + terminals + " " + settings;
        }
    }

    private static Example example(TrafficPattern pattern, int terminals, String... settings) {
        return new Example(pattern, terminals, List.of(settings));
    }

    static Stream<Example> examples() throws IOException {
        Path file = Files.writeString(folder.resolve("m.csv"), "0,1,3\n0,0,0\n0.25,0.5,0\n");
        return Stream.of(
                example(new UniformTraffic(), 2),
                example(new UniformTraffic(), 9),
                example(new UniformTraffic(), 9, "hotspot=0.3", "hotspot_node=8"),
                example(new UniformTraffic(), 9, "hotspot=1"),
                example(new HotSpotTraffic(), 16),
                example(new HotSpotTraffic(), 7, "hotspot=0.05", "hotspot_node=3"),
                example(new BitComplement(), 16),
                example(new BitReverse(), 32),
                example(new Shuffle(), 16),
                example(new Transpose(), 25),
                example(new Tornado(), 64, "radix=4"),
                example(new Neighbour(), 64, "radix=4"),
                example(new RandomPermutation(), 21),
                example(new AsymmetricTraffic(), 10),
                example(new MatrixTraffic(), 3, "matrix=" + file));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void probabilitiesSumToOneOrNothing(Example example) {
        for (String self : new String[] {"self=false", "self=true"}) {
            Destinations destinations = example.build(self);
            for (int source = 0; source < example.terminals(); source++) {
                double[] row = row(destinations, example.terminals(), source);
                assertTrue(Arrays.stream(row).allMatch(p -> p >= 0 && p <= 1));
                double sum = Arrays.stream(row).sum();
                assertEquals(Math.rint(sum), sum, 1e-14);
                assertTrue(sum < 1.5, "sum " + sum);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void noTerminalAddressesItselfByDefault(Example example) {
        Destinations destinations = example.build();
        for (int source = 0; source < example.terminals(); source++) {
            assertEquals(0, destinations.probability(source, source));
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void drawsFollowTheProbabilities(Example example) {
        RandomGenerator random = new SplittableRandom(11);
        for (String self : new String[] {"self=false", "self=true"}) {
            Destinations destinations = example.build(self);
            for (int source = 0; source < example.terminals(); source++) {
                double[] row = row(destinations, example.terminals(), source);
                long[] counts = new long[row.length];
                int silent = 0;
                for (int i = 0; i < DRAWS; i++) {
                    int destination = destinations.destination(source, random);
                    if (destination == Destinations.NO_DESTINATION) {
                        silent++;
                    } else {
                        counts[destination]++;
                    }
                }
                if (Arrays.stream(row).sum() == 0) {
                    assertEquals(DRAWS, silent);
                } else {
                    assertEquals(0, silent);
                    GoodnessOfFit.assertCounts(row, counts, DRAWS);
                }
            }
        }
    }

    private static double[] row(Destinations destinations, int terminals, int source) {
        return IntStream.range(0, terminals)
                .mapToDouble(destination -> destinations.probability(source, destination))
                .toArray();
    }
}
