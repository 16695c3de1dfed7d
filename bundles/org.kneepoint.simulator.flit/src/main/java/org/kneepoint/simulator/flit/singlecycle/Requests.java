// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;

/**
 * What the headers that wait may take: each request is a number, its options lie in arrays. The
 * number is used again when the request is granted. Owned by one thread.
 */
final class Requests {
    private static final int ROOM = 64;

    private int room = ROOM;
    private int stride = 1;
    private int[] options = new int[ROOM];
    private int[] output = new int[ROOM];
    private int[] priority = new int[ROOM];
    private long[] vcs = new long[ROOM];
    private int[] free = new int[ROOM];
    private int freed;
    private int used;

    /** Returns a request whose options have yet to be set. */
    int create(int size) {
        if (size > stride) {
            widen(size);
        }
        if (freed == 0 && used == room) {
            grow();
        }
        int request = freed > 0 ? free[--freed] : used++;
        options[request] = size;
        return request;
    }

    private void grow() {
        room *= 2;
        options = Arrays.copyOf(options, room);
        free = Arrays.copyOf(free, room);
        output = Arrays.copyOf(output, room * stride);
        priority = Arrays.copyOf(priority, room * stride);
        vcs = Arrays.copyOf(vcs, room * stride);
    }

    private void widen(int wide) {
        int[] outputs = new int[room * wide];
        int[] priorities = new int[room * wide];
        long[] masks = new long[room * wide];
        for (int request = 0; request < used; request++) {
            System.arraycopy(output, request * stride, outputs, request * wide, stride);
            System.arraycopy(priority, request * stride, priorities, request * wide, stride);
            System.arraycopy(vcs, request * stride, masks, request * wide, stride);
        }
        output = outputs;
        priority = priorities;
        vcs = masks;
        stride = wide;
    }

    /**
     * Sets an option.
     *
     * @param vcs mask of the virtual channels of the output
     * @param priority higher ones are preferred
     */
    void set(int request, int option, int output, long vcs, int priority) {
        int at = request * stride + option;
        this.output[at] = output;
        this.vcs[at] = vcs;
        this.priority[at] = priority;
    }

    /** Forgets a request. */
    void release(int request) {
        free[freed++] = request;
    }

    /** Returns the number of options of a request, at least 1. */
    int options(int request) {
        return options[request];
    }

    int output(int request, int option) {
        return output[request * stride + option];
    }

    long vcs(int request, int option) {
        return vcs[request * stride + option];
    }

    int priority(int request, int option) {
        return priority[request * stride + option];
    }
}
