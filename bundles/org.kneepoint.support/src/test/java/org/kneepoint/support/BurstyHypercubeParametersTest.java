// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;

class BurstyHypercubeParametersTest {
    private static final double MEAN_FLITS = 8.5;

    private static double rate(String settings) {
        Parameters parameters = BurstyHypercubeParameters.with(Parameters.of());
        Scenario scenario = Scenario.of("bursty-hypercube", parameters, Assignments.of(settings));
        return BurstyHypercubeParameters.rate(scenario, MEAN_FLITS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dimensions=0 rate=0.1",
                "dimensions=17 rate=0.1",
                "dimensions=2.5 rate=0.1",
                "dimensions=3",
                "dimensions=3 rate=0.1 load=0.1",
                "dimensions=3 rate=-0.1",
                "dimensions=3 rate=1.1",
                "dimensions=3 rate=NaN",
                "dimensions=3 load=1.1",
                "dimensions=3 rate=0.1 scv=0.9",
                "dimensions=3 rate=0.1 scv=1e5",
                "dimensions=3 rate=0.1 length=0.5",
                "dimensions=3 rate=0.1 length=1e9",
                "dimensions=3 rate=0.1 flit=0",
                "dimensions=3 rate=0.1 flit=257",
                "dimensions=3 rate=0.1 buffer=0",
                "dimensions=3 rate=0.1 printed_rate=maybe",
                "dimensions=3 rate=0.1 vcs=2"
            })
    void badInputIsRefused(String settings) {
        BadInput refusal = assertThrows(BadInput.class, () -> rate(settings));
        assertTrue(!refusal.getMessage().contains("\n"), refusal.getMessage());
    }

    @Test
    void loadAndRateGiveTheMessages() {
        assertEquals(0.2 / MEAN_FLITS, rate("dimensions=3 length=8 load=0.2"));
        assertEquals(0.02, rate("dimensions=3 length=8 rate=0.02 scv=5"));
        assertEquals(0.18, rate("dimensions=3 rate=0.02 scv=5 printed_rate=true"), 1e-15);
    }

    @Test
    void aPublishedRateBeyondTheLimitIsRejected() {
        String settings = "dimensions=3 rate=0.5 scv=5 printed_rate=true";
        assertEquals("not-allowed", Refusal.of(() -> rate(settings)).split(" ")[0]);
    }
}
