// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

class DeadlockDetectorTest {
    private static final int[] MOVES = null;
    private static final int EMPTY = -1;

    /** Virtual channels by their packet, and by what each waits for. */
    private record Fronts(int[] packets, int[]... waits) implements WaitForGraph {
        @Override
        public int inputVcs() {
            return packets.length;
        }

        @Override
        public int headPacket(int vc) {
            return packets[vc];
        }

        @Override
        public boolean canMove(int vc) {
            return waits[vc] == MOVES;
        }

        @Override
        public void forEachBlocker(int vc, IntConsumer others) {
            Arrays.stream(waits[vc]).forEach(others);
        }
    }

    private static int dead(int[] packets, int[]... waits) {
        return new DeadlockDetector(new Fronts(packets, waits)).deadlockedPackets();
    }

    private static int[] on(int... vcs) {
        return vcs;
    }

    @Test
    void nothingIsDeadWhereEverythingMoves() {
        assertEquals(0, dead(new int[] {3, 4, EMPTY}, MOVES, MOVES, MOVES));
    }

    @Test
    void aChainLivesThroughItsEnd() {
        assertEquals(0, dead(new int[] {1, 2, 3}, on(1), on(2), MOVES));
        assertEquals(0, dead(new int[] {1, 2, EMPTY}, on(1), on(2), on()));
    }

    @Test
    void aCycleIsDead() {
        assertEquals(3, dead(new int[] {1, 2, 3}, on(1), on(2), on(0)));
        assertEquals(1, dead(new int[] {7}, on(0)));
    }

    @Test
    void whatWaitsForACycleIsDead() {
        assertEquals(4, dead(new int[] {1, 2, 3, 4}, on(1), on(0), on(0), on(2)));
    }

    @Test
    void oneWayOutIsEnough() {
        assertEquals(0, dead(new int[] {1, 2, 3}, on(1), on(0, 2), MOVES));
        assertEquals(2, dead(new int[] {1, 2, 3}, on(1), on(0), MOVES));
    }

    @Test
    void aPacketInSeveralVcsCountsOnce() {
        assertEquals(2, dead(new int[] {1, 1, 2}, on(1), on(2), on(0)));
    }

    @Test
    void whatWaitsForNothingThereIsDead() {
        assertEquals(1, dead(new int[] {5}, on()));
    }

    /** The state may change between questions. */
    @Test
    void looksAnew() {
        int[][] waits = {on(1), on(0), MOVES};
        DeadlockDetector deadlock = new DeadlockDetector(new Fronts(new int[] {1, 2, 3}, waits));
        assertEquals(2, deadlock.deadlockedPackets());
        waits[0] = on(2);
        assertEquals(0, deadlock.deadlockedPackets());
        waits[2] = on(0, 1);
        assertEquals(3, deadlock.deadlockedPackets());
    }

    /** Against the definition applied again and again until nothing changes. */
    @Test
    void isTheLeastFixedPoint() {
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            int vcs = 1 + random.nextInt(200);
            int[] packets = random.ints(vcs, -1, 1 + random.nextInt(vcs)).toArray();
            int[][] waits = new int[vcs][];
            for (int vc = 0; vc < vcs; vc++) {
                waits[vc] =
                        random.nextInt(12) == 0
                                ? MOVES
                                : random.ints(random.nextInt(4), 0, vcs).toArray();
            }
            assertEquals(naive(packets, waits), dead(packets, waits));
        }
    }

    private static int naive(int[] packets, int[][] waits) {
        boolean[] live = new boolean[packets.length];
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int vc = 0; vc < live.length; vc++) {
                boolean lives =
                        packets[vc] < 0
                                || waits[vc] == MOVES
                                || Arrays.stream(waits[vc]).anyMatch(other -> live[other]);
                changed |= lives && !live[vc];
                live[vc] |= lives;
            }
        }
        return (int)
                java.util.stream.IntStream.range(0, live.length)
                        .filter(vc -> !live[vc])
                        .map(vc -> packets[vc])
                        .distinct()
                        .count();
    }
}
