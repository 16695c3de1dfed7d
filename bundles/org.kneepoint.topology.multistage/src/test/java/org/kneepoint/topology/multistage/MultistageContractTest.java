// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.networkcheck.NetworkVerification;

/** The contract of topologies. */
class MultistageContractTest {
    static Stream<Network> networks() {
        return Stream.of(
                        new RadixDigits(2, 1),
                        new RadixDigits(2, 2),
                        new RadixDigits(2, 3),
                        new RadixDigits(2, 6),
                        new RadixDigits(3, 1),
                        new RadixDigits(3, 2),
                        new RadixDigits(3, 4),
                        new RadixDigits(4, 3),
                        new RadixDigits(5, 2),
                        new RadixDigits(64, 1))
                .flatMap(digits -> Stream.of(new Butterfly(digits), new Omega(digits)));
    }

    @ParameterizedTest
    @MethodSource("networks")
    void isKept(Network network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
    }
}
