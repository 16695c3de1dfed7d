// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulation.Offered.Excess;

/** The words of a run. */
class RunRulesTest {
    private static RunRules rules(String... words) {
        return RunRules.of(Trial.scenario(words));
    }

    @Test
    void defaults() {
        RunRules rules = rules();
        assertEquals(1, rules.seed());
        assertFalse(rules.warmup().isPresent());
        assertFalse(rules.cycles().isPresent());
        assertEquals(0.02, rules.precision());
        assertEquals(60, rules.limit());
        assertFalse(rules.limitCycles().isPresent());
    }

    @Test
    void givenWords() {
        RunRules rules =
                rules("seed=-3", "warmup=0", "cycles=2147483647", "precision=0.5", "limit=0.001");
        assertEquals(-3, rules.seed());
        assertEquals(0, rules.warmup().orElseThrow());
        assertEquals(Integer.MAX_VALUE, rules.cycles().orElseThrow());
        assertEquals(0.5, rules.precision());
        assertEquals(0.001, rules.limit());
        long first = rules.streams().stream(5).nextLong();
        assertEquals(Streams.of(-3).stream(5).nextLong(), first);
    }

    @Test
    void hostileWords() {
        for (String word :
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
                    "replications=0",
                    "replications=1000000000",
                    "limit=0",
                    "limit=-5",
                    "limit=inf",
                    "limit.cycles=0",
                    "limit.cycles=1e10",
                    "seed=1e300",
                    "seed="
                }) {
            String line = assertThrows(BadInput.class, () -> rules(word), word).getMessage();
            assertTrue(line.startsWith(word + " is not allowed: "), line);
        }
    }

    @Test
    void offers() {
        assertEquals(0.4, Offered.of(0.05, 8).load());
        assertEquals(Excess.WAITS, Offered.of(0, 1).excess());
        for (double bad : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThrows(IllegalArgumentException.class, () -> Offered.of(bad, 1));
            assertThrows(IllegalArgumentException.class, () -> Offered.of(1, bad));
        }
        assertThrows(IllegalArgumentException.class, () -> Offered.of(1, 0));
        assertThrows(NullPointerException.class, () -> new Offered(1, 1, null));
    }
}
