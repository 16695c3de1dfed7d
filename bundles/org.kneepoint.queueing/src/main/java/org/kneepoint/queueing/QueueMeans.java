// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.support.CompensatedSum;

/** The four mean figures of a queue. */
record QueueMeans(double number, double numberWaiting, double time, double timeWaiting) {

    /** Means from the waiting time, by Little's law. */
    static QueueMeans ofWaiting(double rate, double serviceMean, double load, double waiting) {
        double queue = rate * waiting;
        return new QueueMeans(load + queue, queue, serviceMean + waiting, waiting);
    }

    /**
     * Means of a loss queue from its distribution. The time in the system is the service mean plus
     * the waiting time, so rounding cannot make it shorter than one service.
     */
    static QueueMeans ofStates(double[] states, int servers, double serviceMean) {
        double busy = busy(states, servers);
        double queue = queue(states, servers);
        double waiting = busy > 0 ? serviceMean * (queue / busy) : 0;
        return new QueueMeans(busy + queue, queue, serviceMean + waiting, waiting);
    }

    /** Mean number of busy servers. */
    static double busy(double[] states, int servers) {
        CompensatedSum busy = new CompensatedSum();
        for (int n = states.length - 1; n > 0; n--) {
            busy.add(Math.min(n, servers) * states[n]);
        }
        return busy.value();
    }

    private static double queue(double[] states, int servers) {
        CompensatedSum queue = new CompensatedSum();
        for (int n = states.length - 1; n > servers; n--) {
            queue.add((n - servers) * states[n]);
        }
        return queue.value();
    }
}
