// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.viewer.json.CurveJsonTest.json;
import static org.kneepoint.viewer.json.CurveJsonTest.map;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.Refusal;

class SessionFileTest {
    private static final Table TABLE =
            Table.of("name", "value", "good")
                    .row("a", 0.1, true)
                    .row(null, 3, false)
                    .row("b", 1e-300, null)
                    .build();

    private static Map<String, Object> file(CommandResult result) {
        return SessionFile.encode(
                "1.0",
                List.of(new SessionFile.Entry("c1", "solve ring", result)),
                Map.of("view", List.of("latency")));
    }

    private static SessionFile.Content reread(Map<String, Object> file) throws Exception {
        return SessionFile.read(map(json(file)));
    }

    private static String refusal(Map<String, Object> file) {
        return Refusal.of(assertThrows(BadInput.class, () -> reread(file)));
    }

    @Test
    void aTableIsKeptWithTheTypesOfItsCells() throws Exception {
        CommandResult read = reread(file(CommandResult.of(TABLE))).entries().get(0).result();
        Table table = read.table().orElseThrow();
        assertEquals(TABLE.columns(), table.columns());
        assertEquals(Arrays.asList("a", 0.1, true), table.rows().get(0));
        assertEquals(Arrays.asList(null, 3, false), table.rows().get(1));
        assertEquals(Arrays.asList("b", 1e-300, null), table.rows().get(2));
        assertTrue(read.text().isEmpty());
    }

    @Test
    void aTextAndTheChoicesOfThePageAreKept() throws Exception {
        SessionFile.Content content =
                reread(file(CommandResult.of(width -> "at width " + width, TABLE)));
        SessionFile.Entry entry = content.entries().get(0);
        assertEquals("c1", entry.name());
        assertEquals("solve ring", entry.line());
        assertEquals("at width 80", entry.result().text().orElseThrow().apply(40));
        assertEquals(Map.of("view", List.of("latency")), content.page());
    }

    @Test
    void anotherFileOrVersionIsRefused() {
        assertEquals("unusable [format]", refusal(Map.of()));
        assertEquals("unusable [format]", refusal(Map.of("format", "other", "version", 1)));
        Map<String, Object> later = file(CommandResult.of(TABLE));
        later.put("version", 2);
        assertEquals("unusable [version] 2", refusal(later));
        later.put("version", "1");
        assertEquals("unusable [version]", refusal(later));
    }

    @Test
    void aDamagedResultIsNamedByItsPlace() {
        Map<String, Object> file = file(CommandResult.of(TABLE));
        file.put(
                "results",
                List.of(
                        Map.of(
                                "name",
                                "c1",
                                "line",
                                "",
                                "table",
                                Map.of(
                                        "columns",
                                        List.of(Map.of("name", "a")),
                                        "rows",
                                        List.of(List.of(1, 2))))));
        BadInput refused = assertThrows(BadInput.class, () -> reread(file));
        assertEquals("result 1 of the session: unusable [rows] 2", Refusal.of(refused));
    }
}
