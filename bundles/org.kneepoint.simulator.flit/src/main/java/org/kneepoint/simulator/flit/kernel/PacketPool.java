// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * The pool of packets. A packet is an index into arrays of its properties; the index is reused when
 * the packet is released, so that nothing is allocated once the arrays have their size. Used by one
 * thread.
 *
 * <p>The arrays are replaced when they grow, which happens in {@link #create} only.
 */
public final class PacketPool {
    private static final int INITIAL_CAPACITY = 1024;
    private static final int GONE = -1;

    /** Source terminal. */
    public int[] source = new int[INITIAL_CAPACITY];

    /** Destination terminal. */
    public int[] destination = new int[INITIAL_CAPACITY];

    /** Terminal to which it is routed in this phase: the destination or an intermediate one. */
    public int[] target = new int[INITIAL_CAPACITY];

    /** Phase of its route: number of intermediate terminals passed. */
    public byte[] phase = new byte[INITIAL_CAPACITY];

    /** Routing state of its header, see {@link org.kneepoint.api.topology.Routing}. */
    public int[] state = new int[INITIAL_CAPACITY];

    /** Length, flits. */
    public int[] length = new int[INITIAL_CAPACITY];

    /** Routers reached by its header. */
    public int[] hops = new int[INITIAL_CAPACITY];

    /** Cycle of generation; negative once released. */
    public long[] generated = new long[INITIAL_CAPACITY];

    /** Cycle of injection of its header. */
    public long[] injected = new long[INITIAL_CAPACITY];

    /** Next packet in its queue. */
    public int[] next = new int[INITIAL_CAPACITY];

    private int[] free = new int[INITIAL_CAPACITY];
    private int freeCount;
    private int used;
    private Runnable beforeGrowth = () -> {};

    /** Sets what is done each time before the arrays are replaced. */
    public void beforeGrowth(Runnable action) {
        beforeGrowth = action;
    }

    /** Returns a new packet, whose properties the caller sets. */
    public int create() {
        if (freeCount > 0) {
            return free[--freeCount];
        }
        if (used == source.length) {
            beforeGrowth.run();
            grow(2 * used);
        }
        return used++;
    }

    /** Releases a packet. */
    public void release(int packet) {
        generated[packet] = GONE;
        free[freeCount++] = packet;
    }

    /** Returns the number of packets. */
    public int size() {
        return used - freeCount;
    }

    /**
     * Returns the sum of the ages of all packets, cycles.
     *
     * @param now present time
     */
    public double totalAge(double now) {
        double sum = 0;
        for (int packet = 0; packet < used; packet++) {
            if (generated[packet] != GONE) {
                sum += now - generated[packet];
            }
        }
        return sum;
    }

    private void grow(int capacity) {
        source = Arrays.copyOf(source, capacity);
        destination = Arrays.copyOf(destination, capacity);
        target = Arrays.copyOf(target, capacity);
        phase = Arrays.copyOf(phase, capacity);
        state = Arrays.copyOf(state, capacity);
        length = Arrays.copyOf(length, capacity);
        hops = Arrays.copyOf(hops, capacity);
        generated = Arrays.copyOf(generated, capacity);
        injected = Arrays.copyOf(injected, capacity);
        next = Arrays.copyOf(next, capacity);
        free = Arrays.copyOf(free, capacity);
    }
}
