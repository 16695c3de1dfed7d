// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.contract.PlugInContract;

/**
 * The contract of a topology as a JUnit 5 test: extend it, return the topology and the sizes of a
 * few small networks. Every header that can occur in them is enumerated, for all their routings.
 */
public abstract class TopologyContract {
    /** Returns the topology to check. */
    protected abstract Topology topology();

    /**
     * Returns the sizes of networks of up to about a thousand terminals, each as on the command
     * line: {@code "radix=4 dimensions=2"}; {@code ""} for the defaults.
     */
    protected abstract List<String> sizes();

    /** Makes a test of each clause. */
    @TestFactory
    public final Stream<DynamicTest> contract() {
        Topology topology = topology();
        return Stream.concat(
                ClauseTests.of(PlugInContract.ofDescription(topology)),
                sizes().stream()
                        .map(Assignments::of)
                        .map(size -> Scenario.of(topology.name(), topology.parameters(), size))
                        .flatMap(size -> ClauseTests.of(PlugInContract.of(topology, size))));
    }
}
