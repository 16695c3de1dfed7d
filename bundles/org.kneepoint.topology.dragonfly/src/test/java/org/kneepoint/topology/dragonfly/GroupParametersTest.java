// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.testkit.SmallNetworks;

class GroupParametersTest {
    @ParameterizedTest
    @CsvSource({
        "h=2, concentration=2 a=4 h=2",
        "a=4 h=2 concentration=3, concentration=3 a=4 h=2",
        "a=4 h=2 groups=9 wiring=consecutive links=1, concentration=2 a=4 h=2",
        "a=4 h=2 groups=5 wiring=relative, concentration=2 a=4 h=2 groups=5 wiring=relative",
        "a=4 h=2 links=2 delay_global=5, concentration=2 a=4 h=2 links=2 delay_global=5"
    })
    void whatIsNotGivenIsBalanced(String settings, String network) {
        assertEquals("dragonfly " + network, SizedNetworks.dragonfly(settings).toString());
    }

    @Test
    void leavesAndSpinesAreBalancedToo() {
        assertEquals(
                "dragonfly-plus concentration=2 leaves=2 spines=2 h=2",
                SizedNetworks.plus("h=2").toString());
        assertEquals(5, SizedNetworks.plus("h=2").groups());
        assertEquals(3, SizedNetworks.plus("h=2 links=2").groups());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a=4 | missing [h]",
                "h=0 | not-allowed [h] 0",
                "h=2 a=4 groups=10 | not-allowed [groups, a, h, links, concentration] 10",
                "h=2 a=4 groups=6 links=2 | not-allowed [groups, a, h, links, concentration] 6",
                "h=2 a=4 links=9 groups=2 | not-allowed [groups, a, h, links, concentration] 2",
                "h=4096 a=4096 concentration=1 | not-allowed [groups, a, h, links, concentration] 16777217",
                "h=1 a=1 concentration=1 groups=1 | not-allowed [concentration, a, groups] 1",
                "h=2 wiring=random | not-allowed [wiring] random",
                "h=2 delay_global=0 | not-allowed [delay_global] 0"
            })
    void whatDoesNotFitIsRefused(String settings, String refusal) {
        assertEquals(refusal, Refusal.of(() -> SizedNetworks.dragonfly(settings)));
    }

    /** Here routers are more than terminals. */
    @Test
    void tooManyRoutersAreRefused() {
        assertEquals(
                "not-allowed [groups, spines, h, links, concentration] 16777217",
                Refusal.of(
                        () -> SizedNetworks.plus("h=4096 spines=4096 leaves=1 concentration=1")));
    }

    @Test
    void everyRoutingIsDescribed() {
        for (Topology topology :
                Stream.of(new DragonflyTopology(), new DragonflyPlusTopology()).toList()) {
            List<String> names =
                    SmallNetworks.build(topology, "h=2").routings().stream()
                            .map(routing -> routing.name())
                            .toList();
            assertEquals(names, List.copyOf(topology.description().variants().keySet()));
        }
    }
}
