// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Finds the packets that wait for each other for ever: deadlock detection in a wait-for graph in
 * which any one way out will do (the OR model). Owned by one thread.
 *
 * <p>A lane is live if it is empty, if its front moves by itself, or if one of the lanes that it
 * waits for is live: the least fixed point of this. All others are dead, for each waits for dead
 * lanes only, and none of them can be the first to move. Since they stay so whatever the others do,
 * a partial deadlock is found while the rest of the network works.
 */
public final class DeadlockDetector {
    private static final int ROOM = 64;
    private static final int LIVE = -1;

    private final WaitForGraph graph;
    private final int[] place;
    private int[] blocked = new int[ROOM];
    private int size;
    private int[] firstWaiter = new int[ROOM + 1];
    private int[] waiters = new int[ROOM];
    private int[] live = new int[ROOM];
    private int lives;
    private int asking;
    private final IntConsumer count = this::count;
    private final IntConsumer enter = this::enter;

    /** Prepares to look at a network. */
    public DeadlockDetector(WaitForGraph graph) {
        this.graph = graph;
        place = new int[graph.lanes()];
    }

    /** Returns the number of different packets in front in the dead lanes of this moment. */
    public int packets() {
        collect();
        if (size == 0) {
            return 0;
        }
        link();
        spread();
        return dead();
    }

    /** Lists the lanes that do not move by themselves. */
    private void collect() {
        size = 0;
        for (int lane = 0; lane < place.length; lane++) {
            if (graph.front(lane) < 0 || graph.moves(lane)) {
                place[lane] = LIVE;
            } else {
                if (size == blocked.length) {
                    blocked = Arrays.copyOf(blocked, 2 * size);
                }
                place[lane] = size;
                blocked[size++] = lane;
            }
        }
    }

    /** Lists behind each blocked lane those that wait for it, and which ones are live at once. */
    private void link() {
        makeRoom();
        for (int i = 0; i < size; i++) {
            graph.waitsFor(blocked[i], count);
        }
        for (int i = 0; i < size; i++) {
            firstWaiter[i + 1] += firstWaiter[i];
        }
        if (waiters.length < firstWaiter[size]) {
            waiters = new int[Math.max(2 * waiters.length, firstWaiter[size])];
        }
        lives = 0;
        for (asking = 0; asking < size; asking++) {
            graph.waitsFor(blocked[asking], enter);
        }
        for (int k = 0; k < lives; k++) {
            place[blocked[live[k]]] = LIVE;
        }
    }

    private void makeRoom() {
        if (live.length < size) {
            live = new int[blocked.length];
            firstWaiter = new int[blocked.length + 1];
        }
        Arrays.fill(firstWaiter, 0, size + 1, 0);
    }

    private void count(int other) {
        if (place[other] != LIVE) {
            firstWaiter[place[other]]++;
        }
    }

    private void enter(int other) {
        if (place[other] != LIVE) {
            waiters[--firstWaiter[place[other]]] = asking;
        } else if (lives == 0 || live[lives - 1] != asking) {
            live[lives++] = asking;
        }
    }

    /** Makes live what waits for a live lane, until nothing changes. */
    private void spread() {
        for (int k = 0; k < lives; k++) {
            for (int w = firstWaiter[live[k]]; w < firstWaiter[live[k] + 1]; w++) {
                int waiter = waiters[w];
                if (place[blocked[waiter]] != LIVE) {
                    place[blocked[waiter]] = LIVE;
                    live[lives++] = waiter;
                }
            }
        }
    }

    private int dead() {
        int[] packets = new int[size - lives];
        int found = 0;
        for (int i = 0; i < size; i++) {
            if (place[blocked[i]] != LIVE) {
                packets[found++] = graph.front(blocked[i]);
            }
        }
        return (int) Arrays.stream(packets).distinct().count();
    }
}
