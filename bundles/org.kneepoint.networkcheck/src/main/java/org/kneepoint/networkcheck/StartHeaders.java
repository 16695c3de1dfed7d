// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import org.kneepoint.api.topology.Routing;

/** The headers with which packets to one destination start. */
final class StartHeaders implements Routing.StartStates {
    private static final int INITIAL_CAPACITY = 64;
    private static final double ROUNDING = 1e-12;

    private final Routing routing;
    private final HeaderStates headers;
    private final ContractViolations violations;

    private int size;
    private int[] sources = new int[INITIAL_CAPACITY];
    private int[] starts = new int[INITIAL_CAPACITY];
    private double[] probabilities = new double[INITIAL_CAPACITY];

    private int source;
    private int buffer;
    private double sum;

    StartHeaders(Routing routing, HeaderStates headers, ContractViolations violations) {
        this.routing = routing;
        this.headers = headers;
        this.violations = violations;
    }

    void clear() {
        size = 0;
    }

    /** Adds the start states of packets from one terminal. */
    void addStarts(int source, int buffer, int target) {
        this.source = source;
        this.buffer = buffer;
        sum = 0;
        routing.startStates(source, target, this);
        if (!(Math.abs(sum - 1) <= ROUNDING)) {
            violations.add(
                    "start-sum",
                    "the probabilities of the start states do not sum to 1",
                    sum + " from terminal " + source + " to " + target);
        }
    }

    @Override
    public void add(int state, double probability) {
        if (!(probability > 0 && probability <= 1)) {
            violations.add(
                    "start-probability",
                    "a start state has a probability outside 0 to 1",
                    probability + " from terminal " + source);
        }
        if (size == starts.length) {
            sources = Arrays.copyOf(sources, 2 * size);
            starts = Arrays.copyOf(starts, 2 * size);
            probabilities = Arrays.copyOf(probabilities, 2 * size);
        }
        sources[size] = source;
        starts[size] = headers.number(buffer, state);
        probabilities[size] = probability;
        size++;
        sum += probability;
    }

    int size() {
        return size;
    }

    int source(int start) {
        return sources[start];
    }

    int header(int start) {
        return starts[start];
    }

    double probability(int start) {
        return probabilities[start];
    }
}
