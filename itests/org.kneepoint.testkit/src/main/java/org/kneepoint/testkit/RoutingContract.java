// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.contract.ContractReport;
import org.kneepoint.contract.PlugInContract;

/**
 * The contract of a routing algorithm as a JUnit 5 test: extend it, return the algorithm and a few
 * small networks that it supports. Every header that can occur in them is enumerated.
 */
public abstract class RoutingContract {
    /** Returns the algorithm to check. */
    protected abstract RoutingAlgorithm algorithm();

    /** Returns networks of up to about a thousand terminals. */
    protected abstract List<Network> networks();

    /** Makes a test of each clause; a network that is not supported fails. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        return Stream.concat(
                ClauseTests.of(PlugInContract.ofDescription(algorithm())),
                networks().stream().flatMap(network -> ClauseTests.of(on(network))));
    }

    private ContractReport on(Network network) {
        RoutingAlgorithm algorithm = algorithm();
        Scenario scenario = Scenario.of(algorithm.name(), algorithm.parameters(), Map.of());
        ContractReport report = PlugInContract.of(algorithm, scenario, network.toString(), network);
        return report.clauses().isEmpty()
                ? ContractReport.builder()
                        .add(
                                network.toString(),
                                "support",
                                ContractReport.Outcome.VIOLATED,
                                algorithm.name() + " does not support it")
                        .build()
                : report;
    }
}
