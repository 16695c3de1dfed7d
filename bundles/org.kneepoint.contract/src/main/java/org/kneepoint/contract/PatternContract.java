// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import static org.kneepoint.contract.Checks.assertEquals;
import static org.kneepoint.contract.Checks.assertTrue;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * The contract of the destinations of a traffic pattern on one network.
 *
 * @param title of the clauses
 */
record PatternContract(String title, Network network, Destinations destinations) {
    private static final int DRAWS = 100;
    private static final double ROUNDING = 1e-9;

    void check(ContractReport.Builder report) {
        int terminals = network.terminals();
        report.check(
                title,
                "probabilities",
                terminals + " sources: each probability 0 to 1, their sum 1, or 0 if silent",
                this::probabilitiesSumToOne);
        report.check(
                title,
                "relative loads",
                "of each source 0 to the number of terminals, their mean over the senders 1",
                this::relativeLoadsHaveAMeanOfOne);
        report.check(
                title,
                "draws",
                DRAWS + " destinations from each source, each of a positive probability",
                this::drawsWhatIsProbable);
    }

    private double sum(int source) {
        double sum = 0;
        for (int destination = 0; destination < network.terminals(); destination++) {
            double probability = destinations.probability(source, destination);
            assertTrue(
                    "probability " + probability + " from " + source + " to " + destination,
                    probability >= 0 && probability <= 1);
            sum += probability;
        }
        return sum;
    }

    private void probabilitiesSumToOne() {
        for (int source = 0; source < network.terminals(); source++) {
            double sum = sum(source);
            assertEquals("sum from " + source, sum == 0 ? 0 : 1, sum, ROUNDING);
        }
    }

    private void relativeLoadsHaveAMeanOfOne() {
        int terminals = network.terminals();
        int senders = 0;
        double load = 0;
        for (int source = 0; source < terminals; source++) {
            if (sum(source) > 0) {
                double own = destinations.relativeLoad(source);
                assertTrue(
                        "relative load " + own + " of " + source,
                        own >= 0 && own < terminals + ROUNDING);
                senders++;
                load += own;
            }
        }
        assertEquals("sum of the relative loads", senders, load, terminals * ROUNDING);
    }

    private void drawsWhatIsProbable() {
        RandomGenerator random = new SplittableRandom(1);
        for (int source = 0; source < network.terminals(); source++) {
            boolean silent = sum(source) == 0;
            for (int i = 0; i < DRAWS; i++) {
                int drawn = destinations.destination(source, random);
                assertTrue("from " + source + " to " + drawn, isAllowed(source, drawn, silent));
            }
        }
    }

    private boolean isAllowed(int source, int drawn, boolean silent) {
        return silent
                ? drawn == Destinations.NO_DESTINATION
                : drawn >= 0
                        && drawn < network.terminals()
                        && destinations.probability(source, drawn) > 0;
    }
}
