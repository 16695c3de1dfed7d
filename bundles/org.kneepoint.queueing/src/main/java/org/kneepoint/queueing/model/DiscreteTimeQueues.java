// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import static org.kneepoint.queueing.model.QueueParameters.CAPACITY;
import static org.kneepoint.queueing.model.QueueParameters.SLOT;

import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.queueing.GeoD1K;
import org.kneepoint.queueing.GeoGeo1;
import org.osgi.service.component.annotations.Component;

/** Discrete-time queues with at most one arrival per slot. */
final class DiscreteTimeQueues {
    private static final int LONGEST_SERVICE = 1_000_000;
    private static final Parameter<Double> ARRIVAL =
            QueueParameters.ARRIVAL
                    .between(0, 1)
                    .unit("per slot")
                    .meaning("probability of an arrival in a slot");
    private static final Parameter<Double> SERVICE =
            QueueParameters.SERVICE.unit("slots").between(1, 1e12);
    private static final Parameter<Integer> SERVICE_SLOTS =
            Parameter.integer("service", "slots", "service time").between(1, LONGEST_SERVICE);
    private static final String ORDERS =
            "The number in the system is that at the slot edge, after both events of the"
                    + " slot; times are counted in slot edges. departure-first: the"
                    + " completion, then the arrival. arrival-first: the arrival, then"
                    + " the completion; a customer who finds the server idle enters"
                    + " service in the same slot, so that the time is one less than"
                    + " the number of slots begun; the sequence of events and the loss"
                    + " are those of departure-first. arrival-first-delayed: service"
                    + " begins in the next slot, as in the arrivals-first rule of"
                    + " Gravey and Hebuterne, with a higher loss";

    private DiscreteTimeQueues() {}

    /** Geo/Geo/1. */
    @Component(service = QueueModel.class)
    public static final class GeoGeo1Model extends SingleQueueModel {
        /** Creates the model. */
        public GeoGeo1Model() {
            super(
                    "Geo/Geo/1",
                    Description.of("discrete time, geometric service, infinite capacity")
                            .source(
                                    "T. Meisling, Operations Research 6, 1958; J. J. Hunter:"
                                            + " Mathematical Techniques of Applied Probability 2, 1983")
                            .validity("exact. " + ORDERS)
                            .verification("equal to the solved chain, all orders"),
                    Parameters.of(ARRIVAL, SERVICE, SLOT),
                    s ->
                            GeoGeo1.of(
                                    s.get(ARRIVAL),
                                    1 / s.get(SERVICE),
                                    QueueParameters.slotOrder(s)));
        }
    }

    /** Geo/D/1/K. */
    @Component(service = QueueModel.class)
    public static final class GeoD1KModel extends SingleQueueModel {
        /** Creates the model. */
        public GeoD1KModel() {
            super(
                    "Geo/D/1/K",
                    Description.of("discrete time, constant service, finite capacity")
                            .source(
                                    "A. Gravey, G. Hebuterne: Simultaneity in discrete-time single"
                                            + " server queues with Bernoulli inputs, Performance"
                                            + " Evaluation 14, 1992")
                            .validity("exact, for every utilisation. " + ORDERS)
                            .verification("equal to the solved chain, all orders"),
                    Parameters.of(ARRIVAL, SERVICE_SLOTS, CAPACITY, SLOT),
                    s ->
                            GeoD1K.of(
                                    s.get(ARRIVAL),
                                    s.get(SERVICE_SLOTS),
                                    s.get(CAPACITY),
                                    QueueParameters.slotOrder(s)));
        }
    }
}
