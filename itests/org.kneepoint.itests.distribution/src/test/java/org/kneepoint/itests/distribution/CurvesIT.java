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

/** Curves passed between commands and through files. */
class CurvesIT {
    private static final String CURVE = "(solve min nodes=64 radix=2 load=0.05:1:0.05 buffer=1,4)";

    @TempDir private Path folder;

    @Test
    void aCurveIsMeasuredInAFileAsItIsInAVariable() throws IOException {
        String direct =
                run("c = " + CURVE + "; export $c out=c.csv; measure $c format=csv")
                        .ended(0, "wrote c.csv\n");
        assertEquals(
                List.of(
                        "curve",
                        "metric",
                        "figure",
                        "unit",
                        "value",
                        "value_ci95",
                        "low",
                        "high",
                        "note"),
                CsvText.header(direct));
        assertEquals(20 * 2, CsvText.rows(Files.readString(folder.resolve("c.csv"))).size());
        assertEquals(direct, run("measure c.csv format=csv").done());
    }

    @Test
    void aFigureIsReadOffAKnownCurve() {
        String out =
                run("measure (solve min nodes=64 radix=2 load=0.1:1:0.1)"
                                + " metric=system-power format=csv")
                        .done();
        Map<String, String> peak = CsvText.rows(out).get(0);
        assertEquals("peak_system_power", peak.get("figure"));
        double power = Double.parseDouble(peak.get("value"));
        // the peak lies between the points at loads 0.6 and 0.7
        assertTrue(power > 3.7583 && power < 3.8, out);
    }

    @Test
    void commasAndDotsComeBackFromAFile() throws IOException {
        run("export " + CURVE + " out=c.csv").wrote("c.csv");
        String rows = Files.readString(folder.resolve("c.csv"));
        assertEquals(rows, run("export c.csv format=csv").done());
        String json = run("export c.csv format=json").done();
        run("export c.csv out=c.json").wrote("c.json");
        assertEquals(json, Files.readString(folder.resolve("c.json")));
        assertEquals(2, json.split("\"points\"", -1).length - 1, json);
        assertEquals(40, json.split("\"latency\"", -1).length - 1, json);
    }

    @Test
    void severalStatementsOfOneLineAreAllPrinted() {
        String out =
                run("a = (solve min nodes=64 radix=2 load=0.5); solvers format=csv; metrics"
                                + " format=csv; export $a format=csv")
                        .done();
        List<String> headers = out.lines().filter(line -> line.startsWith("name,")).toList();
        assertEquals(2, headers.size(), out);
        assertTrue(out.contains("\nmodel,min,min,64,2,4,"), out);
    }

    @Test
    void aStatementThatFailsIsTheLast() {
        String out = run("solvers format=csv; solve nix; metrics format=csv").failed(1, "nix");
        assertEquals(InstalledBundles.SOLVERS, CsvText.column(out, "name"));
    }

    private ProcessResult run(String line) {
        return StartScript.installed().in(folder).run(line);
    }
}
