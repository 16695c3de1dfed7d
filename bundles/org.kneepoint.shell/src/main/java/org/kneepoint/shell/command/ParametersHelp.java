// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.Collection;
import java.util.stream.Collectors;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.shell.reference.ParameterSection;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/** {@code help parameters}: load, rate, capacity, validity, and the parameters common to all. */
final class ParametersHelp {
    static final String NAME = "parameters";

    private ParametersHelp() {}

    static CommandResult answer() {
        Collection<Parameter<?>> standard =
                Parameters.of(StandardParameters.all().toArray(Parameter<?>[]::new)).all();
        return CommandResult.of(
                width ->
                        text(width)
                                + "\n\n"
                                + TextTable.of(ParameterSection.table(standard), width),
                ParameterSection.table(standard));
    }

    private static String text(int width) {
        return Usage.of(NAME)
                .lines()
                .map(line -> String.join("\n", Paragraph.lines(line, Paragraph.width(width))))
                .collect(Collectors.joining("\n\n"));
    }
}
