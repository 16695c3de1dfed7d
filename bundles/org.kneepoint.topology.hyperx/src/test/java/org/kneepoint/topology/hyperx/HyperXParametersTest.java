// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.testkit.SmallNetworks;

class HyperXParametersTest {
    @ParameterizedTest
    @CsvSource({
        "radix=4, 4x4",
        "radix=4 dimensions=1, 4",
        "radix=4x3x2 concentration=5, 4x3x2 concentration=5",
        "radix=3 dimensions=3 links=1, 3x3x3",
        "radix=4x3 links=2, 4x3 links=2x2",
        "radix=4x3 links=1x2 delay_dimension=3, 4x3 links=1x2 delay_dimension=3x3"
    })
    void oneNumberHoldsForEveryDimension(String settings, String network) {
        assertEquals("hyperx " + network, SizedNetworks.hyperx(settings).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "radix=8, 8 concentration=8",
        "radix=4 stages=3, 4x4 concentration=4",
        "radix=4 stages=4 concentration=2 links=1x1x2, 4x4x4 links=1x1x2 concentration=2"
    })
    void aFlattenedButterflyHasADimensionLessThanStages(String settings, String network) {
        assertEquals("hyperx " + network, SizedNetworks.flattened(settings).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "concentration=1 | missing [radix]",
                "radix=0x4 | not-allowed [radix] 0x4",
                "radix=4x4 dimensions=3 | not-allowed [dimensions, radix] 3",
                "radix=4x4 links=1x2x3 | not-allowed [links, radix] 1x2x3",
                "radix=4x4 delay_dimension=1x2x3 | not-allowed [delay_dimension, radix] 1x2x3",
                "radix=1 | not-allowed [radix, concentration] 1x1",
                "radix=60000 | not-allowed [radix, concentration] 60000x60000",
                "radix=40000x3 links=2 | not-allowed [radix, concentration, links] 40000x3"
            })
    void whatDoesNotFitIsRefused(String settings, String refusal) {
        assertEquals(refusal, Refusal.of(() -> SizedNetworks.hyperx(settings)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "stages=3 | missing [radix]",
                "radix=1 | not-allowed [radix] 1",
                "radix=8 stages=1 | not-allowed [stages] 1",
                "radix=2000 concentration=1025 | not-allowed [concentration] 1025",
                "radix=64 stages=6 | not-allowed [radix, concentration] 64x64x64x64x64"
            })
    void whatDoesNotFitAFlattenedButterflyIsRefused(String settings, String refusal) {
        assertEquals(refusal, Refusal.of(() -> SizedNetworks.flattened(settings)));
    }

    @Test
    void everyRoutingIsDescribed() {
        for (Topology topology :
                Stream.of(new HyperXTopology(), new FlattenedButterflyTopology()).toList()) {
            List<String> names =
                    SmallNetworks.build(topology, "radix=3").routings().stream()
                            .map(Routing::name)
                            .toList();
            assertEquals(names, List.copyOf(topology.description().variants().keySet()));
        }
    }
}
