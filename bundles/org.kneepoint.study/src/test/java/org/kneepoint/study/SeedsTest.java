// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeedsTest {
    /** Computed with whole numbers of any size in Python. */
    @Test
    void theUpperBitsOfSplitMix() {
        assertArrayEquals(
                new int[] {1, 1610072088, 799708786, 941207521, 2048950045}, Seeds.split(1, 5));
        assertArrayEquals(new int[] {-7, 1372440805, 293490661}, Seeds.split(-7, 3));
        assertArrayEquals(new int[] {0, 1896895516, 926699317}, Seeds.split(0, 3));
    }

    @Test
    void theFirstRunsDoNotDependOnHowManyFollow() {
        assertArrayEquals(new int[] {5}, Seeds.split(5, 1));
        assertArrayEquals(Seeds.split(5, 3), Arrays.copyOf(Seeds.split(5, 100), 3));
    }

    /** About 23 of so many would agree by chance. */
    @Test
    void allDiffer() {
        int runs = 316_000;
        assertEquals(runs, IntStream.of(Seeds.split(1, runs)).distinct().count());
    }

    @Test
    void aSeedThatMeetsTheRootIsPassedOver() {
        int second = Seeds.split(1, 2)[1];
        assertEquals(2, IntStream.of(Seeds.split(second, 2)).distinct().count());
    }
}
