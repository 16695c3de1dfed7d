// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * What the headers that wait may take: the answers of the routing function, kept while they wait.
 * Each answer is a number, its options lie in arrays; the number is used again when it is released.
 * Owned by one thread.
 */
public final class RouteOptions {
    private static final int ROOM = 64;

    private int room = ROOM;
    private int stride = 1;
    private int[] size = new int[ROOM];
    private int[] port = new int[ROOM];
    private int[] priority = new int[ROOM];
    private long[] vcs = new long[ROOM];
    private int[] free = new int[ROOM];
    private int freed;
    private int used;

    /**
     * Returns the number of an answer whose options have yet to be set.
     *
     * @param options how many it has, at least 1
     */
    public int create(int options) {
        if (options > stride) {
            widen(options);
        }
        if (freed == 0 && used == room) {
            grow();
        }
        int answer = freed > 0 ? free[--freed] : used++;
        size[answer] = options;
        return answer;
    }

    /**
     * Keeps the present answer of a routing function.
     *
     * @param options how many options it gave
     * @return the number of the answer
     */
    public int create(Routes routes, int options) {
        int answer = create(options);
        for (int i = 0; i < options; i++) {
            set(answer, i, routes.port(i), routes.vcs(i), routes.priority(i));
        }
        return answer;
    }

    private void grow() {
        room *= 2;
        size = Arrays.copyOf(size, room);
        free = Arrays.copyOf(free, room);
        port = Arrays.copyOf(port, room * stride);
        priority = Arrays.copyOf(priority, room * stride);
        vcs = Arrays.copyOf(vcs, room * stride);
    }

    private void widen(int wide) {
        int[] ports = new int[Math.multiplyExact(room, wide)];
        int[] priorities = new int[room * wide];
        long[] masks = new long[room * wide];
        for (int answer = 0; answer < used; answer++) {
            System.arraycopy(port, answer * stride, ports, answer * wide, stride);
            System.arraycopy(priority, answer * stride, priorities, answer * wide, stride);
            System.arraycopy(vcs, answer * stride, masks, answer * wide, stride);
        }
        port = ports;
        priority = priorities;
        vcs = masks;
        stride = wide;
    }

    /** Sets an option: a port, the mask of virtual channels there, and its priority. */
    public void set(int answer, int option, int port, long vcs, int priority) {
        int at = answer * stride + option;
        this.port[at] = port;
        this.vcs[at] = vcs;
        this.priority[at] = priority;
    }

    /** Forgets an answer. */
    public void release(int answer) {
        free[freed++] = answer;
    }

    /** Returns the number of options of an answer, at least 1. */
    public int size(int answer) {
        return size[answer];
    }

    /** Returns the output port of an option. */
    public int port(int answer, int option) {
        return port[answer * stride + option];
    }

    /** Returns the mask of the virtual channels of an option. */
    public long vcs(int answer, int option) {
        return vcs[answer * stride + option];
    }

    /** Returns the priority of an option; higher ones are preferred. */
    public int priority(int answer, int option) {
        return priority[answer * stride + option];
    }
}
