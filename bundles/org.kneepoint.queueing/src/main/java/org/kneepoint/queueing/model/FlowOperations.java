// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.queue.QueueQuantities;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.queueing.CustomerFlow;
import org.osgi.service.component.annotations.Component;

/** Superposition, splitting and departure of flows between queues. */
final class FlowOperations {
    private static final Quantity RATE =
            Quantity.of("flow_rate", "per unit time", "rate of the resulting flow");
    private static final Quantity SCV =
            Quantity.of("flow_scv", "", "squared coefficient of variation of the resulting flow");
    private static final Parameter<String> RULE =
            Parameter.choice("rule", "set of formulas", "ge", "qna")
                    .withChoiceMeaning("ge", "generalised exponential intervals (Kouvatsos 1994)")
                    .withChoiceMeaning("qna", "queueing network analyzer (Whitt 1983)");
    private static final String SOURCE =
            "ge: D. D. Kouvatsos, Annals of Operations Research 48, 1994. qna: W. Whitt: The queueing"
                    + " network analyzer, Bell System Technical Journal 62, 1983";
    private static final String VALIDITY =
            "The intervals of the result are assumed independent, which is the error of the"
                    + " method. ";

    private FlowOperations() {}

    private abstract static class FlowOperation extends NamedQueueModel {
        private final Function<Scenario, CustomerFlow> operation;

        private FlowOperation(
                String name,
                Description description,
                Parameters parameters,
                Function<Scenario, CustomerFlow> operation) {
            super(name, description.source(SOURCE), parameters);
            this.operation = operation;
        }

        /** Returns the utilisation of the queue that the flow passes; empty where there is none. */
        OptionalDouble utilisation(Scenario scenario) {
            return OptionalDouble.empty();
        }

        @Override
        public final QueueFigures evaluate(Scenario scenario) {
            Point.Builder point = Point.of(scenario);
            OptionalDouble utilisation = utilisation(scenario);
            utilisation.ifPresent(value -> point.with(QueueQuantities.UTILISATION, value));
            if (utilisation.orElse(0) >= 1) {
                point.status(
                        Status.SATURATED,
                        Explanation.of(
                                "overloaded",
                                "the queue has no steady state at utilisation {utilisation}",
                                utilisation.getAsDouble()));
                return QueueFigures.of(point.build());
            }
            CustomerFlow flow = operation.apply(scenario);
            return QueueFigures.of(point.with(RATE, flow.rate()).with(SCV, flow.scv()).build());
        }
    }

    /** Superposition of up to four flows. */
    @Component(service = QueueModel.class)
    public static final class MergeModel extends FlowOperation {
        private static final int MOST = 4;
        private static final List<Parameter<Double>> RATES = new ArrayList<>();
        private static final List<Parameter<Double>> SCVS = new ArrayList<>();
        private static final Parameter<Double> SERVICE =
                QueueParameters.SERVICE
                        .optional()
                        .meaning("mean service time of the queue downstream; required by qna");

        static {
            for (int i = 1; i <= MOST; i++) {
                Parameter<Double> rate = QueueParameters.ARRIVAL.renamed("arrival" + i);
                RATES.add(i <= 2 ? rate : rate.optional());
                SCVS.add(QueueParameters.SCV.renamed("scv" + i).optional());
            }
        }

        /** Creates the model. */
        public MergeModel() {
            super(
                    "merge",
                    Description.of("superposition of flows (rate and scv)")
                            .validity(
                                    VALIDITY
                                            + "ge is exact for generalised exponential flows, scv 1 or"
                                            + " more; qna weights by the utilisation of the"
                                            + " queue downstream")
                            .verification("Poisson flows merge into a Poisson flow, both rules"),
                    mergeParameters(),
                    MergeModel::merged);
        }

        private static Parameters mergeParameters() {
            List<Parameter<?>> parameters = new ArrayList<>();
            for (int i = 0; i < MOST; i++) {
                parameters.add(RATES.get(i));
                parameters.add(SCVS.get(i));
            }
            parameters.add(RULE);
            parameters.add(SERVICE);
            return Parameters.of(parameters.toArray(new Parameter<?>[0]));
        }

