// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import static org.kneepoint.contract.Checks.assertEquals;
import static org.kneepoint.contract.Checks.assertFalse;
import static org.kneepoint.contract.Checks.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;

/** The contract of names, descriptions and parameters. */
final class DescriptionContract {
    private final Described plugin;

    DescriptionContract(Described plugin) {
        this.plugin = plugin;
    }

    void check(ContractReport.Builder report) {
        report.check(
                plugin.name(),
                "description",
                "name, summary, source, validity and verification",
                this::describesItself);
        Map<String, ContractReport.Check> checks = new LinkedHashMap<>();
        for (Parameter<?> parameter : plugin.parameters().all()) {
            checks.put(parameter.name(), () -> requireConsistent(parameter));
        }
        report.checkAll(
                plugin.name(),
                "parameters",
                checks.size() + " with name, meaning and range, which has the default",
                checks);
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

    static <T> void requireConsistent(Parameter<T> parameter) {
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
