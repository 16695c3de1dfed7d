// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.Arrays;

/**
 * The permitted outputs of a header, each with a mask of VC classes, a weight and a priority.
 * Reused from call to call; owned by one thread.
 *
 * <p>Among the free choices a router takes the highest priority, and within it selects by {@link
 * Routing#selection}. The weight is the share of packets of a choice in a random selection and in a
 * model, divided evenly among the classes of the mask; a model uses the highest priority only. A
 * port may appear several times with different masks; the ports of one {@linkplain
 * Network#portGroup group} appear together with equal entries.
 */
public final class RoutingChoices {
    private static final int INITIAL_CAPACITY = 16;

    private int size;
    private int[] ports = new int[INITIAL_CAPACITY];
    private long[] masks = new long[INITIAL_CAPACITY];
    private double[] weights = new double[INITIAL_CAPACITY];
    private int[] priorities = new int[INITIAL_CAPACITY];

    /** Removes all choices. */
    public void clear() {
        size = 0;
    }

    /** Adds a port with class 0, weight 1 and priority 0. */
    public void add(int port) {
        add(port, 1L);
    }

    /** Adds a port with a mask of classes, weight 1 and priority 0. */
    public void add(int port, long classMask) {
        add(port, classMask, 1, 0);
    }

    /**
     * Adds a choice.
     *
     * @param port output port
     * @param classMask bit c for class c; not 0
     * @param weight above 0
     * @param priority any number; higher is preferred
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
