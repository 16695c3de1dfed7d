// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.apache.felix.service.command.annotations.GogoCommand;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.text.Answer;
import org.kneepoint.shell.text.TextTable;
import org.kneepoint.study.table.Table;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** {@code help}: what can be typed. */
@Component(service = Command.class)
@GogoCommand(
        scope = Command.SCOPE,
        function = {"help", "man"})
public final class HelpCommand implements Command {
    private final BundleContext context;

    /** Helps with the commands that are there; itself one of them, it cannot have them injected. */
    @Activate
    public HelpCommand(BundleContext context) {
        this.context = context;
    }

    @Override
    public String name() {
        return "help";
    }

    @Override
    public String summary() {
        return "lists the commands, or tells how to use one";
    }

    @Override
    public String usage() {
        return "help [COMMAND]\nman COMMAND and COMMAND --help tell the same.";
    }

    @Override
    public Answer answer(Request request) throws Exception {
        if (request.operands().isEmpty()) {
            Table.Builder table = Table.of("command", "summary", "usage");
            sorted().forEach(c -> table.row(c.name(), c.summary(), c.usage()));
            return Answer.of(this::overview, table.build());
        }
        Optional<Answer> foreign = foreign(request, this);
        return foreign.isPresent() ? foreign.get() : HelpPage.of(find(request));
    }

    /** Commands of gogo and of the framework explain themselves, some by printing it. */
    private static Optional<Answer> foreign(Request request, Command help) throws Exception {
        Optional<String> line = ForeignHelp.line(request.name("command"), request.commands());
        if (line.isEmpty()) {
            return Optional.empty();
        }
        Object told = request.execute(line.get());
        return Optional.of(
                told == null
                        ? HelpPage.of(help).silently()
                        : Answer.of(
                                width -> told.toString().stripTrailing(),
                                Table.of("usage").row(told.toString()).build()));
    }

    private Command find(Request request) {
        String typed = request.name("command");
        String name = typed.startsWith(SCOPE + ":") ? typed.substring(SCOPE.length() + 1) : typed;
        return sorted().stream()
                .filter(command -> command.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.unknown(
                                        "command",
                                        name,
                                        sorted().stream().map(Command::name).toList()));
    }

    private List<Command> sorted() {
        try {
            return context.getServiceReferences(Command.class, null).stream()
                    .map(context::getService)
                    .filter(Objects::nonNull)
                    .sorted(Comparator.comparing(Command::name))
                    .toList();
        } catch (InvalidSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private String overview(int width) {
        Table.Builder table = Table.of("command", "");
        sorted().forEach(command -> table.row(command.name(), command.summary()));
        return TextTable.of(table.build(), width)
                + "\nhelp COMMAND tells how to use one. Results can be kept and passed on:\n"
                + "  c = (solve min nodes=64 radix=2 load=0.1:1:0.1); measure $c\n"
                + "> FILE, |, && and || work as in gogo; & sends a statement to the background.\n"
                + "TAB completes, Ctrl-C stops a command, Ctrl-D leaves.";
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        return typed.isEmpty() ? sorted().stream().map(Command::name).toList() : List.of();
    }
}
