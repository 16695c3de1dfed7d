// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.testkit.SmallNetworks;

/** Networks for the tests, by settings. */
final class SizedNetworks {
    /** Even and odd numbers of groups, single groups and routers, unconnected ports. */
    private static final List<String> DRAGONFLIES =
            List.of(
                    "a=2 h=1",
                    "a=3 h=1 concentration=2",
                    "a=4 h=2 concentration=1",
                    "a=4 h=2 concentration=1 groups=6",
                    "a=4 h=2 concentration=1 groups=3 links=3",
                    "a=4 h=2 concentration=2 groups=5 links=2",
                    "a=3 h=2 concentration=1 groups=4 links=2",
                    "a=4 h=2 groups=2 links=5",
                    "a=4 h=2 groups=1",
                    "a=1 h=4 concentration=1",
                    "a=4 h=1 concentration=1 delay_local=2 delay_global=7");

    private static final List<String> PLUS =
            List.of(
                    "h=1",
                    "h=2 concentration=1",
                    "h=1 leaves=3 spines=2 concentration=2",
                    "h=2 leaves=2 spines=2 groups=4 concentration=1",
                    "h=2 leaves=3 spines=2 groups=3 links=2",
                    "h=3 leaves=1 spines=2 groups=2 links=5",
                    "h=2 leaves=4 spines=3 groups=1",
                    "h=2 concentration=1 delay_local=2 delay_global=7");

    private SizedNetworks() {}

    static DragonflyNetwork dragonfly(String... settings) {
        return (DragonflyNetwork) SmallNetworks.build(new DragonflyTopology(), settings);
    }

    static DragonflyPlusNetwork plus(String... settings) {
        return (DragonflyPlusNetwork) SmallNetworks.build(new DragonflyPlusTopology(), settings);
    }

    private static Stream<String> wired(String settings) {
        return Stream.of(GlobalWiring.names()).map(wiring -> settings + " wiring=" + wiring);
    }

    static Stream<DragonflyNetwork> dragonflies() {
        return DRAGONFLIES.stream().flatMap(SizedNetworks::wired).map(SizedNetworks::dragonfly);
    }

    static Stream<DragonflyPlusNetwork> pluses() {
        return PLUS.stream().flatMap(SizedNetworks::wired).map(SizedNetworks::plus);
    }
}
