// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.testkit.StarNetwork;

/**
 * The same random bits give the same workload, to the last bit, on every JDK: the digests were
 * recorded on Java 17 and are the same on Java 25.
 */
class SameBitsTest {
    private static final int DRAWS = 2000;
    private static final int TERMINALS = 100;

    /** A linear congruential generator of 64 bits, of which the upper ones are good. */
    private static final class Congruential implements RandomGenerator {
        private long state = 1;

        @Override
        public long nextLong() {
            state = state * 6364136223846793005L + 1442695040888963407L;
            return state ^ state >>> 32;
        }
    }

    private static Scenario scenario(Described offer) {
        Parameters length = Parameters.of(StandardParameters.LENGTH);
        Parameters parameters = length.and(offer.parameters());
        return offer.name().equals("ge")
                ? TypedScenarios.of(parameters, "scv=3")
                : TypedScenarios.of(parameters);
    }

    private static String digest(DoubleSupplier draw) {
        long digest = 0;
        for (int i = 0; i < DRAWS; i++) {
            // 0 and -0 are the same time
            digest = (digest ^ Double.doubleToLongBits(draw.getAsDouble() + 0.0)) * 0x100000001b3L;
            digest ^= digest >>> 29;
        }
        return Long.toHexString(digest);
    }

    private static String of(ArrivalProcess process) {
        RandomGenerator random = new Congruential();
        ArrivalProcess.Source source = process.start(scenario(process), 0.1);
        return digest(() -> source.nextInterval(random));
    }

    private static String of(LengthDistribution family) {
        RandomGenerator random = new Congruential();
        LengthDistribution.Lengths lengths = family.build(scenario(family));
        return digest(() -> lengths.nextLength(random));
    }

    private static String of(TrafficPattern pattern) {
        RandomGenerator random = new Congruential();
        TrafficPattern.Destinations destinations =
                pattern.build(scenario(pattern), StarNetwork.of(TERMINALS));
        return digest(() -> destinations.destination(random.nextInt(TERMINALS), random));
    }

    private static <T extends Described> Map<String, String> all(
            List<T> offers, Function<T, String> digest) {
        return offers.stream()
                .collect(Collectors.toMap(Described::name, digest, (a, b) -> a, TreeMap::new));
    }

    @Test
    void arrivals() {
        assertEquals(
                Map.of(
                        "bernoulli",
                        "41fb8af1c68a6bcf",
                        "ge",
                        "69db3db5a8b974c3",
                        "on-off",
                        "1317dcd56b5a7e00",
                        "packet-gap",
                        "6fa2430e7a96fcfd",
                        "poisson",
                        "ed3d97367a0f87cc"),
                all(InstalledWorkloads.ARRIVALS, SameBitsTest::of));
    }

    @Test
    void lengths() {
        assertEquals(
                Map.of(
                        "bimodal",
                        "c98440f51f1a9930",
                        "exponential",
                        "22670ed9f74dbe76",
                        "fixed",
                        "2d18d58a2e43dfdf",
                        "uniform",
                        "acaf6851b7abff6e"),
                all(InstalledWorkloads.LENGTHS, SameBitsTest::of));
    }

    @Test
    void patterns() {
        List<String> drawn = List.of("uniform", "hotspot", "random-permutation");
        assertEquals(
                Map.of(
                        "hotspot",
                        "e5ccb12e85d6e742",
                        "random-permutation",
                        "d92d31f14c738823",
                        "uniform",
                        "f515c3f4f3514ba4"),
                all(
                        InstalledWorkloads.PATTERNS.stream()
                                .filter(p -> drawn.contains(p.name()))
                                .toList(),
                        SameBitsTest::of));
    }
}
