// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import static org.kneepoint.queueing.model.QueueParameters.ANY_SERVICE;
import static org.kneepoint.queueing.model.QueueParameters.ARRIVAL;
import static org.kneepoint.queueing.model.QueueParameters.CAPACITY;
import static org.kneepoint.queueing.model.QueueParameters.SCV;
import static org.kneepoint.queueing.model.QueueParameters.SERVERS;
import static org.kneepoint.queueing.model.QueueParameters.SERVICE;
import static org.kneepoint.queueing.model.QueueParameters.SERVICE_SCV;

import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.queueing.GG1;
import org.kneepoint.queueing.MD1;
import org.kneepoint.queueing.MD1K;
import org.kneepoint.queueing.MG1;
import org.kneepoint.queueing.MG1K;
import org.kneepoint.queueing.MGc;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** Queues with general service times, exact for one server and Poisson arrivals. */
final class GeneralServiceQueues {
    private static final String CHECKED =
            "every state and the loss within 1e-11 of values in arbitrary precision, capacities to"
                    + " 10,000, any utilisation";

    private static final String CHECKED_UNLIMITED =
            "means and states down to 1e-227 within 1e-11 of values in arbitrary precision";

    private GeneralServiceQueues() {}

    /** M/D/1. */
    @Component(service = QueueModel.class)
    public static final class MD1Model extends SingleQueueModel {
        /** Creates the model. */
        public MD1Model() {
            super(
                    "M/D/1",
                    Description.of("constant service time, infinite capacity")
                            .source("L. Kleinrock: Queueing Systems I, 1975, section 5.4")
                            .validity("exact")
                            .verification(CHECKED_UNLIMITED),
                    Parameters.of(ARRIVAL, SERVICE),
                    s -> MD1.of(s.get(ARRIVAL), s.get(SERVICE)));
        }
    }

    /** M/D/1/K. */
    @Component(service = QueueModel.class)
    public static final class MD1KModel extends SingleQueueModel {
        /** Creates the model. */
        public MD1KModel() {
            super(
                    "M/D/1/K",
                    Description.of("constant service time, finite capacity")
                            .source(
                                    "embedded chain at departures; B. V. Gnedenko, I. N. Kovalenko:"
                                            + " Introduction to Queueing Theory, 1989. The"
                                            + " alternating sum of the textbooks loses all digits to"
                                            + " cancellation and is not used")
                            .validity("exact, for every utilisation")
                            .verification(CHECKED),
                    Parameters.of(ARRIVAL, SERVICE, CAPACITY),
                    s -> MD1K.of(s.get(ARRIVAL), s.get(SERVICE), s.get(CAPACITY)));
        }
    }

    /** M/G/1. */
    @Component(service = QueueModel.class)
    public static final class MG1Model extends SingleQueueModel {
        /** Creates the model. */
        public MG1Model() {
            super(
                    "M/G/1",
                    Description.of("service time of any of four families, infinite capacity")
                            .source(
                                    "F. Pollaczek 1930, A. Y. Khinchine 1932; L. Kleinrock: Queueing"
                                            + " Systems I, 1975, chapter 5")
                            .validity("exact")
                            .verification(CHECKED_UNLIMITED),
                    Parameters.of(ARRIVAL).and(ANY_SERVICE),
                    s -> MG1.of(s.get(ARRIVAL), QueueParameters.serviceTime(s)));
        }
    }

    /** M/G/1/K. */
    @Component(service = QueueModel.class)
    public static final class MG1KModel extends SingleQueueModel {
        /** Creates the model. */
        public MG1KModel() {
            super(
                    "M/G/1/K",
                    Description.of("service time of any of four families, finite capacity")
                            .source("embedded chain at departures; Gnedenko and Kovalenko 1989")
                            .validity("exact, for every utilisation")
                            .verification(CHECKED),
                    Parameters.of(ARRIVAL, CAPACITY).and(ANY_SERVICE),
                    s -> MG1K.of(s.get(ARRIVAL), QueueParameters.serviceTime(s), s.get(CAPACITY)));
        }
    }

    /** M/G/c. */
    @Component(service = QueueModel.class)
    public static final class MGcModel extends SingleQueueModel {
        private static final Parameter<String> APPROXIMATION =
                Parameter.choice("approximation", "formula for the wait", "hokstad", "kimura");

        /** Creates the model. */
        public MGcModel() {
            super(
                    "M/G/c",
                    DescriptionResource.read(MGcModel.class, "mgc.md"),
                    Parameters.of(ARRIVAL, SERVICE, SERVICE_SCV, SERVERS, APPROXIMATION),
                    s ->
                            MGc.of(
                                    s.get(ARRIVAL),
                                    s.get(SERVICE),
                                    s.get(SERVICE_SCV),
                                    s.get(SERVERS),
                                    s.get(APPROXIMATION).equals("kimura")
                                            ? MGc.Formula.KIMURA
                                            : MGc.Formula.HOKSTAD));
        }
    }

    /** G/G/1. */
    @Component(service = QueueModel.class)
    public static final class GG1Model extends SingleQueueModel {
        private static final Parameter<String> APPROXIMATION =
                Parameter.choice(
                        "approximation",
                        "formula for the wait",
                        "kraemer-langenbach-belz",
                        "marchal",
                        "kingman",
                        "allen-cunneen");

        /** Creates the model. */
        public GG1Model() {
            super(
                    "G/G/1",
                    DescriptionResource.read(GG1Model.class, "gg1.md"),
                    Parameters.of(ARRIVAL.above(0), SCV, SERVICE, SERVICE_SCV, APPROXIMATION),
                    s ->
                            GG1.of(
                                    s.get(ARRIVAL),
                                    s.get(SCV),
                                    s.get(SERVICE),
                                    s.get(SERVICE_SCV),
                                    formula(s.get(APPROXIMATION))));
        }

        private static GG1.Formula formula(String name) {
            return switch (name) {
                case "marchal" -> GG1.Formula.MARCHAL;
                case "kingman" -> GG1.Formula.KINGMAN_BOUND;
                case "allen-cunneen" -> GG1.Formula.ALLEN_CUNNEEN;
                default -> GG1.Formula.KRAEMER_LANGENBACH_BELZ;
            };
        }
    }
}
