// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;

/** Names and descriptions of the services. */
class ServiceRegistrationTest {
    private static List<String> names(List<? extends Described> offers) {
        return offers.stream().map(Described::name).toList();
    }

    @Test
    void names() {
        assertEquals(
                List.of(
                        "uniform",
                        "hotspot",
                        "transpose",
                        "bit-complement",
                        "bit-reverse",
                        "shuffle",
                        "tornado",
                        "neighbour",
                        "random-permutation",
                        "asymmetric",
                        "matrix"),
                names(InstalledWorkloads.PATTERNS));
        assertEquals(
                List.of("poisson", "bernoulli", "ge", "on-off", "packet-gap"),
                names(InstalledWorkloads.ARRIVALS));
        assertEquals(
                List.of("fixed", "exponential", "uniform", "bimodal"),
                names(InstalledWorkloads.LENGTHS));
    }

    static Stream<Described> offers() {
        return Stream.of(
                        InstalledWorkloads.PATTERNS,
                        InstalledWorkloads.ARRIVALS,
                        InstalledWorkloads.LENGTHS)
                .flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("offers")
    void everyOneIsDescribed(Described offer) {
        Description text = offer.description();
        for (String part :
                List.of(text.summary(), text.source(), text.validity(), text.verification())) {
            assertFalse(part.isBlank(), offer.name());
            assertEquals(1, part.lines().count(), part);
            assertEquals(part.strip(), part, offer.name());
            assertFalse(part.contains("  "), part);
            assertFalse(part.endsWith("."), part);
        }
    }
}
