// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Arrays;

/**
 * The pool of packets. A packet is an index, reused when it is released; the properties used by an
 * event at a switch are adjacent, for locality.
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

    /** Returns the code of a hot request. */
    static int hotRequest(int output) {
        return ~output;
    }

    /** Returns whether a code is that of a hot request. */
    static boolean isHotRequest(int request) {
        return request < 0;
    }

    /** Returns the output of a code. */
    static int output(int request) {
        return request ^ request >> Integer.SIZE - 1;
    }

    /** Returns a new packet. */
    int create(double now, int from, int request) {
        int packet = free;
        if (packet == NONE) {
            packet = used++;
            ensureCapacity();
        } else {
            free = records[RECORD_SIZE * packet + NEXT];
        }
        size++;
        records[RECORD_SIZE * packet + REQUEST] = request;
        source[packet] = from;
        generated[packet] = now;
        return packet;
    }

    private void ensureCapacity() {
        if (used > generated.length) {
            int capacity = 2 * generated.length;
            records = Arrays.copyOf(records, RECORD_SIZE * capacity);
            source = Arrays.copyOf(source, capacity);
            generated = Arrays.copyOf(generated, capacity);
        }
    }

    /** Releases a packet. */
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

    /** Sets the packet behind one. */
    void setNext(int packet, int next) {
        records[RECORD_SIZE * packet + NEXT] = next;
    }

    /** Returns the code of the output and of a hot request. */
    int request(int packet) {
        return records[RECORD_SIZE * packet + REQUEST];
    }

    /** Returns the processor that generated a packet. */
    int source(int packet) {
        return source[packet];
    }

    /** Returns the time of generation, services. */
    double generated(int packet) {
        return generated[packet];
    }

    /** Returns the number of packets. */
    int size() {
        return size;
    }

    /**
     * Returns the sum of the ages of all packets, cycles.
     *
     * @param now present time, cycles
     * @param service service time, the unit of time here, cycles
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

    /** Returns the number of packets of each processor, counted. */
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
