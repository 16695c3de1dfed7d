// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.support.BurstyHypercubeParameters;

/** Lengths, gaps, destinations and the network that make up the system. */
class BurstyHypercubePartsTest {
    private static final int DRAWS = 100_000;

    private final RandomGenerator random = RandomStreams.of(1).stream(0);

    @ParameterizedTest
    @CsvSource({"1, 1", "4, 3", "30, 8"})
    void lengthsAreExponentialAndRoundedUp(double mean, int phits) {
        PhitLengths lengths = new PhitLengths(mean, phits);
        double sum = 0;
        double squares = 0;
        int longer = 0;
        for (int i = 0; i < DRAWS; i++) {
            int length = lengths.nextLength(random);
            assertEquals(0, length % phits);
            sum += length;
            squares += (double) length * length;
            longer += length > phits ? 1 : 0;
        }
        double drawn = sum / DRAWS;
        double scv = squares / DRAWS / (drawn * drawn) - 1;
        assertEquals(lengths.mean(), drawn, 0.015 * drawn);
        assertEquals(lengths.scv(), scv, 0.03);
        assertEquals(Math.exp(-1 / mean), (double) longer / DRAWS, 0.005);
    }

    /** The largest number drawn makes the longest message that there can be. */
    @Test
    void theLongestMessageIsANumber() {
        RandomGenerator largest =
                new RandomGenerator() {
                    @Override
                    public long nextLong() {
                        return -1;
                    }
                };
        int length =
                new PhitLengths(BurstyHypercubeParameters.LONGEST_MEAN, 256).nextLength(largest);
        assertEquals(
                53 * StrictMath.log(2) * BurstyHypercubeParameters.LONGEST_MEAN * 256, length, 256);
    }

    @ParameterizedTest
    @CsvSource({"0.1, 1", "0.01, 5", "0.5, 12"})
    void gapsHaveTheirRateAndVariation(double rate, double scv) {
        GeneralisedExponentialSource bursts = new GeneralisedExponentialSource(rate, scv);
        double sum = 0;
        double squares = 0;
        int first = 0;
        for (int i = 0; i < DRAWS; i++) {
            double gap = bursts.nextInterval(random);
            sum += gap;
            squares += gap * gap;
            first += gap > 0 ? 1 : 0;
        }
        double mean = sum / DRAWS;
        assertEquals(1 / rate, mean, 0.03 / rate);
        assertEquals(scv, squares / DRAWS / (mean * mean) - 1, 0.05 * (1 + scv));
        assertEquals(1 / BurstyHypercubeParameters.batch(scv), (double) first / DRAWS, 0.006);
    }

    @Test
    void destinationsAreTheOtherNodes() {
        UniformOtherNodes nodes = new UniformOtherNodes(5);
        int[] drawn = new int[5];
        for (int i = 0; i < DRAWS; i++) {
            drawn[nodes.destination(3, random)]++;
        }
        for (int node = 0; node < 5; node++) {
            double probability = nodes.probability(3, node);
            assertEquals(node == 3 ? 0 : 0.25, probability);
            assertEquals(probability, (double) drawn[node] / DRAWS, 0.006);
        }
        assertTrue(drawn[3] == 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5})
    void theNetworkKeepsItsContract(int dimensions) {
        assertEquals(List.of(), NetworkVerification.findings(new ECubeNetwork(dimensions)));
    }
}
