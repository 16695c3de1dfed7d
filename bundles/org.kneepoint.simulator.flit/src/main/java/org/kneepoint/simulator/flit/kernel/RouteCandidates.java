// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * Candidates of waiting headers: the results of the routing function, kept until an output VC is
 * allocated. A set of candidates is an index into arrays; the index is reused when it is released.
 * Used by one thread.
 */
public final class RouteCandidates {
    private static final int INITIAL_CAPACITY = 64;

    private int capacity = INITIAL_CAPACITY;
    private int stride = 1;
    private int[] size = new int[INITIAL_CAPACITY];
    private int[] port = new int[INITIAL_CAPACITY];
    private int[] priority = new int[INITIAL_CAPACITY];
    private long[] vcs = new long[INITIAL_CAPACITY];
    private int[] free = new int[INITIAL_CAPACITY];
    private int freeCount;
    private int used;

    /**
     * Returns a new set of candidates, which the caller sets.
     *
     * @param count number of candidates, at least 1
     */
    public int create(int count) {
        if (count > stride) {
            widen(count);
        }
        if (freeCount == 0 && used == capacity) {
            grow();
        }
        int candidates = freeCount > 0 ? free[--freeCount] : used++;
        size[candidates] = count;
        return candidates;
    }

    /**
     * Creates a set of the present candidates of a routing function.
     *
     * @param count number of candidates
     * @return index of the set
     */
    public int create(PacketRouting routes, int count) {
        int candidates = create(count);
        for (int i = 0; i < count; i++) {
            set(candidates, i, routes.port(i), routes.vcs(i), routes.priority(i));
        }
        return candidates;
    }

    private void grow() {
        capacity *= 2;
        size = Arrays.copyOf(size, capacity);
        free = Arrays.copyOf(free, capacity);
        port = Arrays.copyOf(port, capacity * stride);
        priority = Arrays.copyOf(priority, capacity * stride);
        vcs = Arrays.copyOf(vcs, capacity * stride);
    }

    private void widen(int newStride) {
        int[] ports = new int[Math.multiplyExact(capacity, newStride)];
        int[] priorities = new int[capacity * newStride];
        long[] masks = new long[capacity * newStride];
        for (int candidates = 0; candidates < used; candidates++) {
            System.arraycopy(port, candidates * stride, ports, candidates * newStride, stride);
            System.arraycopy(
                    priority, candidates * stride, priorities, candidates * newStride, stride);
            System.arraycopy(vcs, candidates * stride, masks, candidates * newStride, stride);
        }
        port = ports;
        priority = priorities;
        vcs = masks;
        stride = newStride;
    }

    /** Sets a candidate: output port, mask of its virtual channels, and priority. */
    public void set(int candidates, int candidate, int port, long vcs, int priority) {
        int at = candidates * stride + candidate;
        this.port[at] = port;
        this.vcs[at] = vcs;
        this.priority[at] = priority;
    }

    /** Releases a set of candidates. */
    public void release(int candidates) {
        free[freeCount++] = candidates;
    }

    /** Returns the number of candidates of a set, at least 1. */
    public int size(int candidates) {
        return size[candidates];
    }

    /** Returns the output port of a candidate. */
    public int port(int candidates, int candidate) {
        return port[candidates * stride + candidate];
    }

    /** Returns the mask of the virtual channels of a candidate. */
    public long vcs(int candidates, int candidate) {
        return vcs[candidates * stride + candidate];
    }

    /** Returns the priority of a candidate; higher ones are preferred. */
    public int priority(int candidates, int candidate) {
        return priority[candidates * stride + candidate];
    }
}
