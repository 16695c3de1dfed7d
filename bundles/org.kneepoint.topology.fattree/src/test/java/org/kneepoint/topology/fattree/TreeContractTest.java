// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.networkcheck.NetworkVerification;

/** The contract of topologies. */
class TreeContractTest {
    static Stream<GeneralisedFatTree> trees() {
        return Stream.of(
                new ButterflyFatTree(1),
                new ButterflyFatTree(2),
                new ButterflyFatTree(3),
                new KAryNTree(2, 1),
                new KAryNTree(2, 2),
                new KAryNTree(2, 5),
                new KAryNTree(3, 2),
                new KAryNTree(3, 4),
                new KAryNTree(4, 3),
                new KAryNTree(5, 2),
                new KAryNTree(64, 1));
    }

    @ParameterizedTest
    @MethodSource("trees")
    void isKept(Network network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
    }
}
