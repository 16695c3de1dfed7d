// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Quantity.Pooling;
import org.kneepoint.api.result.Quantity.Role;

class QuantityTest {
    private static final Quantity OWN = Quantity.of("wobble_max", "turns", "how it wobbles");

    @Test
    void theNameHasNoMeaning() {
        assertEquals(Role.VALUE, OWN.role());
        assertEquals(Pooling.AVERAGE, OWN.pooling());
        assertSame(OWN, OWN.base());
        assertFalse(OWN.isDetail());
    }

    @Test
    void theRoleDeterminesHowRunsArePooled() {
        assertEquals(Pooling.MAXIMUM, OWN.withRole(Role.MAXIMUM, Quantities.HOPS).pooling());
        assertEquals(Pooling.MINIMUM, OWN.withRole(Role.MINIMUM, Quantities.HOPS).pooling());
        assertEquals(Pooling.ESTIMATE, Quantity.mean("a", "", "").pooling());
        assertEquals(Pooling.AVERAGE, Quantities.LATENCY_P95.pooling());
        assertEquals(Pooling.SUM, Quantities.MESSAGES.pooling());
        assertEquals(Pooling.FIRST, Quantities.SEED.pooling());
        assertEquals(Pooling.AVERAGE, Quantities.HOPS.pooling(), "a mean without an interval");
    }

    @Test
    void anIntervalBelongsToItsMean() {
        Quantity interval = Quantities.halfWidth(OWN);
        assertTrue(interval.hasRole(Role.HALF_WIDTH, OWN));
        assertEquals("wobble_max_ci95", interval.name());
        assertEquals("turns", interval.unit());
        assertTrue(interval.isDetail());
        assertSame(Quantities.LATENCY_CI95, Quantities.halfWidth(Quantities.LATENCY));
        assertFalse(Quantities.LATENCY_CI95.isDetail());
        Quantity known = Quantities.find("throughput_hot_ci95").orElseThrow();
        assertTrue(known.hasRole(Role.HALF_WIDTH, Quantities.THROUGHPUT_HOT));
    }

    @Test
    void columnsAreInTheOrderOfTheRegister() {
        List<Quantity> promised =
                List.of(
                        Quantities.NETWORK_LATENCY_CI95,
                        Quantities.LATENCY_P50,
                        Quantities.halfWidth(Quantities.LATENCY_P50),
                        Quantities.LATENCY_MAX,
                        Quantities.latencyGroup(2),
                        Quantities.latencyGroup(10),
                        Quantities.LOSS,
                        Quantities.LOSS_CI95,
                        Quantities.SEED,
                        OWN,
                        Quantities.halfWidth(OWN),
                        Quantities.SECONDS);
        List<Quantity> sorted =
                promised.stream()
                        .sorted((a, b) -> b.name().compareTo(a.name()))
                        .sorted(Quantities.columnOrder())
                        .toList();
        assertEquals(promised, sorted);
    }

    @Test
    void copiesKeepWhatTheyDoNotChange() {
        Quantity changed =
                OWN.withRole(Role.MAXIMUM, Quantities.LATENCY)
                        .withPooling(Pooling.FIRST)
                        .asDetail(true);
        assertEquals(OWN, changed);
        assertTrue(changed.hasRole(Role.MAXIMUM, Quantities.LATENCY));
        assertEquals(Pooling.FIRST, changed.pooling());
        assertTrue(changed.isDetail());
        assertEquals("how it wobbles", changed.asDetail(false).meaning());
        assertTrue(
                Stream.of(OWN, changed)
                        .noneMatch(q -> q.hasRole(Role.MINIMUM, Quantities.LATENCY)));
    }
}
