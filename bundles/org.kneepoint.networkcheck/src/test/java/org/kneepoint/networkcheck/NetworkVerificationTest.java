// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;

class NetworkVerificationTest {
    static Stream<Network> soundNetworks() {
        return Stream.of(
                new OneWayRing(5, OneWayRing.DATELINE),
                new OneWayRing(2, OneWayRing.DATELINE),
                new TestTorus(2),
                new TestTorus(4),
                new TestTorus(5),
                new TestMesh(2),
                new TestMesh(4),
                new TestFatTree(1),
                new TestFatTree(2),
                new TestFatTree(3),
                new TestButterfly(2, 1),
                new TestButterfly(2, 4),
                new TestButterfly(3, 2));
    }

    @ParameterizedTest
    @MethodSource("soundNetworks")
    void networksThatKeepTheContract(Network network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
    }

    @Test
    void findingNamesTheRouting() {
        LambdaRouting around =
                LambdaRouting.of(1, (router, held, target, choices) -> choices.add(0));
        assertEquals(
                List.of(
                        "rule: dependency-cycle:"
                                + " port 0 of router 2 class 0 -> port 0 of router 0 class 0"
                                + " -> port 0 of router 1 class 0 -> the first"),
                ViolationAssertions.facts(NetworkVerification.findings(new OneWayRing(3, around))));
    }

    @Test
    void findingNamesTheFirstLocation() {
        LambdaRouting third =
                LambdaRouting.of(2, (router, held, target, choices) -> choices.add(0, 4));
        assertEquals(
                List.of("choice-class: 2, packet to terminal 0 at router 1, new, and 19 more"),
                ViolationAssertions.facts(NetworkVerification.findings(new OneWayRing(5), third)));
    }

    @Test
    void routingsAreNotCheckedAfterAViolationOfTheNetwork() {
        OneWayRing closed =
                new OneWayRing(3, LambdaRouting.of(0, (router, held, target, choices) -> {})) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return (router + 1) % 3;
                    }
                };
        ViolationAssertions.assertFound("connected-injection", closed);
        assertEquals(2, NetworkVerification.findings(closed).size());
    }

    @Test
    void tooLargeNetworkIsNotEnumerated() {
        Network ring = new OneWayRing(20_000, OneWayRing.DATELINE);
        assertEquals(
                List.of("too-large: more than 268435456 steps"),
                ViolationAssertions.facts(NetworkVerification.findings(ring)));
    }

    /** A packet in a mesh that avoids its target and counts its hops. */
    @Test
    void unboundedStatesAreNotEnumerated() {
        TestMesh mesh = new TestMesh(2);
        ViolationAssertions.assertFound(
                "too-large: more than 1048576 headers",
                mesh,
                new NonArrivingRouting(mesh) {
                    @Override
                    public int nextState(int state, int router, int outPort, int outClass) {
                        return state + 1;
                    }
                });
    }

    @Test
    void exceptionsOfTheNetworkPass() {
        LambdaRouting broken =
                LambdaRouting.of(
                        1,
                        (router, held, target, choices) -> {
                            throw new UnsupportedOperationException("not yet");
                        });
        assertThrows(
                UnsupportedOperationException.class,
                () -> NetworkVerification.findings(new OneWayRing(3, broken)));
    }

    /** A mesh of 3x3 has 4 channels in each of 6 rows and columns. */
    @Test
    void theReportHasTheSizesOfTheNetwork() {
        NetworkReport report = NetworkVerification.wiring(new TestMesh(3));
        assertEquals(24, report.channels());
        assertEquals(81, report.pairs());
        assertEquals(5, report.diameter());
        assertEquals(3, report.meanDistance(), 1e-12);
        assertEquals(List.of(), report.violations());
        assertEquals("", report.unfinished());
    }

    /**
     * XY in 3x3: each of the 6 rows and columns has 2 dependencies straight on, and of the 12
     * channels in x those to the middle row turn to 2 channels in y, the others to 1. O1TURN has
     * the same for YX in the other class.
     */
    @Test
    void theReportHasTheSizeOfTheDependencyGraph() {
        TestMesh mesh = new TestMesh(3);
        RoutingReport report = NetworkVerification.routing(mesh, mesh.routings().get(0));
        assertEquals(9, report.destinations());
        assertEquals(2 * 24, report.virtualChannels());
        assertEquals(2 * (6 * 2 + 4 * (1 + 2 + 1)), report.dependencies());
        assertEquals(List.of(), report.violations());
    }
}
