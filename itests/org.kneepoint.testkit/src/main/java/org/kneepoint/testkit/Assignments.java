// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;

/** Settings from text, {@code name=value}. */
public final class Assignments {
    private static final String BETWEEN = " +(?=[^ =]+=)";

    private Assignments() {}

    /**
     * Returns the values by name, in order; a later value replaces an earlier one.
     *
     * @param texts settings separated by blanks, or blank
     */
    public static Map<String, String> of(String... texts) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String text : texts) {
            if (!text.isBlank()) {
                for (String assignment : text.strip().split(BETWEEN)) {
                    int sign = assignment.indexOf('=');
                    values.put(assignment.substring(0, sign), assignment.substring(sign + 1));
                }
            }
        }
        return values;
    }

    /** Returns a scenario of the name and the parameters of a plug-in. */
    public static Scenario scenario(Described plugin, String... texts) {
        return Scenario.of(plugin.name(), plugin.parameters(), of(texts));
    }
}
