// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;

class FormerNamesTest {
    private static Map<String, String> settings(Map<String, String> given, String... declared) {
        return FormerNames.settings(given, Set.of(declared)::contains);
    }

    @Test
    void everyPresentNameIsAnIdentifierAndNoFormerOne() {
        Set<String> former = new HashSet<>();
        for (String[] pair : NamePairs.read("former-names.csv")) {
            assertEquals(2, pair.length);
            assertTrue(former.add(pair[0]), pair[0]);
            if (!pair[0].contains("=")) {
                assertTrue(pair[1].matches("[a-z][a-z0-9_]*"), pair[1]);
                assertEquals(pair[1], FormerNames.name(pair[0]));
                assertEquals(pair[1], FormerNames.name(pair[1]));
            }
        }
    }

    @Test
    void namesChoicesAndNamesAsValues() {
        Map<String, String> given = new LinkedHashMap<>();
        given.put("vc.reuse", "atomic,after-tail");
        given.put("load", "0.1:0.5:0.1");
        given.put("axis", "delay.link");
        given.put("y", "latency,inside");
        Map<String, String> present = settings(given);
        assertEquals(
                List.of("vc_reallocation", "load", "axis", "y"), List.copyOf(present.keySet()));
        assertEquals(
                List.of("atomic,non-atomic", "0.1:0.5:0.1", "delay_link", "latency,backlog"),
                List.copyOf(present.values()));
    }

    /** As one of a plug-in. */
    @Test
    void aDeclaredNameStays() {
        Map<String, String> own = Map.of("delay.link", "2", "hop.delay", "3");
        assertEquals(own, settings(own, "delay.link"));
        assertEquals(Map.of("delay_link", "2", "hop.delay", "3"), settings(own));
    }

    @Test
    void aParameterUnderBothNamesIsRefused() {
        BadInput twice =
                assertThrows(
                        BadInput.class,
                        () -> settings(Map.of("delay.link", "2", "delay_link", "3")));
        assertEquals(List.of("delay_link"), twice.parameters());
    }
}
