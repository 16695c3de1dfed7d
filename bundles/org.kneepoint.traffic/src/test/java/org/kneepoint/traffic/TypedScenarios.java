// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.function.Executable;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Assignments;

/** Scenarios by settings. */
public final class TypedScenarios {
    private TypedScenarios() {}

    /** Returns a scenario with the parameters of a plug-in. */
    public static Scenario of(Described known, String... settings) {
        return of(known.parameters(), settings);
    }

    /** Returns a scenario of these parameters. */
    public static Scenario of(Parameters parameters, String... settings) {
        return Scenario.of("net", parameters, Assignments.of(settings));
    }

    /** Asserts that a parameter is refused, in one line with these values. */
    public static void assertUnusable(String parameter, Executable wrong, String... values) {
        BadInput bad = assertThrows(BadInput.class, wrong);
        String line = bad.getMessage();
        assertEquals("unusable", bad.code(), line);
        assertTrue(bad.parameters().contains(parameter), line);
        for (String value : values) {
            assertTrue(line.contains(value), line);
        }
        assertEquals(1, line.lines().count(), line);
    }

    /** Asserts that a parameter is missing. */
    public static void assertMissing(String parameter, Executable wrong) {
        BadInput bad = assertThrows(BadInput.class, wrong);
        assertEquals("missing", bad.code());
        assertTrue(bad.parameters().contains(parameter), bad.getMessage());
    }

    /** Asserts that these values of parameters are not allowed together. */
    public static void assertNotAllowed(Map<String, String> values, Executable wrong) {
        BadInput bad = assertThrows(BadInput.class, wrong);
        assertEquals("not-allowed", bad.code());
        assertEquals(values, bad.values());
    }
}
