// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.queueing.ServiceTimeDistribution;
import org.kneepoint.queueing.SlotOrder;

/** Parameters of the queue models, and the service time distribution they define. */
final class QueueParameters {
    private static final double LARGE = 1e12;
    private static final double LARGEST_SCV = 1e6;
    private static final int MOST_SERVERS = 10_000;
    private static final int LARGEST_CAPACITY = 100_000;
    private static final double TOLERANCE = 1e-9;

    static final Parameter<Double> ARRIVAL =
            Parameter.real("arrival", "per unit time", "arrival rate").between(0, LARGE);
    static final Parameter<Double> SERVICE =
            Parameter.real("service", "unit time", "mean service time").above(0).atMost(LARGE);
    static final Parameter<Integer> SERVERS =
            Parameter.integer("servers", "", "number of servers").between(1, MOST_SERVERS);
    static final Parameter<Integer> CAPACITY =
            Parameter.integer("capacity", "places", "all places, those in service included")
                    .between(1, LARGEST_CAPACITY);
    static final Parameter<Double> SCV =
            Parameter.real("scv", "", "squared coefficient of variation of interarrival times")
                    .between(0, LARGEST_SCV);
    static final Parameter<Double> GE_SCV = SCV.between(1, LARGEST_SCV);
    static final Parameter<Double> SERVICE_SCV =
            Parameter.real("service_scv", "", "squared coefficient of variation of service times")
                    .between(0, LARGEST_SCV);
    static final Parameter<String> SLOT =
            Parameter.choice(
                            "slot",
                            "order of events in a slot",
                            "departure-first",
                            "arrival-first",
                            "arrival-first-delayed")
                    .withChoiceMeaning(
                            "departure-first",
                            "a completed service, then the arrival: early departure")
                    .withChoiceMeaning(
                            "arrival-first",
                            "the arrival, then a completed service, of that arrival too")
                    .withChoiceMeaning(
                            "arrival-first-delayed",
                            "the arrival, then a completed service; service begins in the next slot");

    private static final Parameter<Double> MEAN =
            SERVICE.optional().meaning("mean service time; default: from the two branches");
    private static final Parameter<Double> OPTIONAL_SERVICE_SCV =
            SERVICE_SCV.optional().meaning("squared coefficient of variation, balanced means");
    private static final Parameter<String> DISTRIBUTION =
            Parameter.text(
                            "service_distribution",
                            "distribution; derived from the other parameters if not given")
                    .choices("deterministic", "exponential", "erlang", "hyperexponential")
                    .withChoiceMeaning("deterministic", "constant service time, SCV 0")
                    .withChoiceMeaning("exponential", "exponential service time, SCV 1")
                    .withChoiceMeaning("erlang", "sum of equal exponential phases, SCV 1 / phases")
                    .withChoiceMeaning(
                            "hyperexponential", "one of two exponential branches, SCV above 1")
                    .optional();
    private static final Parameter<Integer> PHASES =
            Parameter.integer("service_phases", "", "phases of an Erlang service")
                    .between(1, ServiceTimeDistribution.MOST_PHASES)
                    .optional();
    private static final Parameter<Double> P1 =
            Parameter.real("service_p1", "", "probability of the first branch")
                    .between(0, 1)
                    .optional();
    private static final Parameter<Double> MEAN1 =
            SERVICE.optional().renamed("service_mean1").meaning("mean of the first branch");
    private static final Parameter<Double> MEAN2 =
            SERVICE.optional().renamed("service_mean2").meaning("mean of the second branch");

    /** Parameters of a service time of any family. */
    static final Parameters ANY_SERVICE =
            Parameters.of(MEAN, DISTRIBUTION, PHASES, OPTIONAL_SERVICE_SCV, P1, MEAN1, MEAN2);

    private QueueParameters() {}

    /** Returns the order of events of {@code slot=}. */
    static SlotOrder slotOrder(Scenario scenario) {
        return switch (scenario.get(SLOT)) {
            case "arrival-first" -> SlotOrder.ARRIVAL_FIRST;
            case "arrival-first-delayed" -> SlotOrder.ARRIVAL_FIRST_DELAYED;
            default -> SlotOrder.DEPARTURE_FIRST;
        };
    }

    /**
     * Returns the service time that the parameters define together.
     *
     * @throws BadInput if they contradict each other or do not determine it
     */
    static ServiceTimeDistribution serviceTime(Scenario scenario) {
        String family = family(scenario);
        requireConsistent(scenario, family);
        return switch (family) {
            case "deterministic" -> ServiceTimeDistribution.deterministic(mean(scenario));
            case "erlang" -> ServiceTimeDistribution.erlang(phases(scenario), mean(scenario));
            case "hyperexponential" -> hyperexponential(scenario);
            default -> ServiceTimeDistribution.exponential(mean(scenario));
        };
    }

