// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Arrays;

/**
 * The pool of packets. Each is a number, which is used again when the packet is gone; what an event
 * at a switch asks for lies side by side.
 */
final class MultistagePacketPool {
    /** No packet. */
    static final int NONE = -1;

    private static final int INITIAL_CAPACITY = 1024;
    private static final double RELEASED = -1;
    private static final int NEXT = 0;
    private static final int REQUEST = 1;
    private static final int RECORD_SIZE = 2;

    private int[] records = new int[RECORD_SIZE * INITIAL_CAPACITY];
    private int[] source = new int[INITIAL_CAPACITY];
    private double[] generated = new double[INITIAL_CAPACITY];
    private int free = NONE;
    private int used;
    private int size;

    /** Returns the goal of a request that goes to the hot output because that is hot. */
    static int hotRequest(int output) {
        return ~output;
    }

    /** Returns whether a goal is that of a hot request. */
    static boolean isHotRequest(int request) {
        return request < 0;
    }

    /** Returns the output of a goal. */
    static int output(int request) {
        return request ^ request >> Integer.SIZE - 1;
    }

    /** Returns a new packet. */
    int create(double now, int from, int request) {
        int packet = free;
        if (packet == NONE) {
            packet = used++;
            makeRoom();
        } else {
            free = records[RECORD_SIZE * packet + NEXT];
        }
        size++;
        records[RECORD_SIZE * packet + REQUEST] = request;
        source[packet] = from;
        generated[packet] = now;
        return packet;
    }

    private void makeRoom() {
        if (used > generated.length) {
            int room = 2 * generated.length;
            records = Arrays.copyOf(records, RECORD_SIZE * room);
            source = Arrays.copyOf(source, room);
            generated = Arrays.copyOf(generated, room);
        }
    }

    /** Forgets a packet. */
    void release(int packet) {
        size--;
        generated[packet] = RELEASED;
        setNext(packet, free);
        free = packet;
    }

    /** Returns the next packet in the buffer. */
    int next(int packet) {
        return records[RECORD_SIZE * packet + NEXT];
    }

    /** Puts another packet behind one. */
    void setNext(int packet, int next) {
        records[RECORD_SIZE * packet + NEXT] = next;
    }

    /** Returns the output, and whether it is a hot request. */
    int request(int packet) {
        return records[RECORD_SIZE * packet + REQUEST];
    }

    /** Returns the processor that sent it. */
    int source(int packet) {
        return source[packet];
    }

    /** Returns when it was generated. */
    double generated(int packet) {
        return generated[packet];
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
    double totalAge(double now, double service) {
        double sum = 0;
        for (int packet = 0; packet < used; packet++) {
            if (generated[packet] != RELEASED) {
                sum += now - generated[packet] * service;
            }
        }
        return sum;
    }

    /** Returns how many a processor has inside, for each of N, counted one by one. */
    int[] bySource(int nodes) {
        int[] counts = new int[nodes];
        for (int packet = 0; packet < used; packet++) {
            if (generated[packet] != RELEASED) {
                counts[source[packet]]++;
            }
        }
        return counts;
    }
}
