// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;

class StatementLineTest {
    @Test
    void readsCommandOperandsAndSettings() {
        StatementLine line =
                StatementLine.parse(
                        "chart $c1 (solve torus load=0.1 | cat) labels='\"mesh, 2\",b' title=\"a b\"");
        assertEquals("chart", line.command());
        assertEquals(List.of("$c1", "(solve torus load=0.1 | cat)"), line.operands());
        assertEquals(Map.of("labels", "\"mesh, 2\",b", "title", "a b"), line.settings());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "simulate torus radix=8 load=0.1:0.9:0.1",
                "chart $c1 $c2 y=latency,throughput labels='\"mesh, 2 VCs\",torus'",
                "compare (solve torus load=0.1) $c2",
                "bound torus title='a b'",
                "tee 'a file.csv' x=\"it's\""
            })
    void aLineIsReadAndWrittenWithoutLoss(String text) {
        assertEquals(text, StatementLine.parse(text).text());
        assertEquals(
                StatementLine.parse(text), StatementLine.parse(StatementLine.parse(text).text()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  ",
                "solve torus; solve mesh",
                "solve torus | cat",
                "solve torus > a",
                "solve torus\nsolve mesh",
                "c = (solve torus)",
                "c=(solve torus)",
                "solve (torus",
                "solve torus)",
                "solve 'torus"
            })
    void anythingButOneStatementIsRefused(String text) {
        BadInput refused = assertThrows(BadInput.class, () -> StatementLine.requireSingle(text));
        assertEquals(List.of("line"), refused.parameters());
    }

    @Test
    void aSettingGivenTwiceIsRefused() {
        BadInput refused =
                assertThrows(BadInput.class, () -> StatementLine.parse("solve torus k=1 k=2"));
        assertEquals(List.of("k"), refused.parameters());
    }

    @ParameterizedTest
    @ValueSource(strings = {"chart $c out=a.svg", "chart $c 'out=a.svg'", "chart $c ou't=a.svg'"})
    void aLineThatWritesAFileIsRefused(String text) {
        BadInput refused =
                assertThrows(BadInput.class, () -> StatementLine.requireWithoutFile(text));
        assertEquals(List.of("line", "out"), refused.parameters());
    }

    @Test
    void aNestedStatementMayWriteAFile() {
        assertDoesNotThrow(() -> StatementLine.requireWithoutFile("chart (solve t out=a.csv)"));
    }

    @Test
    void aLongLineIsRefused() {
        String text = "solve " + "x".repeat(StatementLine.LONGEST);
        BadInput refused = assertThrows(BadInput.class, () -> StatementLine.parse(text));
        assertEquals(List.of("line"), refused.parameters());
    }
}
