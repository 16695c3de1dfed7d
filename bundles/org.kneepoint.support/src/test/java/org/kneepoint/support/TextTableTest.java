// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.format.Table;

class TextTableTest {
    private static String text(Table.Builder table, int width) {
        return TextTable.of(table.build(), width);
    }

    @Test
    void numbersToTheRightTextsToTheLeft() {
        assertEquals(
                """
                name  load    latency
                min    0.1          6
                mesh     1  12.345679
                """,
                text(
                                Table.of("name", "load", "latency")
                                        .row("min", 0.1, 6)
                                        .row("mesh", 1.0, "12.345679"),
                                80)
                        .replaceAll(" +\n", "\n"));
    }

    @Test
    void sixDigits() {
        assertEquals("v\n0.333333\n", text(Table.of("v").row(1 / 3.0), 80).replace(" ", ""));
        assertEquals("1.23457e-10", TextTable.text(1.23456789e-10));
        assertEquals("inf", TextTable.text(Double.POSITIVE_INFINITY));
        assertEquals("", TextTable.text(null));
        assertEquals("1234567", TextTable.text(1234567), "whole numbers stay whole");
    }

    @Test
    void emptyCellsLeaveTheirPlace() {
        assertEquals(
                """
                a   b  c
                1      x
                2  22  y
                """,
                text(Table.of("a", "b", "c").row(1, null, "x").row(2, 22, "y"), 80));
    }

    @Test
    void numbersWithInfinityAreNumbers() {
        assertEquals("buffer\n     4\n   inf\n", text(Table.of("buffer").row("4").row("inf"), 80));
    }

    @Test
    void aTableWithoutRowsIsItsHeader() {
        assertEquals("name  summary\n", text(Table.of("name", "summary"), 80));
    }

    @Test
    void noLineEndsInBlanks() {
        String text = text(Table.of("name", "text").row("a", "b").row("longer", "x"), 80);
        assertTrue(Arrays.stream(text.split("\n")).noneMatch(line -> line.endsWith(" ")), text);
    }

    @Test
    void aWideTableIsFoldedAndRepeatsItsFirstColumn() {
        Table.Builder table = Table.of("load", "throughput", "latency", "network_latency");
        table.row(0.1, 0.1, 10.5, 9.5);
        assertEquals(
                """
                load  throughput
                 0.1         0.1

                load  latency
                 0.1     10.5

                load  network_latency
                 0.1              9.5
                """,
                text(table, 21));
    }

    @Test
    void everyColumnIsShownAtEveryWidth() {
        List<String> columns = IntStream.range(0, 12).mapToObj(i -> "column_" + i).toList();
        Table.Builder table = Table.of(columns);
        table.row(IntStream.range(100, 112).boxed().toArray());
        for (int width = 1; width < 160; width++) {
            String text = text(table, width);
            for (int i = 0; i < 12; i++) {
                assertTrue(text.contains("column_" + i), "width " + width);
                assertTrue(text.contains("" + (100 + i)), "width " + width);
            }
            int limit = Math.max(width, 2 * "column_10".length() + 2);
            assertTrue(text.lines().allMatch(line -> line.length() <= limit), "width " + width);
        }
    }

    @Test
    void aLastColumnOfTextIsWrapped() {
        Table.Builder table =
                Table.of("name", "summary").row("min", "a network of switches in several stages");
        assertEquals(
                """
                name  summary
                min   a network of switches in
                      several stages
                """,
                text(table, 30));
    }

    @Test
    void aWrappedColumnStaysWithinTheWidth() {
        String words = "word ".repeat(60).strip();
        Table.Builder table = Table.of("name", "n", "summary").row("min", 5, words);
        for (int width = 40; width < 200; width++) {
            int limit = width;
            String text = text(table, width);
            assertTrue(text.lines().allMatch(line -> line.length() <= limit), text);
            assertEquals(60, text.split("word", -1).length - 1);
        }
    }

    @Test
    void asLongAsItNeedsWithoutATerminal() {
        Table.Builder table = Table.of("name", "summary").row("min", "word ".repeat(100).strip());
        assertEquals(2, text(table, Integer.MAX_VALUE).lines().count());
    }
}
