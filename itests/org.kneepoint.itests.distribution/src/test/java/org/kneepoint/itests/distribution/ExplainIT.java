// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** Where a network saturates, and pictures of networks. */
class ExplainIT {
    private static final String TRANSPOSE =
            "(simulate mesh radix=8 pattern=transpose load=0.1,0.3 report=channels cycles=5000)";

    @TempDir private Path folder;

    private ProcessResult run(String... words) {
        return StartScript.installed().in(folder).run(words);
    }

    private Map<String, String> findings(String line) {
        return CsvText.rows(run(line + " format=csv").done()).stream()
                .collect(
                        Collectors.toMap(row -> row.get("finding"), row -> row.get("explanation")));
    }

    private String svg(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    /** The corner of the transposed mesh is full at 1/7: all seven others of its row pass it. */
    @Test
    void theFirstFullChannelOfATransposedMesh() {
        Map<String, String> findings = findings("explain " + TRANSPOSE);
        ErrorLine.names(findings.get("first-full-channel"), "0.1429");
        ErrorLine.names(findings.get("equal-flows"), "7");
        assertTrue(findings.containsKey("fullest-channel"), findings.toString());
        assertTrue(findings.containsKey("blocked-channels"), findings.toString());
        assertTrue(findings.containsKey("poorest-sources"), findings.toString());
        assertTrue(findings.containsKey("jain-index"), findings.toString());
        assertEquals(
                1,
                findings.keySet().stream().filter(code -> code.startsWith("throughput-")).count());
    }

    @Test
    void theExplanationIsDrawnToo() throws IOException {
        run("explain " + TRANSPOSE + " out=why.svg").ended(0, "wrote why.svg\n");
        String svg = svg("why.svg");
        assertTrue(svg.contains("Marked as first full channel"), svg);
        assertTrue(svg.contains("Marked as blocked"), svg);
        assertTrue(svg.contains("channel utilisation [fraction]"), svg);
    }

    @Test
    void aNetworkIsDrawnWithTheLoadsOfItsChannels() throws IOException {
        assertEquals(
                "", run("chart mesh radix=8 pattern=transpose out=mesh.svg").wrote("mesh.svg"));
        String svg = svg("mesh.svg");
        assertTrue(svg.contains("64 routers, 64 terminals, 224 channels"), svg);
        assertTrue(svg.contains("Largest channel load over channel rate: 7 on"), svg);
        assertEquals("", run("chart dragonfly h=4 out=dragonfly.png").wrote("dragonfly.png"));
        assertTrue(Files.size(folder.resolve("dragonfly.png")) > 10_000, "a picture");
    }

    @Test
    void aPointIsDrawnByItsModelOrItsMeasurements() throws IOException {
        run("c = (solve omega nodes=64 radix=2 load=0.2,0.4); chart $c kind=channels load=0.4 out=o.svg")
                .wrote("o.svg");
        assertTrue(svg("o.svg").contains("load=0.4"), svg("o.svg"));
        run("chart " + TRANSPOSE + " kind=channels out=m.svg").wrote("m.svg");
        assertTrue(svg("m.svg").contains("channel utilisation [fraction]"), svg("m.svg"));
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        run("chart min nodes=64 radix=2 out=x.svg").refused(1, "min");
        run("chart mesh radix=8 radxi=3 out=x.svg").refused(1, "radxi", "radix");
        run("chart mesh radix=8 routing=nowhere out=x.svg").refused(1, "nowhere");
        run("chart (solve mesh radix=4 load=0.1) kind=chanels out=x.svg")
                .refused(1, "chanels", "channels");
        run("explain (solve mesh radix=4 vcs=1,2 load=0.1,0.2) out=x.svg").refused(1, "x.svg", "2");
        assertEquals(List.of(), List.of(folder.toFile().list()));
    }

    /** Under uniform traffic the middle channels of a row of 8 are full at 63/128. */
    @Test
    void aSearchForSaturationNamesTheChannel() {
        String text = run("saturation mesh radix=8 by=model").done();
        assertTrue(text.contains("is full first, at load 0.4922"), text);
    }
}
