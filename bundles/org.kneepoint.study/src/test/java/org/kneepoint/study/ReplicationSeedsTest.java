// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReplicationSeedsTest {
    /** Computed with whole numbers of any size in Python. */
    @Test
    void theUpperBitsOfSplitMix() {
        assertArrayEquals(
                new int[] {1, 1610072088, 799708786, 941207521, 2048950045},
                ReplicationSeeds.split(1, 5));
        assertArrayEquals(new int[] {-7, 1372440805, 293490661}, ReplicationSeeds.split(-7, 3));
        assertArrayEquals(new int[] {0, 1896895516, 926699317}, ReplicationSeeds.split(0, 3));
    }

    @Test
    void theFirstRunsDoNotDependOnHowManyFollow() {
        assertArrayEquals(new int[] {5}, ReplicationSeeds.split(5, 1));
        assertArrayEquals(
                ReplicationSeeds.split(5, 3), Arrays.copyOf(ReplicationSeeds.split(5, 100), 3));
    }

    /** About 23 of so many would agree by chance. */
    @Test
    void allDiffer() {
        int runs = 316_000;
        assertEquals(runs, IntStream.of(ReplicationSeeds.split(1, runs)).distinct().count());
    }

    @Test
    void aSeedThatMeetsTheRootIsPassedOver() {
        int second = ReplicationSeeds.split(1, 2)[1];
        assertEquals(2, IntStream.of(ReplicationSeeds.split(second, 2)).distinct().count());
    }
}
