// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * The packets that exist at this moment. Each is a number; its properties lie in arrays, and the
 * number is used again when the packet is gone, so that nothing is allocated once the arrays have
 * reached their size. Owned by one thread.
 *
 * <p>The arrays are replaced when they grow, which happens in {@link #create} only.
 */
public final class Packets {
    private static final int ROOM = 1024;
    private static final int GONE = -1;

    /** Terminal that sends it. */
    public int[] source = new int[ROOM];

    /** Terminal that it is for. */
    public int[] destination = new int[ROOM];

    /** Terminal to which it goes now: its destination, or an intermediate one. */
    public int[] target = new int[ROOM];

    /** How many intermediate terminals it has behind it. */
    public byte[] phase = new byte[ROOM];

    /** State of its header, see {@link org.kneepoint.api.topology.Routing}. */
    public int[] state = new int[ROOM];

    /** Length, flits. */
    public int[] length = new int[ROOM];

    /** Routers that its header has reached. */
    public int[] hops = new int[ROOM];

    /** Cycle in which it was generated; negative once it is gone. */
    public long[] generated = new long[ROOM];

    /** Cycle in which its header entered the network. */
    public long[] entered = new long[ROOM];

    /** The next one in the queue in which it stands. */
    public int[] next = new int[ROOM];

    private int[] free = new int[ROOM];
    private int freed;
    private int used;

    /** Returns a packet whose properties have yet to be set. */
    public int create() {
        if (freed > 0) {
            return free[--freed];
        }
        if (used == source.length) {
            grow(2 * used);
        }
        return used++;
    }

    /** Forgets a packet. */
    public void release(int packet) {
        generated[packet] = GONE;
        free[freed++] = packet;
    }

    /** Returns the number of packets that exist. */
    public int size() {
        return used - freed;
    }

    /**
     * Returns the sum of the times since the generation of all packets that exist, cycles.
     *
     * @param now the present time
     */
    public double ages(double now) {
        double sum = 0;
        for (int packet = 0; packet < used; packet++) {
            if (generated[packet] != GONE) {
                sum += now - generated[packet];
            }
        }
        return sum;
    }

    private void grow(int room) {
        source = Arrays.copyOf(source, room);
        destination = Arrays.copyOf(destination, room);
        target = Arrays.copyOf(target, room);
        phase = Arrays.copyOf(phase, room);
        state = Arrays.copyOf(state, room);
        length = Arrays.copyOf(length, room);
        hops = Arrays.copyOf(hops, room);
        generated = Arrays.copyOf(generated, room);
        entered = Arrays.copyOf(entered, room);
        next = Arrays.copyOf(next, room);
        free = Arrays.copyOf(free, room);
    }
}
