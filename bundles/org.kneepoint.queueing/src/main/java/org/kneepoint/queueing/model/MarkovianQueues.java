// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import static org.kneepoint.queueing.model.QueueParameters.ARRIVAL;
import static org.kneepoint.queueing.model.QueueParameters.CAPACITY;
import static org.kneepoint.queueing.model.QueueParameters.SERVERS;
import static org.kneepoint.queueing.model.QueueParameters.SERVICE;

import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.queueing.ErlangB;
import org.kneepoint.queueing.ErlangC;
import org.kneepoint.queueing.MM1;
import org.kneepoint.queueing.MM1K;
import org.kneepoint.queueing.MMInf;
import org.kneepoint.queueing.MMc;
import org.kneepoint.queueing.MMcK;
import org.osgi.service.component.annotations.Component;

/** Queues with Poisson arrivals and exponential service; all exact. */
final class MarkovianQueues {
    private static final String SOURCE = "L. Kleinrock: Queueing Systems I, 1975, chapter 3";
    private static final Quantity PROBABILITY_WAITING =
            Quantity.of("probability_waiting", "", "probability that a customer waits");
    private static final Parameters ONE_SERVER = Parameters.of(ARRIVAL, SERVICE);
    private static final Parameters MANY_SERVERS = Parameters.of(ARRIVAL, SERVICE, SERVERS);

    private MarkovianQueues() {}

    private static Description exact(String summary) {
        return Description.of(summary)
                .source(SOURCE)
                .validity("exact")
                .verification(
                        "every state and mean within 1e-11 of values in arbitrary precision and of"
                                + " the balance equations");
    }

    /** M/M/1. */
    @Component(service = QueueModel.class)
    public static final class MM1Model extends SingleQueueModel {
        /** Creates the model. */
        public MM1Model() {
            super(
                    "M/M/1",
                    exact("one server, infinite capacity"),
                    ONE_SERVER,
                    s -> MM1.of(s.get(ARRIVAL), s.get(SERVICE)));
        }
    }

    /** M/M/1/K. */
    @Component(service = QueueModel.class)
    public static final class MM1KModel extends SingleQueueModel {
        /** Creates the model. */
        public MM1KModel() {
            super(
                    "M/M/1/K",
                    exact("one server, finite capacity"),
                    Parameters.of(ARRIVAL, SERVICE, CAPACITY),
                    s -> MM1K.of(s.get(ARRIVAL), s.get(SERVICE), s.get(CAPACITY)));
        }
    }

    /** M/M/c. */
    @Component(service = QueueModel.class)
    public static final class MMcModel extends SingleQueueModel {
        /** Creates the model. */
        public MMcModel() {
            super(
                    "M/M/c",
                    exact("several servers, infinite capacity"),
                    MANY_SERVERS,
                    s -> MMc.of(s.get(ARRIVAL), s.get(SERVICE), s.get(SERVERS)));
        }

        @Override
        void addFigures(Scenario scenario, Point.Builder point) {
            point.with(PROBABILITY_WAITING, waiting(scenario));
        }
    }

    /** M/M/c/K. */
    @Component(service = QueueModel.class)
    public static final class MMcKModel extends SingleQueueModel {
        /** Creates the model. */
        public MMcKModel() {
            super(
                    "M/M/c/K",
                    exact("several servers, finite capacity"),
                    Parameters.of(ARRIVAL, SERVICE, SERVERS, CAPACITY),
                    MMcKModel::queue);
        }

        private static MMcK queue(Scenario s) {
            int servers = s.get(SERVERS);
            int capacity = s.get(CAPACITY);
            if (capacity < servers) {
                throw BadInput.notAllowed(
                        "capacity",
                        capacity,
                        "it includes the servers, so it is " + servers + " or more");
            }
            return MMcK.of(s.get(ARRIVAL), s.get(SERVICE), servers, capacity);
        }
    }

    /** M/M/inf. */
    @Component(service = QueueModel.class)
    public static final class MMInfModel extends SingleQueueModel {
        /** Creates the model. */
        public MMInfModel() {
            super(
                    "M/M/inf",
                    exact("infinitely many servers"),
                    ONE_SERVER,
                    s -> MMInf.of(s.get(ARRIVAL), s.get(SERVICE)));
        }
    }

    /** Erlang B. */
    @Component(service = QueueModel.class)
    public static final class ErlangBModel extends SingleQueueModel {
        /** Creates the model. */
        public ErlangBModel() {
            super(
                    "Erlang-B",
                    exact("several servers, no waiting room (M/M/c/c): the loss"),
                    MANY_SERVERS,
                    s -> ErlangB.of(s.get(ARRIVAL), s.get(SERVICE), s.get(SERVERS)));
        }
    }

    /** Erlang C. */
    @Component(service = QueueModel.class)
    public static final class ErlangCModel extends SingleQueueModel {
        /** Creates the model. */
        public ErlangCModel() {
            super(
                    "Erlang-C",
                    exact(
                            "several servers, infinite capacity (M/M/c): the probability of"
                                    + " waiting"),
                    MANY_SERVERS,
                    s -> MMc.of(s.get(ARRIVAL), s.get(SERVICE), s.get(SERVERS)));
        }

        @Override
        void addFigures(Scenario scenario, Point.Builder point) {
            point.with(PROBABILITY_WAITING, waiting(scenario));
        }
    }

    private static double waiting(Scenario scenario) {
        return ErlangC.waiting(
                scenario.get(SERVERS), scenario.get(ARRIVAL) * scenario.get(SERVICE));
    }
}
