// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.Arrays;

/**
 * A few messages through one switch without buffers, in continuous time: one at a time at each
 * input, in order of arrival, one at a time to each output, in order of request. A service takes 1.
 */
final class SwitchReplay {
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private final double[] arrival;
    private final int[] input;
    private final int[] output;
    private final double[] request;
    private final double[] start;

    /** Fixes the messages. */
    SwitchReplay(double[] arrival, int[] input, int[] output) {
        this.arrival = arrival;
        this.input = input;
        this.output = output;
        request = new double[arrival.length];
        start = new double[arrival.length];
        Arrays.fill(start, NEVER);
        for (int served = 0; served < arrival.length; served++) {
            serveNext();
        }
    }

    /** Returns the time for which a message waited for its output at the head of its input. */
    double wait(int message) {
        return start[message] - request[message];
    }

    private void serveNext() {
        int next = -1;
        double begin = NEVER;
        double requestTime = NEVER;
        for (int m = 0; m < arrival.length; m++) {
            if (start[m] == NEVER && isHead(m)) {
                double at = Math.max(arrival[m], lastEnd(input, input[m]));
                double from = Math.max(at, lastEnd(output, output[m]));
                if (from < begin || from == begin && at < requestTime) {
                    next = m;
                    begin = from;
                    requestTime = at;
                }
            }
        }
        request[next] = requestTime;
        start[next] = begin;
    }

    private boolean isHead(int message) {
        for (int m = 0; m < arrival.length; m++) {
            boolean before = input[m] == input[message] && arrival[m] < arrival[message];
            if (before && start[m] == NEVER) {
                return false;
            }
        }
        return true;
    }

    /** The end of the last service so far at an input or an output. */
    private double lastEnd(int[] at, int which) {
        double end = Double.NEGATIVE_INFINITY;
        for (int m = 0; m < arrival.length; m++) {
            if (at[m] == which && start[m] != NEVER) {
                end = Math.max(end, start[m] + 1);
            }
        }
        return end;
    }
}
