// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceTableTest {
    private static List<Map<String, String>> rows(String resource) {
        return ReferenceTable.rows(ReferenceTableTest.class, resource).toList();
    }

    @Test
    void rowsByNameOfColumn() {
        List<Map<String, String>> rows = rows("good.csv");
        assertEquals(
                List.of(Map.of("name", "a", "value", "1.5"), Map.of("name", "b", "value", "")),
                rows);
        assertEquals(List.of("name", "value"), List.copyOf(rows.get(0).keySet()));
        assertEquals(1.5, ReferenceTable.number(rows.get(0), "value"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ragged.csv", "empty.csv", "absent.csv"})
    void whatIsNoTableIsRefused(String resource) {
        String text =
                assertThrows(IllegalArgumentException.class, () -> rows(resource)).getMessage();
        assertEquals(true, text.contains(resource), text);
    }
}
