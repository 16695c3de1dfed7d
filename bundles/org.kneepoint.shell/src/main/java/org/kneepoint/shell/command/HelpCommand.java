// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.support.TextTable;
import org.kneepoint.support.UnknownName;

/** {@code help}: the commands and their usage. */
public final class HelpCommand implements SessionCommand {
    static final String NAME = "help";
    static final String ALIAS = "man";

    private static final Pattern WORD = Pattern.compile("[A-Za-z][\\w:.-]*");

    private final Supplier<List<Command>> installed;

    /** Lists the installed commands, which are known when one of them is called. */
    public HelpCommand(Supplier<List<Command>> installed) {
        this.installed = installed;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<String> aliases() {
        return List.of(ALIAS);
    }

    @Override
    public String summary() {
        return "lists the commands, or explains one";
    }

    @Override
    public String usage() {
        return "help [COMMAND]\nman COMMAND and COMMAND --help are the same.\n"
                + "help parameters explains load, rate, capacity, validity and the defaults.";
    }

    @Override
    public CommandResult execute(SessionRequest request) throws Exception {
        if (request.operands().isEmpty()) {
            Table.Builder table = Table.of("command", "summary", "usage");
            List<Command> permitted = permitted(request);
            permitted.forEach(c -> table.row(c.name(), c.summary(), request.formats().usage(c)));
            return CommandResult.of(width -> overview(permitted, width), table.build());
        }
        String name = request.singleOperand("command");
        if (name.equals(ParametersHelp.NAME)) {
            return ParametersHelp.answer();
        }
        if (WORD.matcher(name).matches()) {
            request.requirePermitted(name);
        }
        Optional<CommandResult> foreign = foreign(request);
        return foreign.isPresent() ? foreign.get() : HelpPage.of(find(request), request.formats());
    }

    /** The help of a command of gogo or the framework; some print it themselves. */
    private static Optional<CommandResult> foreign(SessionRequest request) throws Exception {
        Optional<String> line =
                ExternalCommandHelp.line(request.singleOperand("command"), request.commands());
        if (line.isEmpty()) {
            return Optional.empty();
        }
        Object value = request.execute(line.get());
        return Optional.of(
                value == null
                        ? CommandResult.none()
                        : CommandResult.of(
                                width -> value.toString().stripTrailing(),
                                Table.of("usage").row(value.toString()).build()));
    }

    private Command find(SessionRequest request) {
        String typed = request.singleOperand("command");
        String name = typed.replaceFirst("^" + CommandFunction.SCOPE + ":", "");
        List<Command> permitted = permitted(request);
        return permitted.stream()
                .filter(command -> command.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                UnknownName.of(
                                        "command",
                                        name,
                                        permitted.stream().map(Command::name).toList()));
    }

    private List<Command> permitted(SessionRequest request) {
        return installed.get().stream().filter(request::isPermitted).toList();
    }

    private static String overview(List<Command> permitted, int width) {
        Table.Builder table = Table.of("command", "");
        permitted.forEach(command -> table.row(command.name(), command.summary()));
        return TextTable.of(table.build(), width) + "\n" + Usage.of("overview");
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return typed.isEmpty() ? topics(installed.get()) : List.of();
    }

    /** Returns what it explains: the permitted commands, and the parameters. */
    public static List<String> topics(List<Command> permitted) {
        return Stream.concat(permitted.stream().map(Command::name), Stream.of(ParametersHelp.NAME))
                .toList();
    }
}
