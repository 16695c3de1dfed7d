// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** Ramps and their metrics. */
class RampIT {
    private static final String TORUS =
            "ramp torus radix=8 dimensions=2 router=single-cycle buffer=16 ";

    @TempDir Path folder;

    private static ProcessResult run(String line) {
        return StartScript.installed().run(line);
    }

    private static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    @Test
    void everyWindowIsARow() {
        List<Map<String, String>> rows =
                CsvText.rows(run(TORUS + "slew=20000 end=0.6 format=csv").done());
        assertEquals(120, rows.size());
        double generated = 0;
        double received = 0;
        for (int i = 0; i < rows.size(); i++) {
            Map<String, String> row = rows.get(i);
            assertEquals("ramp", row.get("method"));
            assertEquals("ok", row.get("status"));
            assertEquals(100 * (i + 1), number(row, "time"));
            assertEquals((i + 0.5) * 100 / 20_000, number(row, "load"), 1e-12);
            generated += number(row, "generated");
            received += number(row, "received");
            assertEquals(generated - received, number(row, "backlog"));
        }
        assertEquals("64", rows.get(0).get("nodes"));
        assertEquals("1", rows.get(0).get("capacity"));
        assertEquals("packet-gap", rows.get(0).get("arrivals"));
        assertEquals("blocked", rows.get(0).get("source"));
    }

    /** The critical load agrees with the saturation of steady runs. */
    @Test
    void threeRampsGiveOneAnswer() {
        String text = run(TORUS + "end=0.8 to=0.8").done();
        ErrorLine.names(text, "critical_load_expected", "npm_limit", "together");
    }

    @Test
    void aFileOfRampsIsMeasuredLikeTheRampsThemselves() {
        Path file = folder.resolve("ramps.csv");
        run(TORUS + "slew=50000 end=0.8 seed=1,2 out=" + file).wrote(file.toString());
        List<Map<String, String>> rows =
                CsvText.rows(
                        run("measure " + file + " metric=critical-load,npm filter=0.03 format=csv")
                                .done());
        List<String> together =
                rows.stream()
                        .filter(row -> row.get("curve").equals("together"))
                        .map(row -> row.get("figure"))
                        .toList();
        assertEquals(List.of("critical_load", "critical_load_expected", "npm"), together);
        for (Map<String, String> row : rows) {
            if (row.get("figure").startsWith("critical_load")) {
                assertEquals(0.5, number(row, "value"), 0.12, row.toString());
            }
        }
    }

    /** Windows of another program, with a throughput that grows up to load 0.15. */
    @Test
    void windowsMadeElsewhereAreMeasured() throws IOException {
        StringBuilder windows = new StringBuilder("t,r,received,avg_latency\n");
        for (int i = 0; i < 250; i++) {
            double load = (i + 0.5) * 0.001;
            double received = 12_800 * Math.min(load, 0.15);
            windows.append(100 * (i + 1) + "," + load + "," + received + ",32\n");
        }
        Path file = Files.writeString(folder.resolve("windows.csv"), windows);
        List<Map<String, String>> rows =
                CsvText.rows(
                        run("measure "
                                        + file
                                        + " nodes=1024 length=8 to=0.25 filter=0.005"
                                        + " metric=critical-load,npm format=csv")
                                .done());
        assertEquals(0.15, number(rows.get(0), "value"), 1e-3);
        assertEquals("npm", rows.get(1).get("figure"));
        assertEquals(
                12_800 * (0.15 * 0.15 / 2 + 0.15 * 0.1) / 32, number(rows.get(1), "value"), 1e-3);
    }

    /** Twelve of some hundred packets are deadlocked, the others continue. */
    @Test
    void aDeadlockedRampHasNoCriticalLoad() {
        String settings =
                "ramp torus radix=8 dimensions=2 router=single-cycle buffer=8 vc_reallocation=non-atomic"
                        + " routing=dimension-order-free slew=30000 ";
        run(settings).refused(1, "allow_deadlock=true");
        String text = run(settings + "allow_deadlock=true").done();
        ErrorLine.names(text, "deadlocked");
        List<String> values =
                text.lines().filter(line -> line.startsWith("critical_load ")).toList();
        assertEquals(1, values.size(), text);
        assertTrue(values.get(0).endsWith(" -"), text);
        assertEquals(2, run(settings + "allow_deadlock=true strict=true").status());
    }

    @Test
    void aRampThatCannotBeIsRefusedInOneLine() {
        run(TORUS + "slew=0").refused(1, "slew=0");
        run(TORUS + "slew=1e6 start=1").refused(1, "start=1");
        run(TORUS + "slew=1e6 arrivals=poisson").refused(1, "packet-gap");
        run(TORUS + "slew=1e6 load=0.1").refused(1, "load");
        run("ramp min nodes=64 radix=2").refused(1, "simulate min");
    }
}
