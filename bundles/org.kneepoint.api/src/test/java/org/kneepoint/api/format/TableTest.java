// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
    @Test
    void holdsWhatItWasGiven() {
        Table table = Table.of("a", "b").row(1, null).row("x", 2.5).build();
        assertEquals(List.of("a", "b"), table.columns());
        assertEquals(2, table.rows().size());
        assertEquals("x", table.rows().get(1).get(0));
        assertEquals(null, table.rows().get(0).get(1));
        assertTrue(Table.of(List.of("a")).build().rows().isEmpty());
    }

    @Test
    void cannotBeChanged() {
        Object[] cells = {1, 2};
        Table.Builder builder = Table.of("a", "b").row(cells);
        Table table = builder.build();
        cells[0] = 9;
        builder.row(3, 4);
        assertEquals(List.of(List.of(1, 2)), table.rows());
        assertThrows(
                UnsupportedOperationException.class, () -> table.rows().get(0).set(0, "changed"));
        assertThrows(UnsupportedOperationException.class, () -> table.rows().clear());
    }

    @Test
    void everyRowHasACellPerColumn() {
        Table.Builder builder = Table.of("a", "b");
        assertThrows(IllegalArgumentException.class, () -> builder.row(1));
        assertThrows(IllegalArgumentException.class, () -> builder.row(1, 2, 3));
    }
}
