// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Networks from files, by the command and in the deploy folder. */
class NetworkFileIT {
    private static final String RING = "from,to\n0,1\n1,2\n2,3\n3,0\n";

    @TempDir private Path deploy;
    @TempDir private Path here;

    @Test
    void aFileHasModelSimulatorAndDescription() throws IOException {
        Files.writeString(here.resolve("ring 4.csv"), RING);
        String out =
                kneepoint()
                        .run(
                                "network 'ring 4.csv' concentration=2 format=csv;"
                                        + " describe ring-4 all;"
                                        + " solve ring-4 load=0.1 format=csv;"
                                        + " simulate ring-4 routing=ugal-local load=0.1 cycles=2000"
                                        + " format=csv")
                        .done();
        assertTrue(out.contains("ring-4,"), out);
        assertTrue(out.contains("4 routers, 4 links, 8 nodes"), out);
        assertTrue(out.contains("Routed by shortest paths"), out);
        String[] tables = out.substring(out.indexOf("\nmethod,") + 1).split("\n(?=method,)");
        assertEquals(2, tables.length);
        for (String table : tables) {
            assertEquals(List.of("ok"), CsvText.column(table, "status"));
            assertEquals(List.of("2"), CsvText.column(table, "concentration"));
        }
    }

    @Test
    void graphsAreReadByTheLibraryForThem() throws IOException {
        Files.writeString(here.resolve("a.dot"), "graph { x -- y -- z [delay=4]; z -- x }");
        Files.writeString(
                here.resolve("b.graphml"),
                "<graphml><graph edgedefault=\"undirected\"><node id=\"x\"/><node id=\"y\"/>"
                        + "<edge source=\"x\" target=\"y\"/></graph></graphml>");
        String out = kneepoint().run("network a.dot; network b.graphml; network format=csv").done();
        String table = out.substring(out.indexOf("network,file"));
        assertEquals(List.of("a", "b"), CsvText.column(table, "network"));
        assertEquals(List.of("3", "1"), CsvText.column(table, "links"));
    }

    @Test
    void filesComeAndGoWhileTheShellRuns() throws IOException {
        Path file = deploy.resolve("loop.csv");
        try (ConsoleProcess console = kneepoint().console()) {
            console.prompt();
            Files.writeString(file, RING);
            TestProcesses.until(
                    "there", () -> console.ask("describe loop").contains("4 routers, 4 links"));
            Files.writeString(file, RING + "0,2\n");
            TestProcesses.until(
                    "changed", () -> console.ask("describe loop").contains("4 routers, 5 links"));
            Files.delete(file);
            TestProcesses.until(
                    "gone", () -> !console.ask("topologies format=csv").contains("loop,"));
            Files.writeString(deploy.resolve("torus.csv"), RING);
            TestProcesses.until("refused", () -> console.ask("doctor").contains("name=torus"));
            Files.writeString(deploy.resolve("bad.csv"), "0,1\n2\n");
            TestProcesses.until("refused", () -> console.ask("doctor").contains("bad.csv:2"));
            console.leave();
        }
    }

    @Test
    void malformedFilesNameTheLine() throws IOException {
        Files.writeString(here.resolve("bad.anynet"), "router 0 router 1\nrouter 1 router\n");
        kneepoint().run("network bad.anynet").refused(1, "bad.anynet:2");
        kneepoint().run("network absent.csv").refused(1, "absent.csv");
        Files.writeString(here.resolve("mesh.csv"), RING);
        kneepoint().run("network mesh.csv").refused(1, "name=mesh");
    }

    @Test
    void theHashOfTheFileIsInTheProvenance() throws IOException {
        Files.writeString(deploy.resolve("loop.csv"), RING);
        String out = kneepoint().run("solve loop load=0.1 format=json").done();
        assertTrue(out.contains("loop.csv sha256:"), out);
    }

    /** A network written and read again has the same size, and a dragonfly is routed otherwise. */
    @Test
    void aNetworkIsExportedForBookSimAndReadAgain() throws IOException {
        String out =
                kneepoint()
                        .run(
                                "export booksim dragonfly h=2 pattern=transpose vcs=4 format=csv;"
                                        + " network dragonfly-booksim.anynet;"
                                        + " solve dragonfly-booksim load=0.1 format=csv")
                        .done();
        assertTrue(out.contains("dragonfly-booksim: 36 routers, 90 links, 72 nodes"), out);
        String configuration = Files.readString(here.resolve("dragonfly-booksim.cfg"));
        for (String line :
                List.of(
                        "network_file = dragonfly-booksim.anynet;",
                        "routing_function = min;",
                        "traffic = transpose;",
                        "num_vcs = 4;")) {
            assertTrue(configuration.contains("\n" + line + "\n"), configuration);
        }
        String table = out.substring(out.indexOf("method,"));
        double capacity = Double.parseDouble(CsvText.column(table, "capacity").get(0));
        assertEquals(0.8419, capacity, 5e-5);
    }

    private StartScript kneepoint() {
        return StartScript.installed().in(here).with("KNEEPOINT_DEPLOY", deploy);
    }
}
