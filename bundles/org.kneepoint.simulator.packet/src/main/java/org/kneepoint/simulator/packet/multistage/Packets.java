// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Arrays;

/**
 * The packets inside. Each is a number, which is used again when the packet is gone; what an event
 * at a switch asks for lies side by side.
 */
final class Packets {
    /** No packet. */
    static final int NONE = -1;

    private static final int ROOM = 1024;
    private static final double GONE = -1;
    private static final int NEXT = 0;
    private static final int GOAL = 1;
    private static final int CELLS = 2;

    private int[] cells = new int[CELLS * ROOM];
    private int[] source = new int[ROOM];
    private double[] born = new double[ROOM];
    private int free = NONE;
    private int used;
    private int size;

    /** Returns the goal of a request that goes to the hot output because that is hot. */
    static int hotRequest(int output) {
        return ~output;
    }

    /** Returns whether a goal is that of a hot request. */
    static boolean isHotRequest(int goal) {
        return goal < 0;
    }

    /** Returns the output of a goal. */
    static int output(int goal) {
        return goal ^ goal >> Integer.SIZE - 1;
    }

    /** Returns a new packet. */
    int create(double now, int from, int goal) {
        int packet = free;
        if (packet == NONE) {
            packet = used++;
            makeRoom();
        } else {
            free = cells[CELLS * packet + NEXT];
        }
        size++;
        cells[CELLS * packet + GOAL] = goal;
        source[packet] = from;
        born[packet] = now;
        return packet;
    }

    private void makeRoom() {
        if (used > born.length) {
            int room = 2 * born.length;
            cells = Arrays.copyOf(cells, CELLS * room);
            source = Arrays.copyOf(source, room);
            born = Arrays.copyOf(born, room);
        }
    }

    /** Forgets a packet. */
    void release(int packet) {
        size--;
        born[packet] = GONE;
        setNext(packet, free);
        free = packet;
    }

    /** Returns the next packet in the buffer. */
    int next(int packet) {
        return cells[CELLS * packet + NEXT];
    }

    /** Puts another packet behind one. */
    void setNext(int packet, int next) {
        cells[CELLS * packet + NEXT] = next;
    }

    /** Returns the output, and whether it is a hot request. */
    int goal(int packet) {
        return cells[CELLS * packet + GOAL];
    }

    /** Returns the processor that sent it. */
    int source(int packet) {
        return source[packet];
    }

    /** Returns when it was generated. */
    double born(int packet) {
        return born[packet];
    }

    /** Returns how many there are. */
    int size() {
        return size;
    }

    /**
     * Returns the sum of their ages, counted one by one.
     *
     * @param now the present time, cycles
     * @param service cycles of a service, which is the unit inside
     */
    double ages(double now, double service) {
        double sum = 0;
        for (int packet = 0; packet < used; packet++) {
            if (born[packet] != GONE) {
                sum += now - born[packet] * service;
            }
        }
        return sum;
    }

    /** Returns how many a processor has inside, for each of N, counted one by one. */
    int[] bySource(int nodes) {
        int[] counts = new int[nodes];
        for (int packet = 0; packet < used; packet++) {
            if (born[packet] != GONE) {
                counts[source[packet]]++;
            }
        }
        return counts;
    }
}
