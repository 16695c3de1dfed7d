// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

class ExpectedSaturationTest {
    private static LoadTrial saturated(double load, double accepted) {
        Point point =
                Point.of(Map.of())
                        .with(Quantities.LOAD, load)
                        .with(Quantities.THROUGHPUT, accepted)
                        .status(Status.SATURATED, "because")
                        .build();
        return new LoadTrial(load, point, 1);
    }

    private static ExpectedSaturation of(LoadTrial... trials) {
        return ExpectedSaturation.of(List.of(trials)).orElseThrow();
    }

    @Test
    void nothingIsExpectedWithoutATrial() {
        assertTrue(ExpectedSaturation.of(List.of()).isEmpty());
    }

    /** Between all nodes lacking service and half of the further load being accepted. */
    @Test
    void oneTrialGivesARange() {
        ExpectedSaturation expected = of(saturated(0.4, 0.3));
        assertEquals(0.3, expected.high(), 1e-12);
        assertEquals(0.2, expected.low(), 1e-12);
    }

    @Test
    void theLineThroughTwoTrialsMeetsTheOfferedLoad() {
        ExpectedSaturation expected = of(saturated(0.33, 0.309), saturated(0.36, 0.318));
        assertEquals(0.3, expected.low(), 1e-12);
        assertEquals(0.3, expected.high(), 1e-12);
    }

    @Test
    void aLineIsNeitherFallingNorSteep() {
        assertEquals(0.3, of(saturated(0.33, 0.3), saturated(0.36, 0.29)).low(), 1e-12);
        assertEquals(0.27, of(saturated(0.33, 0.3), saturated(0.36, 0.328)).high(), 1e-12);
    }
}
