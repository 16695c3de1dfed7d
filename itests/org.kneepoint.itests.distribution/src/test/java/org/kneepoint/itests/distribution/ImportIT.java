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

/** Configurations of BookSim 2. */
class ImportIT {
    private static final String COMMON =
            "injection_rate=0.1; injection_rate_uses_flits=1; sample_period=500; packet_size=4;\n";

    @TempDir private Path folder;

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private List<Map<String, String>> rows(Path configuration) {
        String line = "import booksim " + configuration + " format=csv";
        return CsvText.rows(StartScript.installed().run(line).done());
    }

    /** The dragonfly of its examples, with fewer virtual channels than UGAL needs here. */
    @Test
    void aConfigurationIsRun() throws IOException {
        Path file =
                write(
                        "dragonfly.cfg",
                        COMMON
                                + "topology = dragonflynew; k = 2; n = 1; num_vcs = 3;\n"
                                + "routing_function = ugal; internal_speedup = 2.0;\n"
                                + "hold_switch_for_packet = 1; vc_buf_size = 32;\n"
                                + "sw_allocator = separable_input_first; traffic = bad_dragon;\n");
        Map<String, String> row = rows(file).get(0);
        assertEquals("dragonfly", row.get("network"));
        assertEquals("ugal-local", row.get("routing"));
        assertEquals(0.1, Double.parseDouble(row.get("throughput")), 0.02);
    }

    @Test
    void aNetworkFileIsReadBesideItsConfiguration() throws IOException {
        write(
                "anynet_file",
                "router 0 node 0 node 1 node 2 router 1\nrouter 1 node 3 node 4 node 5\n"
                        + "router 2 node 6 node 7 node 8 router 1 router 0\n");
        Path file =
                write(
                        "anynet_config",
                        COMMON
                                + "topology = anynet; routing_function = min; num_vcs = 1;\n"
                                + "network_file = anynet_file; vc_buf_size = 3;\n");
        String shown = StartScript.installed().run("import booksim " + file).done();
        assertTrue(shown.contains("simulate anynet_file "), shown);
        assertTrue(shown.contains("nodes=9"), shown);
    }
}
