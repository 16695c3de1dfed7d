// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;

class VerificationTest {
    static Stream<Network> soundNetworks() {
        return Stream.of(
                new Ring(5, Ring.DATELINE),
                new Ring(2, Ring.DATELINE),
                new Torus(2),
                new Torus(4),
                new Torus(5),
                new Mesh(2),
                new Mesh(4),
                new FatTree(1),
                new FatTree(2),
                new FatTree(3),
                new Butterfly(2, 1),
                new Butterfly(2, 4),
                new Butterfly(3, 2));
    }

    @ParameterizedTest
    @MethodSource("soundNetworks")
    void findsNothingWrongWithSoundNetworks(Network network) {
        assertEquals(List.of(), Verification.findings(network));
    }

    @Test
    void tellsWhichRoutingIsWrongAndWhere() {
        Rule around = Rule.of(1, (router, held, target, choices) -> choices.add(0));
        assertEquals(
                List.of(
                        "rule: packets may wait for each other in a cycle:"
                                + " port 0 of router 2 class 0 -> port 0 of router 0 class 0"
                                + " -> port 0 of router 1 class 0 -> the first"),
                Verification.findings(new Ring(3, around)));
    }

    @Test
    void tellsTheFirstPlaceAndHowManyMore() {
        Rule third = Rule.of(2, (router, held, target, choices) -> choices.add(0, 4));
        assertEquals(
                List.of(
                        "a choice of class 2 of only 2:"
                                + " packet to terminal 0 at router 1, new, and 19 more"),
                Verification.findings(new Ring(5), third));
    }

    @Test
    void findsNothingInARoutingWhereTheNetworkIsWrong() {
        Ring closed =
                new Ring(3, Rule.of(0, (router, held, target, choices) -> {})) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return (router + 1) % 3;
                    }
                };
        Faults.assertFound("a channel is connected to the injection port of a terminal", closed);
        assertEquals(2, Verification.findings(closed).size());
    }

    @Test
    void givesUpOnWhatIsTooLarge() {
        Network ring = new Ring(20_000, Ring.DATELINE);
        assertEquals(
                List.of("too large to be enumerated: it takes more than 268435456 steps"),
                Verification.findings(ring));
    }

    /** A packet in a mesh that avoids its target and counts its hops. */
    @Test
    void givesUpOnWhatHasNoEnd() {
        Mesh mesh = new Mesh(2);
        Faults.assertFound(
                "too large to be enumerated: there are more than 1048576 headers for one target",
                mesh,
                new Aside(mesh) {
                    @Override
                    public int advance(int state, int router, int outPort, int outClass) {
                        return state + 1;
                    }
                });
    }

    @Test
    void throwsWhatTheNetworkThrows() {
        Rule broken =
                Rule.of(
                        1,
                        (router, held, target, choices) -> {
                            throw new UnsupportedOperationException("not yet");
                        });
        assertThrows(
                UnsupportedOperationException.class,
                () -> Verification.findings(new Ring(3, broken)));
    }
}
