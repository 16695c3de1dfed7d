// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/** Base of queues with a finite number of servers: arrival rate, mean service time, utilisation. */
abstract class BaseQueue implements QueueingSystem {
    private final double arrivalRate;
    private final double serviceMean;
    private final double utilisation;

    BaseQueue(double arrivalRate, double serviceMean, double utilisation) {
        this.arrivalRate = arrivalRate;
        this.serviceMean = serviceMean;
        this.utilisation = utilisation;
    }

    @Override
    public final double arrivalRate() {
        return arrivalRate;
    }

    @Override
    public final double serviceMean() {
        return serviceMean;
    }

    @Override
    public final double utilisation() {
        return utilisation;
    }
}
