// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FeatureTemplatesTest {

    private static final List<StagedJar> JARS =
            Stream.of("g:api", "g:solver.a", "g:solver.b", "h:log")
                    .map(name -> new StagedJar(name, "1", Path.of(name)))
                    .toList();

    @Test
    void aBundleBelongsToTheLongestName() {
        assertEquals(
                Map.of(
                        "core", "[\"g:api:1\"]",
                        "first", "[\"g:solver.a:1\", {\"id\": \"h:log:1\", \"level\": 1}]",
                        "others", "[\"g:solver.b:1\"]"),
                complete(
                        Map.of(
                                "core", "[\"g:*\"]",
                                "first", "[\"g:solver.a\", {\"id\": \"h:log\", \"level\": 1}]",
                                "others", "[\"g:solver.*\"]")));
    }

    @Test
    void anAsteriskMatchesBundlesInTheOrderOfTheirNames() {
        assertEquals(
                Map.of("solvers", "[\"g:solver.a:1\",\n    \"g:solver.b:1\"]"),
                complete(Map.of("solvers", "[\"g:solver.*\"]")));
    }

    @Test
    void otherTextIsKept() {
        Map<String, String> text = Map.of("core", "{\"id\": \"g:f:1\" // \"a: b\"\n}");
        assertEquals(text, complete(text));
    }

    @Test
    void refusesANameWithoutAJar() {
        for (String name : List.of("\"g:solver\"", "\"g:metric.*\"")) {
            var failure =
                    assertThrows(IllegalStateException.class, () -> complete(Map.of("core", name)));
            assertTrue(failure.getMessage().contains(name), failure.getMessage());
        }
    }

    private static Map<String, String> complete(Map<String, String> texts) {
        return new FeatureTemplates(texts).complete(JARS);
    }
}
