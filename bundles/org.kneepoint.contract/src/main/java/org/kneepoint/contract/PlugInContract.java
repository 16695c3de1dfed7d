// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import org.kneepoint.api.command.Command;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;

/** The contract of each kind of plug-in. Every method returns all clauses with their outcome. */
public final class PlugInContract {
    private PlugInContract() {}

    /** Checks name, description and parameters. */
    public static ContractReport ofDescription(Described plugIn) {
        ContractReport.Builder report = ContractReport.builder();
        new DescriptionContract(plugIn).check(report);
        return report.build();
    }

    /**
     * Checks one network of a topology: ports, paths, distances, and each of its routings as {@link
     * #of(Routing, Network)}.
     *
     * @param scenario the size, values of the parameters of the topology
     * @throws org.kneepoint.api.scenario.BadInput if the topology refuses the size
     */
    public static ContractReport of(Topology topology, Scenario scenario) {
        ContractReport.Builder report = ContractReport.builder();
        String title = title(topology, scenario);
        report.call(title, "build", () -> topology.build(scenario))
                .ifPresent(network -> report.addAll(of(title, network)));
        return report.build();
    }

    private static String title(Described plugIn, Scenario scenario) {
        return (plugIn.name() + " " + scenario.settings().toString().replaceAll("[{}]", ""))
                .strip();
    }

    /** Checks a network and all its routings. */
    private static ContractReport of(String title, Network network) {
        ContractReport.Builder report = ContractReport.builder();
        new WiringContract(title, network).check(report);
        if (report.build().isKept()) {
            network.routings().forEach(r -> report.addAll(of(title, r, network)));
        }
        return report.build();
    }

    /** Checks a routing on a network that keeps its contract. */
    public static ContractReport of(Routing routing, Network network) {
        return of(network.toString(), routing, network);
    }

    private static ContractReport of(String title, Routing routing, Network network) {
        ContractReport.Builder report = ContractReport.builder();
        new RoutingContract(title + ", routing " + routing.name(), network, routing).check(report);
        return report.build();
    }

    /**
     * Checks a routing algorithm on a network; the report has no clause if it does not support the
     * network.
     *
     * @param title of the network
     * @param scenario values of the parameters of the algorithm
     */
    public static ContractReport of(
            RoutingAlgorithm algorithm, Scenario scenario, String title, Network network) {
        ContractReport.Builder report = ContractReport.builder();
        report.call(title, algorithm.name(), () -> algorithm.on(network, scenario))
                .flatMap(found -> found)
                .ifPresent(
                        routing -> {
                            report.check(
                                    title,
                                    "name of the routing",
                                    "that of the algorithm",
                                    () -> Checks.assertEquals(algorithm.name(), routing.name()));
                            report.addAll(of(title, routing, network));
                        });
        return report.build();
    }

    /** Checks a traffic pattern on a small network. */
    public static ContractReport of(TrafficPattern pattern) {
        ContractReport.Builder report = ContractReport.builder();
        new DescriptionContract(pattern).check(report);
        TrafficContract.check(pattern, report);
        return report.build();
    }

    /**
     * Checks the destinations of a traffic pattern on a network.
     *
     * @param scenario values of the parameters of the pattern
     */
    public static ContractReport of(TrafficPattern pattern, Scenario scenario, Network network) {
        ContractReport.Builder report = ContractReport.builder();
        String title = pattern.name() + " on " + network;
        report.call(title, "build", () -> pattern.build(scenario, network))
                .ifPresent(found -> new PatternContract(title, network, found).check(report));
        return report.build();
    }

    /** Checks an arrival process. */
    public static ContractReport of(ArrivalProcess process) {
        ContractReport.Builder report = ContractReport.builder();
        new DescriptionContract(process).check(report);
        report.check(
                process.name(),
                "intervals",
                "not negative, with the mean of the rate; SCV not negative",
                () -> TrafficContract.check(process));
        return report.build();
    }

    /** Checks a distribution of message lengths. */
    public static ContractReport of(LengthDistribution family) {
        ContractReport.Builder report = ContractReport.builder();
        new DescriptionContract(family).check(report);
        report.check(
                family.name(),
                "lengths",
                "at least 1 flit, with the stated mean and SCV",
                () -> TrafficContract.check(family));
        return report.build();
    }

    /** Checks a queue, or an operation on flows. */
    public static ContractReport of(QueueModel queue) {
        ContractReport.Builder report = ContractReport.builder();
        new DescriptionContract(queue).check(report);
        new QueueContract(queue).check(report);
        return report.build();
    }

    /** Checks a metric on synthetic curves, especially degenerate ones. */
    public static ContractReport of(Metric metric) {
        ContractReport.Builder report = ContractReport.builder();
        new DescriptionContract(metric).check(report);
        new MetricContract(metric).check(report);
        return report.build();
    }

    /** Checks a command without running it. */
    public static ContractReport of(Command command) {
        ContractReport.Builder report = ContractReport.builder();
        new CommandContract(command).check(report);
        return report.build();
    }

    /** Checks a result format. */
    public static ContractReport of(ResultFormat format) {
        ContractReport.Builder report = ContractReport.builder();
        new DescriptionContract(format).check(report);
        new FormatContract(format).check(report);
        return report.build();
    }

    /**
     * Checks an analytic model on one of its networks.
     *
     * @param slack tolerated relative difference, such as the error of an iteration
     */
    public static ContractReport ofSolver(EvaluationSubject subject, double slack) {
        ContractReport.Builder report = ContractReport.builder();
        new NetworkContract(subject, slack).check(report);
        return report.build();
    }

    /** Checks the points of a simulator on one of its networks. */
    public static ContractReport ofSimulator(EvaluationSubject subject) {
        ContractReport.Builder report = ContractReport.builder();
        new SimulationContract(subject).checkFigures(report);
        return report.build();
    }

    /** Checks the handling of valid and invalid settings by a simulator. */
    public static ContractReport ofParameters(EvaluationSubject subject) {
        ContractReport.Builder report = ContractReport.builder();
        new SimulationContract(subject).checkSettings(report);
        return report.build();
    }
}
