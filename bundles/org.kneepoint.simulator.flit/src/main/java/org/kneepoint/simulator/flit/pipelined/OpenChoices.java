// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.network.Routes;

/**
 * What the headers that wait for one of several outputs may take: for each input lane a list of
 * ports, masks of virtual channels and priorities. Each record has as many places as the longest
 * list so far needed.
 */
final class OpenChoices {
    private static final int NONE = -1;
    private static final int ROOM = 16;

    private final int[] list;
    private int places = 2;
    private int used;
    private int[] free = new int[ROOM];
    private int freed;
    private int[] sizes = new int[ROOM];
    private int[] ports = new int[ROOM * places];
    private int[] priorities = new int[ROOM * places];
    private long[] masks = new long[ROOM * places];

    OpenChoices(int lanes) {
        list = new int[lanes];
        Arrays.fill(list, NONE);
    }

    /** Keeps the answer of a routing function for the header in front of an input lane. */
    void keep(int lane, Routes routes, int size) {
        if (size > places) {
            widen(Integer.highestOneBit(size - 1) << 1);
        }
        int id = freed > 0 ? free[--freed] : create();
        list[lane] = id;
        sizes[id] = size;
        for (int i = 0; i < size; i++) {
            ports[id * places + i] = routes.port(i);
            priorities[id * places + i] = routes.priority(i);
            masks[id * places + i] = routes.vcs(i);
        }
    }

    void forget(int lane) {
        free[freed++] = list[lane];
        list[lane] = NONE;
    }

    int size(int lane) {
        return sizes[list[lane]];
    }

    int port(int lane, int choice) {
        return ports[list[lane] * places + choice];
    }

    int priority(int lane, int choice) {
        return priorities[list[lane] * places + choice];
    }

    long mask(int lane, int choice) {
        return masks[list[lane] * places + choice];
    }

    private int create() {
        if (used == sizes.length) {
            sizes = Arrays.copyOf(sizes, 2 * used);
            free = Arrays.copyOf(free, 2 * used);
            ports = Arrays.copyOf(ports, 2 * used * places);
            priorities = Arrays.copyOf(priorities, 2 * used * places);
            masks = Arrays.copyOf(masks, 2 * used * places);
        }
        return used++;
    }

    private void widen(int wanted) {
        int[] widePorts = new int[sizes.length * wanted];
        int[] widePriorities = new int[sizes.length * wanted];
        long[] wideMasks = new long[sizes.length * wanted];
        for (int id = 0; id < used; id++) {
            System.arraycopy(ports, id * places, widePorts, id * wanted, places);
            System.arraycopy(priorities, id * places, widePriorities, id * wanted, places);
            System.arraycopy(masks, id * places, wideMasks, id * wanted, places);
        }
        ports = widePorts;
        priorities = widePriorities;
        masks = wideMasks;
        places = wanted;
    }
}
