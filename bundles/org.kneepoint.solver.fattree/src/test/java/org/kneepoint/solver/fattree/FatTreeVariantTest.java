// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The statements of the description on the variants, at 1024 nodes. */
class FatTreeVariantTest {
    private static final FatTreeTraffic TREE = new FatTreeTraffic(5);
    private static final double LENGTH = 16;

    private static double latency(FatTreeVariant reading, double load) {
        ChannelClass injection = ChannelClasses.of(TREE, reading, load).injection();
        double inLengths = injection.waiting() + injection.service();
        return LENGTH * inLengths + TREE.meanChannels() - 1;
    }

    /** Ratios of an independent implementation, 16 flits. */
    @ParameterizedTest
    @CsvSource({"0.5, -0.0046", "0.9, -0.018", "0.99, -0.076"})
    void correctedIsLower(double fraction, double difference) {
        double load = fraction * FatTreeSaturation.load(TREE, FatTreeVariant.CONDITIONAL);
        double ratio =
                latency(FatTreeVariant.CORRECTED, load) / latency(FatTreeVariant.CONDITIONAL, load);
        assertEquals(difference, ratio - 1, 0.0006);
    }

    @Test
    void whereTheySaturate() {
        double conditional = FatTreeSaturation.load(TREE, FatTreeVariant.CONDITIONAL);
        assertEquals(
                1.001,
                FatTreeSaturation.load(TREE, FatTreeVariant.CORRECTED) / conditional,
                0.0005);
        assertEquals(
                1.23, FatTreeSaturation.load(TREE, FatTreeVariant.PRINTED) / conditional, 0.005);
    }

    /** As printed the utilisation of the highest links exceeds 1. */
    @Test
    void printedOverloadsTheHighestLinks() {
        double load = 0.999 * FatTreeSaturation.load(TREE, FatTreeVariant.PRINTED);
        ChannelClasses printed = ChannelClasses.of(TREE, FatTreeVariant.PRINTED, load);
        assertEquals(1.68, printed.up(TREE.levels() - 1).utilisation(), 0.005);
    }

    @ParameterizedTest
    @EnumSource(
            value = FatTreeVariant.class,
            names = {"CONDITIONAL", "CORRECTED"})
    void theOthersOverloadNone(FatTreeVariant reading) {
        double load = 0.999 * FatTreeSaturation.load(TREE, reading);
        ChannelClasses channels = ChannelClasses.of(TREE, reading, load);
        double most = 0;
        for (int lower = 0; lower < TREE.levels(); lower++) {
            most = Math.max(most, channels.up(lower).utilisation());
            most = Math.max(most, channels.down(lower).utilisation());
        }
        assertEquals(0.85, most, 0.01);
    }

    @ParameterizedTest
    @EnumSource(FatTreeVariant.class)
    void wordsAndBack(FatTreeVariant reading) {
        assertEquals(reading, FatTreeVariant.ofParameterValue(reading.parameterValue()));
    }
}
