// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.networkcheck.NetworkVerification;

/**
 * The contract of each kind of plug-in. Every method returns the violations, a line each; a test
 * expects an empty list.
 */
public final class PlugInContract {
    private PlugInContract() {}

    /** Checks name, description and parameters. */
    public static List<String> ofDescription(Described plugIn) {
        CollectedFailures findings = new CollectedFailures();
        new DescriptionContract(plugIn).check(findings);
        return findings.lines();
    }

    /** Checks a topology by small networks: ports, paths, distances, freedom from deadlock. */
    public static List<String> of(Topology topology) {
        CollectedFailures findings = new CollectedFailures();
        new DescriptionContract(topology).check(findings);
        for (Map<String, String> size : SmallNetworks.sizes(topology)) {
            findings.checkEquals(
                    topology.name() + size,
                    List.of(),
                    () -> NetworkVerification.findings(SmallNetworks.build(topology, size)));
        }
        return findings.lines();
    }

    /** Checks a routing on a small network. */
    public static List<String> of(Routing routing, Network network) {
        return NetworkVerification.findings(network, routing).stream()
                .map(Explanation::text)
                .toList();
    }

    /** Checks a traffic pattern. */
    public static List<String> of(TrafficPattern pattern) {
        return ofTraffic(pattern, () -> TrafficContract.check(pattern));
    }

    /** Checks an arrival process. */
    public static List<String> of(ArrivalProcess process) {
        return ofTraffic(process, () -> TrafficContract.check(process));
    }

    /** Checks a distribution of message lengths. */
    public static List<String> of(LengthDistribution family) {
        return ofTraffic(family, () -> TrafficContract.check(family));
    }

    private static List<String> ofTraffic(Described part, CollectedFailures.Check check) {
        CollectedFailures findings = new CollectedFailures();
        new DescriptionContract(part).check(findings);
        findings.check(part.name(), check);
        return findings.lines();
    }

    /** Checks a queue, or an operation on flows. */
    public static List<String> of(QueueModel queue) {
        CollectedFailures findings = new CollectedFailures();
        new DescriptionContract(queue).check(findings);
        new QueueContract(queue).check(findings);
        return findings.lines();
    }

    /** Checks a metric, especially on degenerate curves. */
    public static List<String> of(Metric metric) {
        CollectedFailures findings = new CollectedFailures();
        new DescriptionContract(metric).check(findings);
        new MetricContract(metric).check(findings);
        return findings.lines();
    }

    /**
     * Checks an analytic model on one of its networks.
     *
     * @param slack tolerated relative difference, such as the error of an iteration
     */
    public static List<String> ofSolver(EvaluationSubject subject, double slack) {
        CollectedFailures findings = new CollectedFailures();
        new NetworkContract(subject, slack).check(findings);
        return findings.lines();
    }

    /** Checks the points of a simulator on one of its networks. */
    public static List<String> ofSimulator(EvaluationSubject subject) {
        CollectedFailures findings = new CollectedFailures();
        new SimulationContract(subject).checkFigures(findings);
        return findings.lines();
    }

    /** Checks the handling of valid and invalid settings by a simulator. */
    public static List<String> ofParameters(EvaluationSubject subject) {
        CollectedFailures findings = new CollectedFailures();
        new SimulationContract(subject).checkSettings(findings);
        return findings.lines();
    }
}
