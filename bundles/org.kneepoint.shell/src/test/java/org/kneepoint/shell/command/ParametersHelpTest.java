// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.shell.RenderedResult;

class ParametersHelpTest {
    /** A parameter as the text writes it. */
    private static final Pattern PARAMETER = Pattern.compile("\\b([a-z_]+)=");

    private static final Set<String> STANDARD = new TreeSet<>();

    static {
        StandardParameters.all().forEach(parameter -> STANDARD.add(parameter.name()));
    }

    @Test
    void hasARowForEachStandardParameter() throws Exception {
        CommandResult answer = ParametersHelp.answer();
        List<String> rows = RenderedResult.csv(answer).lines().skip(1).toList();
        assertEquals(STANDARD.size(), rows.size());
        for (Parameter<?> parameter : StandardParameters.all()) {
            String start = parameter.name() + ",";
            assertTrue(rows.stream().anyMatch(row -> row.startsWith(start)), start);
        }
    }

    @Test
    void theTextNamesParametersThatExist() {
        Matcher named = PARAMETER.matcher(Usage.of(ParametersHelp.NAME));
        Set<String> unknown = new TreeSet<>();
        while (named.find()) {
            unknown.add(named.group(1));
        }
        assertTrue(unknown.contains("load"), unknown::toString);
        unknown.removeAll(STANDARD);
        unknown.remove("router"); // of a simulator
        assertEquals(Set.of(), unknown);
    }
}
