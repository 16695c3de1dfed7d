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
import org.osgi.service.component.annotations.Component;

/**
 * Queues with other than exponential service, exact where one server and Poisson arrivals allow it.
 */
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
        /** Offers the queue. */
        public MD1Model() {
            super(
                    "M/D/1",
                    Description.of("constant service time, unlimited room")
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
        /** Offers the queue. */
        public MD1KModel() {
            super(
                    "M/D/1/K",
                    Description.of("constant service time, limited room")
                            .source(
                                    "embedded chain at departures; B. V. Gnedenko, I. N. Kovalenko:"
                                            + " Introduction to Queueing Theory, 1989. The alternating"
                                            + " sum of the textbooks loses all digits and is not used")
                            .validity("exact, for every utilisation")
                            .verification(CHECKED),
                    Parameters.of(ARRIVAL, SERVICE, CAPACITY),
                    s -> MD1K.of(s.get(ARRIVAL), s.get(SERVICE), s.get(CAPACITY)));
        }
    }

    /** M/G/1. */
    @Component(service = QueueModel.class)
    public static final class MG1Model extends SingleQueueModel {
        /** Offers the queue. */
        public MG1Model() {
            super(
                    "M/G/1",
                    Description.of("service of any of four families, unlimited room")
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
        /** Offers the queue. */
        public MG1KModel() {
            super(
                    "M/G/1/K",
                    Description.of("service of any of four families, limited room")
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

        /** Offers the queue. */
        public MGcModel() {
            super(
                    "M/G/c",
                    Description.of("several servers, any service time, by two moments")
                            .source(
                                    "hokstad: P. Hokstad, Operations Research 26, 1978. kimura: T."
                                            + " Kimura, Management Science 32, 1986, with the M/D/c wait"
                                            + " of G. P. Cosmetatos 1976")
                            .validity(
                                    "approximations; exact for one server and for exponential"
                                            + " service. hokstad is right in heavy traffic, in light"
                                            + " traffic too low for a steady service (up to a factor"
                                            + " (c+1)/2c for a constant one) and too high for a variable"
                                            + " one; kimura is mostly within a few per cent, in"
                                            + " light traffic with a very variable service less so"
                                            + " (two servers, utilisation 0.2, scv 5: kimura -22 %,"
                                            + " hokstad +33 %; at 0.8: -1.0 and +4.4 %)")
                            .verification(
                                    "hokstad: equal to reference values in all digits; both equal to"
                                            + " M/G/1 and M/M/c where those hold")
                            .variant("hokstad", "W = (1 + C2)/2 W(M/M/c)")
                            .variant("kimura", "between the waits of M/D/c and M/M/c"),
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

        /** Offers the queue. */
        public GG1Model() {
            super(
                    "G/G/1",
                    Description.of("any arrivals, any service time, by two moments each")
                            .source(
                                    "J. F. C. Kingman, Biometrika 49, 1962; W. G. Marchal, AIIE"
                                            + " Transactions 8, 1976; W. Kraemer, M. Langenbach-Belz, 8th"
                                            + " International Teletraffic Congress, 1976")
                            .validity(
                                    "two moments do not fix the wait, so no error bound holds for"
                                            + " every queue; kingman alone is a bound, from above, for"
                                            + " all. The others are exact for Poisson arrivals. The"
                                            + " measured errors against exact queues are in the"
                                            + " verification")
                            .verification(
                                    "Against exact waits of GI/M/1 (constant, Erlang of 2 and 4"
                                            + " phases, and balanced hyperexponential interarrival"
                                            + " times of scv 2 and 4), utilisation 0.5 to 0.95:"
                                            + " kraemer-langenbach-belz -6.5 to +8.6 %, marchal -22 to"
                                            + " +57 %, allen-cunneen 0 to +96 %, kingman +3.6 to"
                                            + " +293 %; from 0.8 on -5.5 to +2.6 %, -7.8 to +15.3 %, 0"
                                            + " to +18.2 %, +3.6 to +47.7 %")
                            .variant(
                                    "kraemer-langenbach-belz",
                                    "allen-cunneen with a correction for the arrivals' variability")
                            .variant("marchal", "kingman scaled to be exact for Poisson arrivals")
                            .variant("kingman", "upper bound, approached in heavy traffic")
                            .variant("allen-cunneen", "heavy-traffic form"),
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
