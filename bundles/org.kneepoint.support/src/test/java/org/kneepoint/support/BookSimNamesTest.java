// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BookSimNamesTest {
    private static final Path PAGE = Path.of("../../distribution/docs/coming-from-booksim.md");

    /** A row whose first two cells hold names in code, of which the second may hold several. */
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\| ([^|]*`[^|]*) \\|.*");

    private static final Pattern NAME = Pattern.compile("`([^`]+)`");

    private static List<String> rows() throws IOException {
        try (InputStream table = BookSimNames.class.getResourceAsStream("booksim.csv")) {
            String text = new String(table.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().skip(1).toList();
        }
    }

    static Stream<String[]> pairs() throws IOException {
        return rows().stream().map(row -> row.split(","));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void aNameLeadsToItsCounterpart(String booksim, String own) {
        String known = own.split("[ =]")[0];
        assertEquals(List.of(own), NearestNames.of(booksim, List.of("nodes", known)));
    }

    @ParameterizedTest
    @CsvSource({
        "injection_rate,rate,load",
        "fattree,fat-tree,k-ary-n-tree",
        "dim_order,dimension-order-balanced,dimension-order",
        "n,dimensions,stages"
    })
    void ofSeveralCounterpartsAllThatAreKnown(String name, String first, String second) {
        assertEquals(
                List.of(first, second), NearestNames.of(name, List.of("other", first, second)));
    }

    @Test
    void aCounterpartThatIsNotKnownIsNotProposed() {
        assertEquals(List.of(), NearestNames.of("min_adapt", List.of("destination-tag")));
    }

    @Test
    void thePageHasTheSameNames() throws IOException {
        List<String> shown = new ArrayList<>();
        for (String line : Files.readAllLines(PAGE)) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                NAME.matcher(row.group(2))
                        .results()
                        .forEach(name -> shown.add(row.group(1) + "," + name.group(1)));
            }
        }
        shown.removeIf(BookSimNamesTest::isSame);
        List<String> expected = new ArrayList<>(rows());
        assertTrue(expected.stream().noneMatch(BookSimNamesTest::isSame), expected::toString);
        assertEquals(sorted(expected), sorted(shown));
    }

    /** Names that are the same in both need no row in the table. */
    private static boolean isSame(String pair) {
        String[] names = pair.split(",");
        return names[0].equals(names[1]);
    }

    private static List<String> sorted(List<String> lines) {
        return lines.stream().sorted().toList();
    }
}
