// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WindowCountersTest {
    private final WindowCounters receipts = new WindowCounters(100);

    @Test
    void theEndOfAWindowBelongsToTheNext() {
        receipts.delivered(10, 9, 99.5, 8);
        receipts.delivered(30, 20, 100, 4);
        receipts.generated(99, 1);
        receipts.generated(100, 2);
        assertEquals(new WindowCounters.WindowTotals(1, 1, 8, 10, 10, 9, 9), receipts.of(0));
        assertEquals(new WindowCounters.WindowTotals(2, 1, 4, 30, 30, 20, 20), receipts.of(1));
    }

    @Test
    void meansAndMaximaAreThoseOfTheWindow() {
        receipts.delivered(10, 4, 5, 8);
        receipts.delivered(20, 8, 6, 8);
        WindowCounters.WindowTotals receipt = receipts.of(0);
        assertEquals(15, receipt.latency());
        assertEquals(20, receipt.maxLatency());
        assertEquals(6, receipt.networkLatency());
        assertEquals(8, receipt.maxNetworkLatency());
        assertEquals(16, receipt.flits());
    }

    @Test
    void anEmptyWindowHasNoMean() {
        assertTrue(Double.isNaN(receipts.of(7).latency()));
        assertEquals(0, receipts.of(7).packets());
    }

    @Test
    void windowsFarOffHaveRoom() {
        receipts.delivered(1, 1, 1e6, 3);
        assertEquals(3, receipts.of(10_000).flits());
    }
}
