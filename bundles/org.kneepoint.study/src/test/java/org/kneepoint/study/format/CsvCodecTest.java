// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.format.Table;
import org.kneepoint.testkit.Refusal;

class CsvCodecTest {
    private static List<List<Object>> rows(String text) {
        return CsvCodec.read(text).rows();
    }

    private static String facts(String text) {
        return Refusal.of(() -> CsvCodec.read(text));
    }

    @Test
    void writesOneHeaderLineAndOneLinePerRow() {
        Table table =
                Table.of("name", "value", "flag").row("min", 0.1, true).row(null, 3, null).build();
        assertEquals("name,value,flag\nmin,0.1,true\n,3,\n", CsvCodec.write(table));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plain", "a,b", "say \"no\"", "\"", "\"\"", ",", "two\nlines", "cr\rlf\r\nend",
                "'single'", "ünïcödé ✓", "=1+2", "x;y", "8x8x16", " kept blanks ", "\ttab", "#no"
            })
    void anyTextComesBack(String text) {
        Table table = Table.of("a", "b").row(text, "z").row("z", text).build();
        assertEquals(table.rows(), rows(CsvCodec.write(table)));
        assertEquals(
                List.of(text, "b"),
                CsvCodec.read(CsvCodec.write(Table.of(text, "b").build())).columns());
    }

    @ParameterizedTest
    @ValueSource(
            doubles = {
                0,
                0.1,
                0.3,
                1 / 3.0,
                1e-300,
                4.9e-324,
                1.7976931348623157e308,
                -2.5e-7,
                1e15,
                1e16,
                123456789.12345678,
                Math.PI
            })
    void numbersComeBackAsTheSameBits(double value) {
        Object cell = rows(CsvCodec.write(Table.of("v").row(value).build())).get(0).get(0);
        assertEquals(value, Double.parseDouble((String) cell));
    }

    @Test
    void whatOtherProgramsWrite() {
        List<List<Object>> expected = List.of(List.of("0.1", "10"), List.of("0.2", "12"));
        assertEquals(expected, rows("load,latency\n0.1,10\n0.2,12\n"));
        assertEquals(expected, rows("load,latency\n0.1,10\n0.2,12"), "no last line end");
        assertEquals(expected, rows("load,latency\r\n0.1,10\r\n0.2,12\r\n"), "CRLF");
        assertEquals(expected, rows("\uFEFFload,latency\n0.1,10\n0.2,12\n"), "byte order mark");
        assertEquals(List.of("load", "latency"), CsvCodec.read("\uFEFFload,latency\n").columns());
        assertEquals(
                List.of("load", "latency"),
                CsvCodec.read("\uFEFF\"load\",\"latency\"\n").columns());
        assertEquals(expected, rows("load,latency\n\n0.1,10\n\r\n0.2,12\n\n\n"), "blank lines");
        assertEquals(expected, rows("\n\nload,latency\n0.1,10\n0.2,12"), "blank lines above");
        assertEquals(expected, rows("load, latency\n0.1, 10\n 0.2 ,12 \n"), "blanks around");
        assertEquals(expected, rows("\"load\",\"latency\"\n\"0.1\",\"10\"\n\"0.2\",12\n"));
        assertEquals(expected, rows("load,latency\n0.1,10\n  \n0.2,12\n \t\n"), "only blanks");
    }

    @Test
    void emptyCellsAreNoValues() {
        assertEquals(
                List.of(Arrays.asList(null, "1", null), Arrays.asList(null, null, null)),
                rows("a,b,c\n,1,\n,,\n"));
        assertEquals(List.of(Arrays.asList(null, "x")), rows("a,b\n\"\",x\n"));
    }

    @Test
    void aHeaderAlone() {
        Table table = CsvCodec.read("load,latency\n");
        assertEquals(List.of("load", "latency"), table.columns());
        assertTrue(table.rows().isEmpty());
    }

    @Test
    void raggedRowsAreReportedByNumber() {
        assertEquals("unusable [row] 2", facts("a,b\n1,2\n3\n"));
        assertEquals("unusable [row] 1", facts("a,b\n1,2,3\n"));
        assertEquals("unusable [row] 1", facts("a,b\n1,2,\n"));
    }

    @Test
    void noTable() {
        for (String empty : List.of("", "\n", "\r\n\r\n", "\uFEFF", "  \n ")) {
            assertEquals("unusable [header]", facts(empty));
        }
    }

    @Test
    void aQuoteThatIsNotClosed() {
        assertEquals("row 1: unusable [cell] 2\n3,4\n", facts("a,b\n1,\"2\n3,4\n"));
        assertEquals("row 3: unusable [cell] 6", facts("a,b\n1,2\n3,4\n5,\"6"));
        assertEquals("the header: unusable [cell] b\n1,2\n", facts("a,\"b\n1,2\n"));
    }
}
