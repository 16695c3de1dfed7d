// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;

class CsvReaderTest {
    private static List<List<String>> rows(String text) throws IOException {
        return rows(CsvReader.of(new StringReader(text)));
    }

    private static List<List<String>> rows(CsvReader reader) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (List<String> row = reader.next(); row != null; row = reader.next()) {
            rows.add(row);
        }
        return rows;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a,b\n1,2",
                "a,b\r\n1,2\r\n",
                "\uFEFFa,b\n1,2\n\n",
                "\n \t\n\"a\" , b\n 1 ,\"2\"",
                "\"a\",\"b\"\r\n\r\n\"1\",2\n"
            })
    void rowsOfCells(String text) throws IOException {
        assertEquals(List.of(List.of("a", "b"), List.of("1", "2")), rows(text));
    }

    @Test
    void quotesKeepSeparatorsBlanksAndLineEnds() throws IOException {
        assertEquals(
                List.of(List.of(" a,\"b\"\nc ", "", "d")), rows("\" a,\"\"b\"\"\nc \",\"\",d"));
        assertEquals(List.of(List.of("")), rows("\"\""));
    }

    @Test
    void emptyCellsAreKept() throws IOException {
        assertEquals(List.of(List.of("", "", ""), List.of("a", "")), rows(",,\na,"));
    }

    @Test
    void commentsAreSkippedOnRequest() throws IOException {
        String text = "# origin\na\n #b\n#c, \"";
        CsvReader reader = CsvReader.withComments(new StringReader(text));
        assertEquals(List.of(List.of("a"), List.of("#b")), rows(reader));
        assertEquals(List.of(List.of("#a"), List.of("b")), rows("#a\nb"));
    }

    @Test
    void theLineIsThatOfTheBeginningOfARow() throws IOException {
        CsvReader reader = CsvReader.withComments(new StringReader("#\n\na,\"b\nc\"\nd"));
        assertEquals(List.of("a", "b\nc"), reader.next());
        assertEquals(3, reader.line());
        assertEquals(List.of("d"), reader.next());
        assertEquals(5, reader.line());
        assertNull(reader.next());
        assertNull(reader.next());
    }

    @Test
    void aQuoteThatIsNotClosedIsRefused() {
        BadInput refusal = assertThrows(BadInput.class, () -> rows("a,\"b\n\"\"c"));
        assertEquals(List.of("cell"), refusal.parameters());
        assertEquals("b\n\"c", refusal.value().orElseThrow());
    }
}
