// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import static org.kneepoint.queueing.model.QueueParameters.ARRIVAL;
import static org.kneepoint.queueing.model.QueueParameters.CAPACITY;
import static org.kneepoint.queueing.model.QueueParameters.GE_SCV;
import static org.kneepoint.queueing.model.QueueParameters.SERVICE;
import static org.kneepoint.queueing.model.QueueParameters.SERVICE_SCV;

import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.queueing.GEG1;
import org.kneepoint.queueing.GEGE1;
import org.kneepoint.queueing.GEGE1K;
import org.osgi.service.component.annotations.Component;

/** Queues with generalised exponential arrivals: geometric batches in a Poisson stream. */
final class GeneralisedExponentialQueues {
    private static final String SOURCE =
            "D. D. Kouvatsos: Entropy maximisation and queueing network models, Annals of Operations"
                    + " Research 48, 1994";
    private static final Parameter<Double> GE_SERVICE_SCV = SERVICE_SCV.between(1, 1e6);

    private static final Quantity FACTOR = Quantity.of("g", "", "factor g of P(n) = P(0) g x^n");
    private static final Quantity RATIO = Quantity.of("x", "", "ratio x of successive states");

    private GeneralisedExponentialQueues() {}

    /** GE/GE/1. */
    @Component(service = QueueModel.class)
    public static final class GEGE1Model extends SingleQueueModel {
        /** Creates the model. */
        public GEGE1Model() {
            super(
                    "GE/GE/1",
                    Description.of("bursty arrivals and service, infinite capacity")
                            .source(SOURCE)
                            .validity("exact for generalised exponential times; scv 1 or more")
                            .verification("equal to reference values and to the solved chain"),
                    Parameters.of(ARRIVAL, GE_SCV, SERVICE, GE_SERVICE_SCV),
                    GEGE1Model::queue);
        }

        private static GEGE1 queue(Scenario s) {
            return GEGE1.of(s.get(ARRIVAL), s.get(GE_SCV), s.get(SERVICE), s.get(GE_SERVICE_SCV));
        }

        @Override
        void addFigures(Scenario scenario, Point.Builder point) {
            GEGE1 queue = queue(scenario);
            point.with(FACTOR, queue.g()).with(RATIO, queue.x());
        }
    }

    /** GE/GE/1/K. */
    @Component(service = QueueModel.class)
    public static final class GEGE1KModel extends SingleQueueModel {
        /** Creates the model. */
        public GEGE1KModel() {
            super(
                    "GE/GE/1/K",
                    Description.of(
                                    "bursty arrivals and service, finite capacity (maximum"
                                            + " entropy)")
                            .source(SOURCE)
                            .validity(
                                    "exact for generalised exponential times and partial"
                                            + " batch acceptance; scv 1 or more, every utilisation")
                            .verification("equal to reference values and to the solved chain"),
                    Parameters.of(ARRIVAL, GE_SCV, SERVICE, GE_SERVICE_SCV, CAPACITY),
                    s ->
                            GEGE1K.of(
                                    s.get(ARRIVAL),
                                    s.get(GE_SCV),
                                    s.get(SERVICE),
                                    s.get(GE_SERVICE_SCV),
                                    s.get(CAPACITY)));
        }
    }

    /** GE/G/1. */
    @Component(service = QueueModel.class)
    public static final class GEG1Model extends SingleQueueModel {
        /** Creates the model. */
        public GEG1Model() {
            super(
                    "GE/G/1",
                    Description.of(
                                    "bursty arrivals, any service time, infinite capacity;"
                                            + " means")
                            .source(SOURCE + "; P. J. Burke, Operations Research 23, 1975")
                            .validity("exact means for generalised exponential arrivals")
                            .verification("equal to GE/GE/1 and to M/G/1 where those hold"),
                    Parameters.of(ARRIVAL, GE_SCV, SERVICE, SERVICE_SCV),
                    s ->
                            GEG1.of(
                                    s.get(ARRIVAL),
                                    s.get(GE_SCV),
                                    s.get(SERVICE),
                                    s.get(SERVICE_SCV)));
        }
    }
}
