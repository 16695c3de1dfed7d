// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import static org.kneepoint.contract.Checks.assertEquals;
import static org.kneepoint.contract.Checks.assertFalse;
import static org.kneepoint.contract.Checks.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.scenario.Parameter;

/** The contract of a command: what help and completion need. */
record CommandContract(Command command) {
    private static final String NAME = "[a-z][a-z0-9]*(-[a-z0-9]+)*";

    /** Parameters that every command has. */
    private static final List<String> OUTPUT = List.of("format", "out", "strict");

    void check(ContractReport.Builder report) {
        report.check(
                command.name(),
                "names",
                "lower case, words joined by a hyphen",
                this::namesAreWords);
        report.check(
                command.name(), "summary", "one line without a full stop", this::summaryIsALine);
        report.check(
                command.name(),
                "usage",
                "its first word is the name",
                this::usageStartsWithTheName);
        report.check(
                command.name(),
                "parameters",
                command.parameters().all().size() + " parameters, none of them format, out, strict",
                this::parametersAreItsOwn);
        report.check(
                command.name(),
                "completions",
                "a list for no arguments",
                () ->
                        assertTrue(
                                "a proposal is null",
                                command.completions(List.of(), "").stream()
                                        .noneMatch(Objects::isNull)));
    }

    private void namesAreWords() {
        assertTrue(command.name(), command.name().matches(NAME));
        for (String alias : command.aliases()) {
            assertTrue(alias, alias.matches(NAME));
        }
        assertEquals(
                "different aliases",
                command.aliases().size(),
                new HashSet<>(command.aliases()).size());
    }

    private void summaryIsALine() {
        assertEquals(command.summary(), 1, command.summary().lines().count());
        assertFalse(command.summary(), command.summary().endsWith("."));
    }

    private void usageStartsWithTheName() {
        assertEquals("first word", command.name(), command.usage().split("\\s", 2)[0]);
    }

    private void parametersAreItsOwn() {
        for (Parameter<?> parameter : command.parameters().all()) {
            assertFalse(parameter.name(), OUTPUT.contains(parameter.name()));
            DescriptionContract.requireConsistent(parameter);
        }
    }
}
