// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import static org.kneepoint.testkit.Checks.assertEquals;
import static org.kneepoint.testkit.Checks.assertFalse;
import static org.kneepoint.testkit.Checks.assertTrue;

import java.util.List;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;

/** The contract of names, descriptions and parameters. */
final class DescriptionContract {
    private final Described plugin;

    DescriptionContract(Described plugin) {
        this.plugin = plugin;
    }

    void check(CollectedFailures findings) {
        findings.check(plugin.name() + " is described", this::describesItself);
        for (Parameter<?> parameter : plugin.parameters().all()) {
            findings.check(
                    plugin.name() + ", parameter " + parameter.name(),
                    () -> isConsistent(parameter));
        }
    }

    private void describesItself() {
        assertTrue("a name is one word", plugin.name().matches("[A-Za-z][A-Za-z0-9/_.-]*"));
        Description description = plugin.description();
        assertIsText("summary", description.summary());
        assertIsText("source", description.source());
        assertIsText("validity", description.validity());
        assertIsText("verification", description.verification());
        assertIsTable(description.accuracy());
        description
                .variants()
                .forEach(
                        (name, meaning) -> {
                            assertIsText("variant", name);
                            assertIsText("variant " + name, meaning);
                        });
    }

    private static void assertIsTable(List<List<String>> rows) {
        for (List<String> row : rows) {
            assertEquals("cells of " + row, rows.get(0).size(), row.size());
            row.forEach(cell -> assertTrue("" + row, cell.lines().count() <= 1));
        }
    }

    private static void assertIsText(String what, String text) {
        assertFalse(what + " is empty", text.isBlank());
        assertEquals(what + " has line breaks of its own", 1, text.lines().count());
    }

    private static <T> void isConsistent(Parameter<T> parameter) {
        assertTrue("a name is one word", parameter.name().matches("[A-Za-z][A-Za-z0-9._-]*"));
        assertIsText("meaning", parameter.meaning());
        assertIsText("allowed values", parameter.allowed());
        // parsing rejects values outside the range
        parameter
                .defaultValue()
                .ifPresent(value -> assertEquals(value, parameter.parse(parameter.format(value))));
        parameter.choices().forEach(parameter::parse);
    }
}
