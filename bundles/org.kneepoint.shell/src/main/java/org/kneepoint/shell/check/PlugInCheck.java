// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.contract.ContractReport;
import org.kneepoint.contract.PlugInContract;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;
import org.kneepoint.support.UnknownName;

/** Checks installed plug-ins under given settings. */
final class PlugInCheck {
    private static final String NETWORK = "network";
    private static final String ROUTING = StandardParameters.ROUTING.name();

    /** Rounding error of a solver. */
    private static final double SLACK = 1e-9;

    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final GivenSettings settings;

    PlugInCheck(Catalogue catalogue, EvaluationService evaluation, Map<String, String> settings) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.settings = new GivenSettings(settings);
    }

    /** Returns whether plug-ins of a kind have a contract that can be checked. */
    static boolean isChecked(PlugInKind kind) {
        return kind != PlugInKind.ROUTER;
    }

    /** Checks a plug-in of a kind. */
    ContractReport of(PlugInKind kind, Described plugIn) {
        ContractReport report =
                switch (kind) {
                    case TOPOLOGY -> of((Topology) plugIn);
                    case ROUTING -> of((RoutingAlgorithm) plugIn);
                    case PATTERN -> of((TrafficPattern) plugIn);
                    case SOLVER, SIMULATOR -> of((Evaluator) plugIn, kind);
                    case METRIC -> PlugInContract.of((Metric) plugIn);
                    case QUEUE -> PlugInContract.of((QueueModel) plugIn);
                    case ARRIVALS -> PlugInContract.of((ArrivalProcess) plugIn);
                    case LENGTHS -> PlugInContract.of((LengthDistribution) plugIn);
                    case FORMAT -> PlugInContract.of((ResultFormat) plugIn);
                    case ROUTER -> throw new IllegalArgumentException(plugIn.name());
                };
        settings.requireUsed();
        return report;
    }

    private ContractReport of(Topology topology) {
        Optional<String> routing = settings.take(ROUTING);
        Scenario size =
                settings.isEmpty()
                        ? Scenario.of(topology.name(), topology.parameters(), size(topology.name()))
                        : settings.scenario(topology);
        ContractReport described = PlugInContract.ofDescription(topology);
        return ContractReport.join(
                described,
                routing.map(name -> named(topology.build(size), name))
                        .orElseGet(() -> PlugInContract.of(topology, size)));
    }

    /** Checks one routing of a network: its own, or that of an installed algorithm. */
    private ContractReport named(Network network, String name) {
        Optional<Routing> own =
                network.routings().stream().filter(r -> r.name().equals(name)).findFirst();
        if (own.isPresent()) {
            return PlugInContract.of(own.get(), network);
        }
        RoutingAlgorithm algorithm = (RoutingAlgorithm) catalogue.get(PlugInKind.ROUTING, name);
        ContractReport report =
                PlugInContract.of(
                        algorithm, settings.scenario(algorithm), network.toString(), network);
        if (report.clauses().isEmpty()) {
            throw BadInput.of(ROUTING, name, " does not support " + network);
        }
        return report;
    }

    private ContractReport of(RoutingAlgorithm algorithm) {
        ContractReport.Builder report = ContractReport.builder();
        report.addAll(PlugInContract.ofDescription(algorithm));
        Optional<String> chosen = settings.take(NETWORK);
        Scenario scenario = settings.scenario(algorithm);
        if (chosen.isPresent()) {
            report.addAll(named(network(chosen.get()), algorithm.name()));
            return report.build();
        }
        int supported = 0;
        for (Network network : exampleNetworks()) {
            ContractReport found =
                    PlugInContract.of(algorithm, scenario, network.toString(), network);
            supported += found.clauses().isEmpty() ? 0 : 1;
            report.addAll(found);
        }
        String detail = supported + " installed topologies with their default or smallest size";
        return report.check(
                        algorithm.name(),
                        "networks",
                        detail,
                        () -> {
                            if (report.build().clauses().stream()
                                    .noneMatch(c -> c.clause().equals("routing relation"))) {
                                throw new AssertionError("supports no installed topology");
                            }
                        })
                .build();
    }

    /** One network of each installed topology. */
    private List<Network> exampleNetworks() {
        List<Network> networks = new ArrayList<>();
        for (Topology topology : catalogue.topologies()) {
            ExampleNetwork.of(topology).ifPresent(networks::add);
        }
        return networks;
    }

    private Network network(String name) {
        Topology topology =
                catalogue
                        .topology(name)
                        .orElseThrow(
                                () ->
                                        UnknownName.of(
                                                NETWORK,
                                                name,
                                                catalogue.topologies().stream()
                                                        .map(Described::name)
                                                        .toList()));
        return topology.build(settings.scenario(topology));
    }

    private ContractReport of(TrafficPattern pattern) {
        Optional<String> chosen = settings.take(NETWORK);
        if (chosen.isEmpty() && settings.isEmpty()) {
            return PlugInContract.of(pattern);
        }
        Network network = network(chosen.orElseThrow(() -> BadInput.missing("network=", NETWORK)));
        return ContractReport.join(
                PlugInContract.ofDescription(pattern),
                PlugInContract.of(pattern, settings.scenario(pattern), network));
    }

    /** Checks the solvers and simulators that define a system, on that system. */
    ContractReport ofSystem(String system) {
        ContractReport.Builder report = ContractReport.builder();
        for (PlugInKind kind : List.of(PlugInKind.SOLVER, PlugInKind.SIMULATOR)) {
            for (Evaluator evaluator : catalogue.evaluators(kind, system)) {
                report.addAll(of(evaluator, kind, system));
            }
        }
        return report.build();
    }

    private ContractReport of(Evaluator evaluator, PlugInKind kind) {
        List<String> networks = catalogue.networksFor(evaluator);
        return of(
                evaluator,
                kind,
                settings.take(NETWORK).orElseGet(() -> first(evaluator, networks)));
    }

    private ContractReport of(Evaluator evaluator, PlugInKind kind, String network) {
        List<String> networks = catalogue.networksFor(evaluator);
        if (!networks.contains(network)) {
            throw UnknownName.of(NETWORK, network, networks);
        }
        boolean isModel = kind == PlugInKind.SOLVER;
        InstalledEvaluator subject =
                new InstalledEvaluator(
                        evaluation,
                        isModel ? EvaluationMethod.MODEL : EvaluationMethod.SIMULATION,
                        network,
                        evaluator,
                        size(network));
        // settings that are not allowed are an error of the user
        subject.evaluate(subject.settings());
        ContractReport described = PlugInContract.ofDescription(evaluator);
        return isModel
                ? ContractReport.join(described, PlugInContract.ofSolver(subject, SLACK))
                : ContractReport.join(
                        described,
                        PlugInContract.ofSimulator(subject),
                        PlugInContract.ofParameters(subject));
    }

    /** Returns the settings given, or those of a small network if none are. */
    private Map<String, String> size(String network) {
        return settings.isEmpty()
                ? catalogue.topology(network).flatMap(ExampleNetwork::size).orElse(Map.of())
                : settings.takeAll();
    }

    private static String first(Evaluator evaluator, List<String> networks) {
        return networks.stream()
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.because(
                                        "name",
                                        evaluator.name(),
                                        evaluator.name() + " supports no installed network"));
    }
}
