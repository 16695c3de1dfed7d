// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.testkit.SmallNetworks;

/** Networks for the tests, by settings. */
final class SizedNetworks {
    /** One to four dimensions, radix 1 to 5 and mixed, single and parallel links. */
    private static final List<String> SMALL =
            List.of(
                    "radix=2 dimensions=1",
                    "radix=5 dimensions=1",
                    "radix=1x3",
                    "radix=3",
                    "radix=1 concentration=2",
                    "radix=3x4 concentration=2",
                    "radix=4x2x3",
                    "radix=2 dimensions=4",
                    "radix=3x2 links=2",
                    "radix=2x4 links=3x1 concentration=2 delay_dimension=1x3");

    private SizedNetworks() {}

    static HyperXNetwork hyperx(String... settings) {
        return (HyperXNetwork) SmallNetworks.build(new HyperXTopology(), settings);
    }

    static HyperXNetwork flattened(String... settings) {
        return (HyperXNetwork) SmallNetworks.build(new FlattenedButterflyTopology(), settings);
    }

    /** Networks small enough to enumerate. */
    static Stream<HyperXNetwork> small() {
        return Stream.concat(
                SMALL.stream().map(SizedNetworks::hyperx),
                Stream.of("radix=3", "radix=2 stages=4", "radix=3 stages=3 concentration=1")
                        .map(SizedNetworks::flattened));
    }
}
