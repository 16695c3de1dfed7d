// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThreadTeamTest {
    /** Each part adds what the others wrote in the round before. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void aRoundSeesTheRoundBefore(int size) {
        long[][] values = new long[2][size];
        Arrays.fill(values[0], 1);
        try (ThreadTeam team = ThreadTeam.of(size)) {
            assertEquals(size, team.size());
            for (int round = 1; round <= 30; round++) {
                long[] before = values[round - 1 & 1];
                long[] after = values[round & 1];
                team.run(part -> after[part] = Arrays.stream(before).sum() % 1_000_003);
            }
        }
        long expected = 1;
        for (int round = 1; round <= 30; round++) {
            expected = expected * size % 1_000_003;
        }
        long[] all = new long[size];
        Arrays.fill(all, expected);
        assertArrayEquals(all, values[0]);
    }

    /** All parts run at the same time, each on a thread of its own, if they wait for each other. */
    @Test
    void partsRunAtTheSameTime() {
        ConcurrentHashMap<Integer, Thread> threads = new ConcurrentHashMap<>();
        try (ThreadTeam team = ThreadTeam.of(3)) {
            CountDownLatch together = new CountDownLatch(3);
            team.run(
                    part -> {
                        threads.put(part, current());
                        together.countDown();
                        while (together.getCount() > 0) {
                            Thread.onSpinWait();
                        }
                    });
        }
        assertEquals(3, threads.values().stream().distinct().count());
        assertSame(current(), threads.get(0));
        assertTrue(threads.get(1).isDaemon() && !threads.get(1).isAlive());
    }

    private static Thread current() {
        return Thread.currentThread();
    }

    /** A part of a thread that is late is done by the leader, and never twice. */
    @Test
    void everyPartIsDoneOnce() {
        int[] rounds = new int[4];
        try (ThreadTeam team = ThreadTeam.of(4)) {
            for (int round = 1; round <= 2000; round++) {
                team.run(part -> rounds[part]++);
                assertArrayEquals(new int[] {round, round, round, round}, rounds);
            }
        }
    }

    /** The sleepers are woken, however long the leader was busy elsewhere. */
    @Test
    void aTeamThatSleepsIsWoken() throws InterruptedException {
        int[] rounds = new int[2];
        try (ThreadTeam team = ThreadTeam.of(2)) {
            for (int round = 0; round < 5; round++) {
                team.run(part -> rounds[part]++);
                Thread.sleep(5);
            }
        }
        assertArrayEquals(new int[] {5, 5}, rounds);
    }

    @Test
    void theLeaderCanWaitForTheOthersWithinARound() {
        boolean[] done = new boolean[3];
        try (ThreadTeam team = ThreadTeam.of(3)) {
            team.run(
                    part -> {
                        if (part == 0) {
                            team.awaitOthers();
                            assertTrue(done[1] && done[2]);
                        }
                        done[part] = true;
                    });
        }
        assertTrue(done[0]);
    }

    @Test
    void theFailureOfTheFirstPartIsReportedOnceAllHaveEnded() {
        int[] ended = new int[4];
        try (ThreadTeam team = ThreadTeam.of(4)) {
            IllegalArgumentException thrown =
                    assertThrows(
                            IllegalArgumentException.class,
                            () ->
                                    team.run(
                                            part -> {
                                                ended[part] = 1;
                                                if (part >= 2) {
                                                    throw new IllegalArgumentException("" + part);
                                                }
                                            }));
            assertEquals("2", thrown.getMessage());
        }
        assertArrayEquals(new int[] {1, 1, 1, 1}, ended);
    }

    @Test
    void interruptionOfTheLeaderIsKept() {
        try (ThreadTeam team = ThreadTeam.of(2)) {
            current().interrupt();
            team.run(part -> pause(part * 20));
            assertTrue(Thread.interrupted());
        }
    }

    private static void pause(int milliseconds) {
        long end = System.nanoTime() + milliseconds * 1_000_000L;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }
}
