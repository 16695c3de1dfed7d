// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.kneepoint.server.plugin.StoreFixture.ADMINISTRATOR;
import static org.kneepoint.server.plugin.StoreFixture.DEPLOYER;
import static org.kneepoint.server.plugin.StoreFixture.TRIANGLE;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.plugin.Sha256;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.testkit.ErrorLine;
import org.kneepoint.testkit.FakeRequest;

class PlugInCommandTest {
    private static final byte[] RING = TestJar.bundle("ring", "1.0.0");

    @TempDir private Path folder;
    private StoreFixture fixture;
    private PlugInStore store;

    @BeforeEach
    void open() throws IOException {
        fixture = new StoreFixture(folder);
        store = fixture.open();
        Files.write(folder.resolve("ring.jar"), RING);
    }

    private CommandResult run(Caller caller, Object... words) throws Exception {
        PlugInCommand command = new PlugInCommand(store);
        return caller.call(() -> command.execute(new FakeRequest(command, folder, words)));
    }

    /** The rows of a table, cells by column. */
    private static List<Map<String, Object>> rows(CommandResult result) {
        Table table = result.table().orElseThrow();
        List<Map<String, Object>> rows = new ArrayList<>();
        for (List<Object> cells : table.rows()) {
            Map<String, Object> row = new HashMap<>();
            for (int i = 0; i < cells.size(); i++) {
                row.put(table.columns().get(i), cells.get(i));
            }
            rows.add(row);
        }
        return rows;
    }

    @Test
    void aFileIsDeployedListedTakenBackAndRemoved() throws Exception {
        assertEquals("", run(DEPLOYER, "add", "ring.jar").fault());
        Files.write(folder.resolve("ring.jar"), TestJar.bundle("ring", "1.1.0"));
        run(DEPLOYER, "add", "ring.jar");
        Map<String, Object> row = rows(run(DEPLOYER, "list")).get(0);
        assertEquals("ring", row.get("name"));
        assertEquals("bundle", row.get("kind"));
        assertEquals("1.1.0", row.get("version"));
        assertEquals("dora", row.get("by"));
        assertEquals(2, rows(run(DEPLOYER, "versions", "ring")).size());
        run(DEPLOYER, "use", "ring", Sha256.of(RING).substring(0, 10));
        assertEquals("1.0.0", rows(run(DEPLOYER, "list")).get(0).get("version"));
        run(DEPLOYER, "remove", "ring");
        assertEquals(List.of(), fixture.files());
    }

    @Test
    void theStandardInputIsRead() throws Exception {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(TRIANGLE));
            run(DEPLOYER, "add", "-", "name=lab.edges");
            System.setIn(new ByteArrayInputStream(RING));
            run(DEPLOYER, "add", "-");
            System.setIn(new ByteArrayInputStream(new byte[5 << 20]));
            assertThrows(BadInput.class, () -> run(DEPLOYER, "add", "-", "name=a.edges"));
        } finally {
            System.setIn(before);
        }
        assertEquals(List.of("lab.edges", "ring.jar"), fixture.files());
    }

    @Test
    void aRefusedFileIsAFaultWithItsReport() throws Exception {
        fixture.problems.put("ring", "ring needs: oracle");
        CommandResult result = run(DEPLOYER, "add", "ring.jar");
        ErrorLine.names(result.fault(), "ring");
        assertEquals("problem", rows(result).get(0).get("state"));
        assertEquals("ring needs: oracle", rows(result).get(0).get("finding"));
        assertEquals("", run(ADMINISTRATOR, "add", "ring.jar", "force=true").fault());
    }

    @Test
    void filesPutThereByHandAreListed() throws Exception {
        Files.write(fixture.deploy.resolve("mine.edges"), TRIANGLE);
        assertEquals("by hand", rows(run(DEPLOYER, "list")).get(0).get("kind"));
    }

    @Test
    void wrongWordsAreNamed() {
        fails("add", "ad");
        fails("name", "remove");
        fails("no.jar", "add", "no.jar");
        fails("x", "list", "x");
        fails("hash", "use", "ring");
    }

    private void fails(String named, Object... words) {
        BadInput fault = assertThrows(BadInput.class, () -> run(DEPLOYER, words));
        ErrorLine.names(fault.getMessage(), named);
    }

    @Test
    void theRoleIsThatOfTheCaller() {
        Caller eve = new Caller("eve", Role.EVALUATOR);
        assertThrows(BadInput.class, () -> run(eve, "add", "ring.jar"));
    }
}
