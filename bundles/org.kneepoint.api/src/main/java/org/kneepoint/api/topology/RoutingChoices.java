// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.Arrays;

/**
 * The outputs that a routing permits to a header, each with a mask of VC classes, a weight and a
 * priority. Reused from call to call; owned by one thread.
 *
 * <p>Among the choices that are free, a router prefers the highest priority. Within one priority it
 * selects as {@link Routing#selection} says; the weight is the share of packets that a random
 * selection, and a model, sends each way, divided evenly among the classes of the mask. A model
 * sends nothing to lower priorities. A port may appear several times with different masks; the
 * ports of one {@linkplain Network#portGroup group} appear together and alike.
 */
public final class RoutingChoices {
    private static final int INITIAL_CAPACITY = 16;

    private int size;
    private int[] ports = new int[INITIAL_CAPACITY];
    private long[] masks = new long[INITIAL_CAPACITY];
    private double[] weights = new double[INITIAL_CAPACITY];
    private int[] priorities = new int[INITIAL_CAPACITY];

    /** Forgets all choices. */
    public void clear() {
        size = 0;
    }

    /** Adds a port of which class 0 may be taken, of weight 1 and priority 0. */
    public void add(int port) {
        add(port, 1L);
    }

    /** Adds a port and the classes that may be taken there, of weight 1 and priority 0. */
    public void add(int port, long classMask) {
        add(port, classMask, 1, 0);
    }

    /**
     * Adds a choice.
     *
     * @param port output port
     * @param classMask bit c stands for class c; not 0
     * @param weight above 0
     * @param priority higher ones are preferred when free
     */
    public void add(int port, long classMask, double weight, int priority) {
        if (size == ports.length) {
            grow();
        }
        ports[size] = port;
        masks[size] = classMask;
        weights[size] = weight;
        priorities[size] = priority;
        size++;
    }

    /** Returns the number of choices. */
    public int size() {
        return size;
    }

    /** Returns the output port of a choice. */
    public int port(int choice) {
        return ports[choice];
    }

    /** Returns the classes of a choice. */
    public long classMask(int choice) {
        return masks[choice];
    }

    /** Returns the weight of a choice. */
    public double weight(int choice) {
        return weights[choice];
    }

    /** Returns the priority of a choice. */
    public int priority(int choice) {
        return priorities[choice];
    }

    private void grow() {
        int room = 2 * size;
        ports = Arrays.copyOf(ports, room);
        masks = Arrays.copyOf(masks, room);
        weights = Arrays.copyOf(weights, room);
        priorities = Arrays.copyOf(priorities, room);
    }
}
