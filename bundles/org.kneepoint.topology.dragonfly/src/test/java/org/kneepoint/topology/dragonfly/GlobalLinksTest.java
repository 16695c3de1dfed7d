// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Network;

/** The order of the links, and how many join two groups. */
class GlobalLinksTest {
    static Stream<GroupedNetwork> small() {
        return Stream.concat(SizedNetworks.dragonflies(), SizedNetworks.pluses());
    }

    /** From group 2, as defined. */
    @ParameterizedTest
    @CsvSource({
        "CONSECUTIVE, 5, 0 1 3 4",
        "RELATIVE, 5, 3 4 0 1",
        "CIRCULANT, 5, 3 1 4 0",
        "CONSECUTIVE, 6, 0 1 3 4 5",
        "RELATIVE, 6, 3 4 5 0 1",
        "CIRCULANT, 6, 3 1 4 0 5"
    })
    void leadToTheGroupsInOrder(GlobalWiring wiring, int groups, String order) {
        GlobalLinks links = new GlobalLinks(groups, 2, wiring);
        List<Integer> expected = Arrays.stream(order.split(" ")).map(Integer::valueOf).toList();
        for (int copy = 0; copy < 2; copy++) {
            int first = copy * (groups - 1);
            assertEquals(
                    expected,
                    IntStream.range(first, first + groups - 1)
                            .mapToObj(link -> links.groupAt(2, link))
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("small")
    void joinEachPairOfGroupsAlike(GroupedNetwork network) {
        int[][] number = new int[network.groups()][network.groups()];
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                int peer = network.peerRouter(router, port);
                if (peer != Network.UNCONNECTED
                        && network.groupOf(peer) != network.groupOf(router)) {
                    int back = network.peerPort(router, port);
                    assertEquals(router, network.peerRouter(peer, back));
                    assertEquals(port, network.peerPort(peer, back));
                    number[network.groupOf(router)][network.groupOf(peer)]++;
                }
            }
        }
        int copies = number.length == 1 ? 0 : number[0][1];
        assertNotEquals(number.length > 1, copies == 0);
        for (int own = 0; own < number.length; own++) {
            for (int other = 0; other < number.length; other++) {
                assertEquals(own == other ? 0 : copies, number[own][other]);
            }
        }
    }
}
