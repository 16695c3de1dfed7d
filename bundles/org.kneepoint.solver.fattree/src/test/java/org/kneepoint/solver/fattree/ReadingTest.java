// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the description says about the variants, at 1024 nodes. */
class ReadingTest {
    private static final FatTree TREE = new FatTree(5);
    private static final double LENGTH = 16;

    private static double latency(Reading reading, double load) {
        Channel injection = Channels.of(TREE, reading, load).injection();
        double inLengths = injection.waiting() + injection.service();
        return LENGTH * inLengths + TREE.meanChannels() - 1;
    }

    /** Ratios of an independent implementation, 16 flits. */
    @ParameterizedTest
    @CsvSource({"0.5, -0.0046", "0.9, -0.018", "0.99, -0.076"})
    void correctedIsLower(double fraction, double difference) {
        double load = fraction * Saturation.load(TREE, Reading.CONDITIONAL);
        double ratio = latency(Reading.CORRECTED, load) / latency(Reading.CONDITIONAL, load);
        assertEquals(difference, ratio - 1, 0.0006);
    }

    @Test
    void whereTheySaturate() {
        double conditional = Saturation.load(TREE, Reading.CONDITIONAL);
        assertEquals(1.001, Saturation.load(TREE, Reading.CORRECTED) / conditional, 0.0005);
        assertEquals(1.23, Saturation.load(TREE, Reading.PRINTED) / conditional, 0.005);
    }

    /** The print asks of the highest links more than there is time for. */
    @Test
    void printedOverloadsTheHighestLinks() {
        double load = 0.999 * Saturation.load(TREE, Reading.PRINTED);
        Channels printed = Channels.of(TREE, Reading.PRINTED, load);
        assertEquals(1.68, printed.up(TREE.levels() - 1).held(), 0.005);
    }

    @ParameterizedTest
    @EnumSource(
            value = Reading.class,
            names = {"CONDITIONAL", "CORRECTED"})
    void theOthersOverloadNone(Reading reading) {
        double load = 0.999 * Saturation.load(TREE, reading);
        Channels channels = Channels.of(TREE, reading, load);
        double most = 0;
        for (int lower = 0; lower < TREE.levels(); lower++) {
            most = Math.max(most, channels.up(lower).held());
            most = Math.max(most, channels.down(lower).held());
        }
        assertEquals(0.85, most, 0.01);
    }

    @ParameterizedTest
    @EnumSource(Reading.class)
    void wordsAndBack(Reading reading) {
        assertEquals(reading, Reading.ofWord(reading.word()));
    }
}
