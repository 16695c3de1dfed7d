// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.OfferedTraffic.Overflow;

/** The settings of a run. */
class RunSettingsTest {
    private static RunSettings rules(String... given) {
        return RunSettings.of(TandemQueueRuns.scenario(given));
    }

    @Test
    void defaults() {
        RunSettings settings = rules();
        assertEquals(1, settings.seed());
        assertFalse(settings.warmup().isPresent());
        assertFalse(settings.cycles().isPresent());
        assertEquals(0.02, settings.precision());
        assertFalse(settings.throughputPrecision().isPresent());
        assertEquals(60, settings.limit());
        assertFalse(settings.limitCycles().isPresent());
    }

    @Test
    void settingsAreRead() {
        RunSettings settings =
                rules(
                        "seed=-3",
                        "warmup=0",
                        "cycles=2147483647",
                        "precision=0.5",
                        "throughput_precision=0.25",
                        "limit=0.001");
        assertEquals(-3, settings.seed());
        assertEquals(0, settings.warmup().orElseThrow());
        assertEquals(Integer.MAX_VALUE, settings.cycles().orElseThrow());
        assertEquals(0.5, settings.precision());
        assertEquals(0.25, settings.throughputPrecision().orElseThrow());
        assertEquals(0.001, settings.limit());
        long first = settings.streams().stream(5).nextLong();
        assertEquals(RandomStreams.of(-3).stream(5).nextLong(), first);
    }

    @Test
    void badSettingsAreRefused() {
        for (String text :
                new String[] {
                    "cycles=0",
                    "cycles=-1",
                    "cycles=1e10",
                    "cycles=2147483648",
                    "cycles=inf",
                    "cycles=1.5",
                    "warmup=-1",
                    "warmup=nan",
                    "precision=0",
                    "precision=nan",
                    "precision=NaN",
                    "precision=-0.1",
                    "precision=1",
                    "precision=inf",
                    "throughput_precision=0",
                    "throughput_precision=1",
                    "replications=0",
                    "replications=1000000000",
                    "limit=0",
                    "limit=-5",
                    "limit=inf",
                    "limit_cycles=0",
                    "limit_cycles=1e10",
                    "seed=1e300",
                    "seed="
                }) {
            BadInput bad = assertThrows(BadInput.class, () -> rules(text), text);
            String[] setting = text.split("=", 2);
            assertEquals("not-allowed", bad.code(), text);
            assertEquals(List.of(setting[0]), bad.parameters());
            assertEquals(Optional.of(setting[1]), bad.value());
        }
    }

    @Test
    void offers() {
        assertEquals(0.4, OfferedTraffic.of(0.05, 8).load());
        assertEquals(Overflow.WAITS, OfferedTraffic.of(0, 1).overflow());
        for (double bad : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThrows(IllegalArgumentException.class, () -> OfferedTraffic.of(bad, 1));
            assertThrows(IllegalArgumentException.class, () -> OfferedTraffic.of(1, bad));
        }
        assertThrows(IllegalArgumentException.class, () -> OfferedTraffic.of(1, 0));
        assertThrows(NullPointerException.class, () -> new OfferedTraffic(1, 1, null));
    }
}
