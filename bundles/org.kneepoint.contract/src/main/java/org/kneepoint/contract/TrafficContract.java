// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import static org.kneepoint.contract.Checks.assertEquals;
import static org.kneepoint.contract.Checks.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;

/** The contract of patterns, arrival processes and lengths, with example settings. */
final class TrafficContract {
    private static final UnlinkedGroups NETWORK = new UnlinkedGroups(4, 4);
    private static final int TERMINALS = NETWORK.terminals();
    private static final int DRAWS = 40_000;
    private static final double RATE = 0.05;
    private static final double ROUNDING = 1e-9;

    /** Tolerance in standard deviations of the mean. */
    private static final double CHANCE = 5;

    /** Additional tolerance for correlated intervals in bursts. */
    private static final double BURSTS = 0.05;

    private TrafficContract() {}

    private static RandomGenerator random() {
        return new SplittableRandom(1);
    }

    private static Scenario scenario(Described part) throws IOException {
        Map<String, String> settings = ExampleSettings.of(part.parameters());
        if (settings.containsKey("matrix")) {
            settings.put("matrix", everybodyToEverybody().toString());
        }
        return Scenario.of(part.name(), part.parameters(), settings);
    }

    private static Path everybodyToEverybody() throws IOException {
        Path file = Files.createTempFile("matrix", ".csv");
        file.toFile().deleteOnExit();
        StringBuilder rows = new StringBuilder();
        for (int source = 0; source < TERMINALS; source++) {
            List<String> row = new java.util.ArrayList<>(Collections.nCopies(TERMINALS, "1"));
            row.set(source, "0");
            rows.append(String.join(",", row)).append('\n');
        }
        Files.writeString(file, rows);
        return file;
    }

    /** Checks a pattern with default settings on four groups of four terminals. */
    static void check(TrafficPattern pattern, ContractReport.Builder report) {
        String title = pattern.name() + " on 4 groups of 4 terminals";
        report.call(title, "build", () -> pattern.build(scenario(pattern), NETWORK))
                .ifPresent(found -> new PatternContract(title, NETWORK, found).check(report));
    }

    static void check(ArrivalProcess process) throws IOException {
        Scenario scenario = scenario(process);
        ArrivalProcess.Source source = process.start(scenario, RATE);
        RandomGenerator random = random();
        double sum = 0;
        for (int i = 0; i < DRAWS; i++) {
            double gap = source.nextInterval(random);
            assertTrue("gap " + gap, gap >= 0 && gap < Double.POSITIVE_INFINITY);
            sum += gap;
        }
        double scv = process.scv(scenario, RATE);
        assertTrue("scv " + scv, Double.isNaN(scv) || scv >= 0);
        double slack = Math.max(BURSTS, Double.isNaN(scv) ? 0 : CHANCE * Math.sqrt(scv / DRAWS));
        assertEquals("mean gap", 1 / RATE, sum / DRAWS, slack / RATE);
    }

    static void check(LengthDistribution family) throws IOException {
        LengthDistribution.Lengths lengths = family.build(scenario(family));
        RandomGenerator random = random();
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < DRAWS; i++) {
            int length = lengths.nextLength(random);
            assertTrue("length " + length, length >= 1);
            sum += length;
            squares += (double) length * length;
        }
        double mean = sum / DRAWS;
        assertTrue("scv " + lengths.scv(), lengths.scv() >= 0);
        double slack = CHANCE * lengths.mean() * Math.sqrt(lengths.scv() / DRAWS) + ROUNDING;
        assertEquals("mean length", lengths.mean(), mean, slack);
        assertEquals("scv", lengths.scv(), squares / DRAWS / (mean * mean) - 1, BURSTS);
    }
}