        /** Returns that of the queue downstream, if its service time is given. */
        @Override
        OptionalDouble utilisation(Scenario scenario) {
            double total = flows(scenario).stream().mapToDouble(CustomerFlow::rate).sum();
            return scenario.find(SERVICE)
                    .map(service -> OptionalDouble.of(total * service))
                    .orElse(OptionalDouble.empty());
        }

        private static CustomerFlow merged(Scenario scenario) {
            List<CustomerFlow> flows = flows(scenario);
            if (scenario.get(RULE).equals("ge")) {
                return CustomerFlow.mergeGe(flows);
            }
            double total = flows.stream().mapToDouble(CustomerFlow::rate).sum();
            double service =
                    scenario.find(SERVICE)
                            .orElseThrow(
                                    () ->
                                            BadInput.missing("service=", "service")
                                                    .with("rule", "qna"));
            return CustomerFlow.mergeQna(flows, total * service);
        }

        private static List<CustomerFlow> flows(Scenario scenario) {
            List<CustomerFlow> flows = new ArrayList<>();
            for (int i = 0; i < MOST; i++) {
                if (scenario.find(RATES.get(i)).isPresent()) {
                    double scv = scenario.find(SCVS.get(i)).orElse(1.0);
                    flows.add(CustomerFlow.of(scenario.get(RATES.get(i)), scv));
                } else if (scenario.find(SCVS.get(i)).isPresent()) {
                    String rate = RATES.get(i).name();
                    throw BadInput.missing(rate + "=", rate)
                            .with(SCVS.get(i).name(), scenario.get(SCVS.get(i)));
                }
            }
            return flows;
        }
    }

    /** Random splitting. */
    @Component(service = QueueModel.class)
    public static final class SplitModel extends FlowOperation {
        private static final Parameter<Double> PROBABILITY =
                Parameter.real(
                                "probability",
                                "",
                                "probability that a customer joins the" + " branch")
                        .between(0, 1);

        /** Creates the model. */
        public SplitModel() {
            super(
                    "split",
                    Description.of("random split: one branch of a flow (rate and scv)")
                            .validity("exact for independent intervals")
                            .verification("the branches merge into the whole rate"),
                    Parameters.of(QueueParameters.ARRIVAL, QueueParameters.SCV, PROBABILITY),
                    s ->
                            CustomerFlow.of(
                                            s.get(QueueParameters.ARRIVAL),
                                            s.get(QueueParameters.SCV))
                                    .split(s.get(PROBABILITY)));
        }
    }

    /** Departures from a queue. */
    @Component(service = QueueModel.class)
    public static final class DepartureModel extends FlowOperation {
        private static final Parameter<Integer> SERVERS = QueueParameters.SERVERS.withDefault(1);

        /** Creates the model. */
        public DepartureModel() {
            super(
                    "departure",
                    Description.of(
                                    "departures from a queue of infinite capacity (rate and"
                                            + " scv)")
                            .validity(
                                    VALIDITY
                                            + "ge (one server) is exact for generalised exponential"
                                            + " arrivals; qna for M/G/1, M/M/c and M/G/inf")
                            .verification("the departures of M/M/c are Poisson"),
                    Parameters.of(
                            QueueParameters.ARRIVAL,
                            QueueParameters.SCV,
                            QueueParameters.SERVICE,
                            QueueParameters.SERVICE_SCV,
                            SERVERS,
                            RULE),
                    DepartureModel::departing);
        }

        @Override
        OptionalDouble utilisation(Scenario scenario) {
            double load =
                    scenario.get(QueueParameters.ARRIVAL) * scenario.get(QueueParameters.SERVICE);
            return OptionalDouble.of(load / scenario.get(SERVERS));
        }

        private static CustomerFlow departing(Scenario s) {
            CustomerFlow arrivals =
                    CustomerFlow.of(s.get(QueueParameters.ARRIVAL), s.get(QueueParameters.SCV));
            int servers = s.get(SERVERS);
            double load = s.get(QueueParameters.ARRIVAL) * s.get(QueueParameters.SERVICE) / servers;
            double scv = s.get(QueueParameters.SERVICE_SCV);
            if (s.get(RULE).equals("qna")) {
                return arrivals.departureQna(load, scv, servers);
            }
            if (servers > 1) {
                throw BadInput.notAllowed("rule", "ge", "use rule=qna").with("servers", servers);
            }
            return arrivals.departureGe(load, scv);
        }
    }
}
