// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.reference.ReferenceIndex;
import org.kneepoint.shell.reference.ReferencePage;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.UnknownName;

/** {@code describe}: the meanings of a name, on one screen or in full. */
public final class DescribeCommand implements Command {
    private static final String ALL = "all";
    private static final String KNOWN =
            "known are plug-ins, parameters, their choices, columns, statuses and commands; TAB lists"
                    + " them";

    private final ReferenceIndex index;

    /** Describes the names of an index. */
    public DescribeCommand(ReferenceIndex index) {
        this.index = index;
    }

    @Override
    public String name() {
        return "describe";
    }

    @Override
    public String summary() {
        return "explains a network, parameter, choice, column, status, command, ...";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        List<Object> operands = request.operands();
        boolean isFull = operands.size() == 2 && operands.get(1).toString().equals(ALL);
        String name = isFull ? operands.get(0).toString() : request.singleOperand("name");
        request.requireNoSettings();
        ReferencePage page = index.page(name);
        if (page.isEmpty()) {
            throw unknown(name);
        }
        return CommandResult.of(
                width ->
                        isFull
                                ? page.full(Paragraph.width(width))
                                : page.screen(Paragraph.width(width)),
                page.table());
    }

    private BadInput unknown(String name) {
        return UnknownName.of("name", name, index.names(), KNOWN);
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return switch (typed.size()) {
            case 0 -> List.copyOf(index.names());
            case 1 -> List.of(ALL);
            default -> ParameterCompletions.none().outputParameters().after(typed, word);
        };
    }
}
