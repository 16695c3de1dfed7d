// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.Description;

class DescriptionResourceTest {
    @Test
    void readsSectionsWithoutTheirLineBreaks() {
        Description model = DescriptionResource.read(DescriptionResourceTest.class, "model.md");
        assertEquals("a model of a network", model.summary());
        assertEquals("A. Author, 1997, equations (1) to (3). A second paragraph.", model.source());
        assertEquals("", model.validity());
        assertEquals(
                List.of(
                        Map.entry("corrected", "equation (2) corrected: with a factor"),
                        Map.entry("printed", "the printed text")),
                List.copyOf(model.variants().entrySet()));
        assertEquals(
                List.of(List.of("system", "50 %", "90 %"), List.of("torus radix=8", "-0.1", "")),
                model.accuracy());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mistyped.md", "missing.md"})
    void rejects(String file) {
        assertThrows(
                IllegalArgumentException.class,
                () -> DescriptionResource.read(DescriptionResourceTest.class, file));
    }
}
