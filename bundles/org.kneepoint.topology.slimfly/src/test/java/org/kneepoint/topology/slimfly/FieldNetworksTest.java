// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.slimfly;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.testkit.PathLoads;
import org.kneepoint.testkit.ReferenceTable;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.testkit.SmallNetworks;

/** Contract, settings and figures of Slim Fly and PolarFly. */
class FieldNetworksTest {
    private static final double DIGITS = 5e-5;

    @ParameterizedTest
    @MethodSource("org.kneepoint.topology.slimfly.SizedNetworks#small")
    void keepsToTheContract(GraphNetwork network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
        assertEquals(3, network.diameter().orElseThrow());
        assertEquals(2, network.routings().get(0).vcClasses());
    }

    static Stream<Map<String, String>> bounds() {
        return ReferenceTable.rows(FieldNetworksTest.class, "bounds.csv");
    }

    /** Valiant's two phases are between any two terminals, themselves included. */
    @ParameterizedTest
    @MethodSource("bounds")
    void firstFullChannelIsThatOfAnotherImplementation(Map<String, String> row) {
        GraphNetwork network = SizedNetworks.slimFly(row.get("network"));
        Routing minimal = SmallNetworks.routing(network, "minimal");
        double each = 2.0 / network.terminals();
        PathLoads.Traffic traffic =
                row.get("routing").equals("valiant")
                        ? (source, target) -> each
                        : PathLoads.Traffic.uniform(network);
        assertEquals(
                ReferenceTable.number(row, "bound"),
                PathLoads.bound(network, minimal, traffic),
                DIGITS);
    }

    /** One path of one or two channels each; the mean over the channels is that of the bound. */
    @Test
    void everyChannelOfAMooreGraphIsLoadedAlike() {
        GraphNetwork network = SizedNetworks.slimFly("q=5");
        int routers = 50;
        double channels = 7 + 2 * 42;
        double load = 4 * channels * 4 / (routers * 4 - 1) / 7;
        assertEquals(
                1 / load,
                PathLoads.bound(
                        network, network.routings().get(0), PathLoads.Traffic.uniform(network)),
                1e-12);
    }

    /** Besta and Hoefler 2014, sections II-B and V: q = 19, and q = 5 of CSCS. */
    @Test
    void theConcentrationIsHalfOfThePorts() {
        GraphNetwork network = SizedNetworks.slimFly("q=19");
        assertEquals(722, network.routers());
        assertEquals(15 * 722, network.terminals());
        assertEquals(29 + 15, network.ports(0));
        assertEquals(200, SizedNetworks.slimFly("q=5").terminals());
        assertEquals(16 * 993, SizedNetworks.polarFly("q=31").terminals());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "concentration=1 | missing [q]",
                "q=2 | not-allowed [q] 2",
                "q=6 | not-allowed [q] 6",
                "q=63 | not-allowed [q] 63",
                "q=67 | not-allowed [q] 67",
                "q=5 concentration=0 | not-allowed [concentration] 0"
            })
    void whatIsNoSlimFlyIsRefused(String settings, String refusal) {
        assertEquals(refusal, Refusal.of(() -> SizedNetworks.slimFly(settings)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "q=1 | not-allowed [q] 1",
                "q=88 | not-allowed [q] 88",
                "q=97 | not-allowed [q] 97"
            })
    void whatIsNoPolarFlyIsRefused(String settings, String refusal) {
        assertEquals(refusal, Refusal.of(() -> SizedNetworks.polarFly(settings)));
    }

    @Test
    void theLargestOrdersAreBuilt() {
        assertEquals(8192, SizedNetworks.slimFly("q=64 concentration=1").routers());
        assertEquals(8011, SizedNetworks.polarFly("q=89 concentration=1").routers());
    }

    @Test
    void everyRoutingIsDescribed() {
        for (Topology topology :
                Stream.of(new SlimFlyTopology(), new PolarFlyTopology()).toList()) {
            List<String> names =
                    SmallNetworks.build(topology, "q=3").routings().stream()
                            .map(Routing::name)
                            .toList();
            assertEquals(names, List.copyOf(topology.description().variants().keySet()));
        }
    }
}
