// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
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
                new KAryNTree(64, 1),
                xgft("4", "1"),
                xgft("4x4", "1x4"),
                xgft("4x4", "1x2"),
                xgft("6x3", "1x4"),
                xgft("2x3x4", "1x2x1"),
                xgft("3x2x3x4", "1x2x3x1"),
                xgft("3x1x4", "1x2x2"),
                xgft("4x1", "1x3"),
                xgft("1x3x2", "1x3x2"),
                xgft("3x3", "2x3"),
                xgft("2x2x2", "3x1x2"));
    }

    static ExtendedFatTree xgft(String children, String parents) {
        return ExtendedFatTree.of(numbers(children), numbers(parents));
    }

    private static List<Integer> numbers(String joined) {
        return Arrays.stream(joined.split("x")).map(Integer::valueOf).toList();
    }

    @ParameterizedTest
    @MethodSource("trees")
    void isKept(Network network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
    }
}