    private static String family(Scenario scenario) {
        Optional<String> given = scenario.find(DISTRIBUTION);
        if (given.isPresent()) {
            return given.get();
        }
        if (scenario.find(PHASES).isPresent()) {
            return "erlang";
        }
        if (branch(scenario).isPresent()) {
            return "hyperexponential";
        }
        double scv = scenario.find(OPTIONAL_SERVICE_SCV).orElse(1.0);
        if (scv == 0) {
            return "deterministic";
        }
        if (scv < 1) {
            return "erlang";
        }
        return scv == 1 ? "exponential" : "hyperexponential";
    }

    private static void requireConsistent(Scenario scenario, String family) {
        boolean erlang = family.equals("erlang");
        boolean branched = family.equals("hyperexponential");
        if (!erlang) {
            requireAbsent(scenario, PHASES, family);
        }
        if (!branched) {
            requireAbsent(scenario, P1, family);
            requireAbsent(scenario, MEAN1, family);
            requireAbsent(scenario, MEAN2, family);
        }
        double scv = scenario.find(OPTIONAL_SERVICE_SCV).orElse(Double.NaN);
        double own = family.equals("deterministic") ? 0 : family.equals("exponential") ? 1 : scv;
        if (Math.abs(scv - own) > TOLERANCE) {
            throw BadInput.of(
                            "service_scv",
                            Decimal.format(scv),
                            " contradicts service_distribution="
                                    + family
                                    + ", whose scv is "
                                    + Decimal.format(own))
                    .about("service_distribution");
        }
    }

    private static void requireAbsent(Scenario scenario, Parameter<?> parameter, String family) {
        if (scenario.find(parameter).isPresent()) {
            throw BadInput.of(
                            parameter.name(),
                            scenario.get(parameter),
                            " does not apply to a service that is " + family)
                    .about(DISTRIBUTION.name());
        }
    }

    private static double mean(Scenario scenario) {
        return scenario.find(MEAN)
                .orElseThrow(() -> BadInput.missing("service= (mean service time)", "service"));
    }

    private static int phases(Scenario scenario) {
        Optional<Integer> phases = scenario.find(PHASES);
        Optional<Double> scv = scenario.find(OPTIONAL_SERVICE_SCV);
        if (phases.isEmpty() && scv.isEmpty()) {
            throw BadInput.missing("service_phases=", "service_phases")
                    .with(DISTRIBUTION.name(), "erlang");
        }
        int implied =
                scv.map(c -> (int) Math.min(ServiceTimeDistribution.MOST_PHASES, Math.rint(1 / c)))
                        .orElse(0);
        int count = phases.orElse(implied);
        if (scv.isPresent() && Math.abs(scv.get() * count - 1) > TOLERANCE) {
            throw BadInput.of(
                    "service_scv",
                    Decimal.format(scv.get()),
                    " is not that of an erlang service"
                            + phases.map(k -> " of " + k + " phases").orElse("")
                            + ": it is 1/service_phases");
        }
        return count;
    }

    /** Returns the first given parameter of the two branches. */
    private static Optional<String> branch(Scenario scenario) {
        return Stream.of(P1, MEAN1, MEAN2)
                .filter(parameter -> scenario.find(parameter).isPresent())
                .map(Parameter::name)
                .findFirst();
    }

    private static ServiceTimeDistribution hyperexponential(Scenario scenario) {
        String family = "hyperexponential";
        Optional<String> branch = branch(scenario);
        if (branch.isEmpty()) {
            double scv =
                    scenario.find(OPTIONAL_SERVICE_SCV)
                            .orElseThrow(
                                    () ->
                                            BadInput.missing(
                                                            "service_scv=, or service_p1=,"
                                                                    + " service_mean1= and service_mean2=,",
                                                            "service_scv",
                                                            "service_p1",
                                                            "service_mean1",
                                                            "service_mean2")
                                                    .with(DISTRIBUTION.name(), family));
            if (scv < 1) {
                throw BadInput.notAllowed("service_scv", scv, Range.atLeast(1))
                        .with(DISTRIBUTION.name(), family);
            }
            return ServiceTimeDistribution.balancedHyperexponential(mean(scenario), scv);
        }
        if (scenario.find(OPTIONAL_SERVICE_SCV).isPresent()) {
            throw BadInput.exclusive(List.of(OPTIONAL_SERVICE_SCV.name(), branch.get()));
        }
        double p1 = branch(scenario, P1);
        double mean1 = branch(scenario, MEAN1);
        double mean2 = branch(scenario, MEAN2);
        ServiceTimeDistribution service =
                ServiceTimeDistribution.hyperexponential(p1, mean1, mean2);
        scenario.find(MEAN).ifPresent(mean -> requireSame(mean, service.mean()));
        return service;
    }

    private static double branch(Scenario scenario, Parameter<Double> parameter) {
        return scenario.find(parameter)
                .orElseThrow(
                        () ->
                                BadInput.missing(
                                        parameter.name() + "=, all three belong",
                                        parameter.name()));
    }

    private static void requireSame(double given, double mean) {
        if (Math.abs(given - mean) > TOLERANCE * mean) {
            throw BadInput.of(
                    "service",
                    Decimal.format(given),
                    " contradicts the branches, whose mean is " + Decimal.format(mean));
        }
    }
}
