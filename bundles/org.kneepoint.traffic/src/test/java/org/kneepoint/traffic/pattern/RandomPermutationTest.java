// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.support.SplitMix64;
import org.kneepoint.traffic.GoodnessOfFit;
import org.kneepoint.traffic.TypedScenarios;

class RandomPermutationTest {
    private static final TrafficPattern PATTERN = new RandomPermutation();

    private static int[] drawn(int terminals, String... settings) {
        String[] all = Arrays.copyOf(settings, settings.length + 1);
        all[settings.length] = "self=true";
        return PatternFixtures.partners(PATTERN, terminals, all);
    }

    @Test
    void everyTerminalIsAddressedOnce() {
        int[] sorted = drawn(1000);
        Arrays.sort(sorted);
        assertArrayEquals(IntStream.range(0, 1000).toArray(), sorted);
    }

    @Test
    void theSeedDecides() {
        assertArrayEquals(drawn(64), drawn(64, "seed=1"));
        assertArrayEquals(drawn(64, "seed=7"), drawn(64, "traffic_seed=7", "seed=3"));
        long same =
                IntStream.range(0, 64)
                        .filter(i -> drawn(64, "seed=1")[i] == drawn(64, "seed=2")[i])
                        .count();
        assertEquals(0, same, 6, "places that two seeds have in common");
    }

    @Test
    void boundedNumbersAreInRangeAndEven() {
        SplitMix64 random = new SplitMix64(5);
        long[] counts = new long[7];
        for (int i = 0; i < 70_000; i++) {
            counts[random.below(7)]++;
        }
        double[] even = new double[7];
        Arrays.fill(even, 1 / 7.0);
        GoodnessOfFit.assertCounts(even, counts, 70_000);
        int largest =
                IntStream.range(0, 1000).map(i -> random.below(Integer.MAX_VALUE)).max().getAsInt();
        assertEquals(Integer.MAX_VALUE, largest, Integer.MAX_VALUE / 100.0);
    }

    @Test
    void everyPermutationIsEquallyLikely() {
        int seeds = 24_000;
        Map<String, Integer> drawn = new TreeMap<>();
        for (int seed = 1; seed <= seeds; seed++) {
            drawn.merge(Arrays.toString(drawn(4, "seed=" + seed)), 1, Integer::sum);
        }
        assertEquals(24, drawn.size());
        double[] even = new double[24];
        Arrays.fill(even, 1 / 24.0);
        long[] counts = drawn.values().stream().mapToLong(Integer::longValue).toArray();
        GoodnessOfFit.assertCounts(even, counts, seeds);
    }

    @Test
    void aSeedThatIsNoNumberIsRefused() {
        TypedScenarios.assertNotAllowed(
                Map.of("traffic_seed", "x"), () -> drawn(4, "traffic_seed=x"));
    }
}
