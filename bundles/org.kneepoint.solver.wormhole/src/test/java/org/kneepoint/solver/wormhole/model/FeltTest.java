// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Waits beyond some cycles, against the sum over a fine grid. */
class FeltTest {
    private static final int STEPS = 20_000;

    @ParameterizedTest
    @CsvSource({"4, 0.5, 0", "4, 0.5, 3", "4, 0.5, 15.9", "0.1, 0.01, 7", "9, 1, 2", "4, 0.5, 20"})
    void sumOverAGrid(double wait, double busy, double free) {
        double longest = 2 * wait / busy;
        double mean = 0;
        double square = 0;
        for (int step = 0; step < STEPS; step++) {
            double felt = Math.max(0, longest * (step + 0.5) / STEPS - free);
            mean += busy * felt / STEPS;
            square += busy * felt * felt / STEPS;
        }
        assertEquals(mean, Felt.mean(wait, busy, free), 1e-6);
        assertEquals(square, Felt.square(wait, busy, free), 1e-5 * (1 + square));
    }

    @Test
    void whereNobodyWaits() {
        assertEquals(0, Felt.mean(0, 0, 0));
        assertEquals(0, Felt.mean(0, 0, 5));
        assertEquals(0, Felt.square(0, 0, 5));
        assertEquals(0, Felt.square(0, 0.5, 0));
    }
}
