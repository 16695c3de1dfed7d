// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TimerWheelTest {
    private static int[] take(TimerWheel wheel, long cycle, int region) {
        Clock now = new Clock();
        now.cycle = cycle;
        now.region = region;
        int[] due = wheel.due(now);
        int[] numbers = Arrays.copyOfRange(due, 1, due[0] + 1);
        due[0] = 0;
        return numbers;
    }

    /** Every delay up to the longest, over many turns and past 2^31. */
    @Test
    void givesBackWhatIsDue() {
        for (int longest : new int[] {1, 3, 5, 8, 1000}) {
            TimerWheel wheel = new TimerWheel(longest, 3, new RegionSchedule(longest, 3));
            long start = Integer.MAX_VALUE - 20L;
            for (long cycle = start; cycle < start + 3000; cycle++) {
                int delay = 1 + (int) (cycle * 7 % longest);
                String due = Arrays.toString(take(wheel, cycle, 1));
                assertEquals(expected(start, cycle, longest), due);
                wheel.add(cycle + delay, 1, (int) (cycle - start));
            }
        }
    }

    private static String expected(long start, long cycle, int longest) {
        StringBuilder numbers = new StringBuilder();
        for (long from = Math.max(start, cycle - longest); from < cycle; from++) {
            if (from + 1 + from * 7 % longest == cycle) {
                numbers.append(numbers.length() == 0 ? "" : ", ").append(from - start);
            }
        }
        return "[" + numbers + "]";
    }

    @Test
    void growsAndListsAll() {
        TimerWheel wheel = new TimerWheel(3, 2, new RegionSchedule(3, 2));
        for (int i = 0; i < 500; i++) {
            wheel.add(2, 1, i, -i);
        }
        int[] seen = new int[500];
        wheel.forEachFirst(i -> seen[i]++);
        assertEquals(500, Arrays.stream(seen).sum());
        int[] sum = {0, 0};
        wheel.forEach(
                i -> {
                    sum[0] += i;
                    sum[1]++;
                });
        wheel.forEach(0, 1, i -> sum[1]++);
        assertArrayEquals(new int[] {0, 1000}, sum);
        assertEquals(1000, take(wheel, 2, 1).length);
        assertEquals(0, take(wheel, 2, 1).length);
    }

    /** One region may be a cycle ahead of another when it adds what is due latest. */
    @Test
    void keepsApartWhatIsDueLatestAndNow() {
        for (int longest = 1; longest < 40; longest++) {
            TimerWheel wheel = new TimerWheel(longest, 1, new RegionSchedule(longest, 1));
            wheel.add(100, 0, 1);
            wheel.add(101 + longest, 0, 2);
            assertArrayEquals(new int[] {1}, take(wheel, 100, 0));
        }
    }
}
