// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Detects deadlocked packets in a wait-for graph under the OR model: a packet may proceed by any
 * one of its candidates. Used by one thread.
 *
 * <p>An input VC is live if it is empty, if its head flit can move, or if one of the input VCs it
 * waits for is live: the least fixed point. All others are deadlocked: each waits for deadlocked
 * input VCs only, so that none can be the first to move. A partial deadlock is therefore detected
 * while the rest of the network works.
 */
public final class DeadlockDetector {
    private static final int INITIAL_CAPACITY = 64;
    private static final int LIVE = -1;

    private final WaitForGraph graph;
    private final int[] indexOf;
    private int[] blocked = new int[INITIAL_CAPACITY];
    private int blockedCount;
    private int[] firstWaiter = new int[INITIAL_CAPACITY + 1];
    private int[] waiters = new int[INITIAL_CAPACITY];
    private int[] live = new int[INITIAL_CAPACITY];
    private int liveCount;
    private int waiting;
    private final IntConsumer countWaiter = this::countWaiter;
    private final IntConsumer addWaiter = this::addWaiter;

    /** Creates a detector for a network. */
    public DeadlockDetector(WaitForGraph graph) {
        this.graph = graph;
        indexOf = new int[graph.inputVcs()];
    }

    /** Returns the number of distinct deadlocked packets in the present state. */
    public int deadlockedPackets() {
        collectBlocked();
        if (blockedCount == 0) {
            return 0;
        }
        collectWaiters();
        propagate();
        return countDeadlockedPackets();
    }

    /** Collects the input VCs whose head flit cannot move. */
    private void collectBlocked() {
        blockedCount = 0;
        for (int inputVc = 0; inputVc < indexOf.length; inputVc++) {
            if (graph.headPacket(inputVc) < 0 || graph.canMove(inputVc)) {
                indexOf[inputVc] = LIVE;
            } else {
                if (blockedCount == blocked.length) {
                    blocked = Arrays.copyOf(blocked, 2 * blockedCount);
                }
                indexOf[inputVc] = blockedCount;
                blocked[blockedCount++] = inputVc;
            }
        }
    }

    /**
     * Lists the waiters of each blocked input VC, and the blocked ones that wait for a live one.
     */
    private void collectWaiters() {
        ensureCapacity();
        for (int i = 0; i < blockedCount; i++) {
            graph.forEachBlocker(blocked[i], countWaiter);
        }
        for (int i = 0; i < blockedCount; i++) {
            firstWaiter[i + 1] += firstWaiter[i];
        }
        if (waiters.length < firstWaiter[blockedCount]) {
            waiters = new int[Math.max(2 * waiters.length, firstWaiter[blockedCount])];
        }
        liveCount = 0;
        for (waiting = 0; waiting < blockedCount; waiting++) {
            graph.forEachBlocker(blocked[waiting], addWaiter);
        }
        for (int k = 0; k < liveCount; k++) {
            indexOf[blocked[live[k]]] = LIVE;
        }
    }

    private void ensureCapacity() {
        if (live.length < blockedCount) {
            live = new int[blocked.length];
            firstWaiter = new int[blocked.length + 1];
        }
        Arrays.fill(firstWaiter, 0, blockedCount + 1, 0);
    }

    private void countWaiter(int other) {
        if (indexOf[other] != LIVE) {
            firstWaiter[indexOf[other]]++;
        }
    }

    private void addWaiter(int other) {
        if (indexOf[other] != LIVE) {
            waiters[--firstWaiter[indexOf[other]]] = waiting;
        } else if (liveCount == 0 || live[liveCount - 1] != waiting) {
            live[liveCount++] = waiting;
        }
    }

    /** Marks the waiters of live input VCs as live, until nothing changes. */
    private void propagate() {
        for (int k = 0; k < liveCount; k++) {
            for (int w = firstWaiter[live[k]]; w < firstWaiter[live[k] + 1]; w++) {
                int waiter = waiters[w];
                if (indexOf[blocked[waiter]] != LIVE) {
                    indexOf[blocked[waiter]] = LIVE;
                    live[liveCount++] = waiter;
                }
            }
        }
    }

    private int countDeadlockedPackets() {
        int[] packets = new int[blockedCount - liveCount];
        int found = 0;
        for (int i = 0; i < blockedCount; i++) {
            if (indexOf[blocked[i]] != LIVE) {
                packets[found++] = graph.headPacket(blocked[i]);
            }
        }
        return (int) Arrays.stream(packets).distinct().count();
    }
}
