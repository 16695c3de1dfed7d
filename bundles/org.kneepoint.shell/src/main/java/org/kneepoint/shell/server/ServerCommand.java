// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.server;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.feature.FeatureOnDemand;
import org.kneepoint.study.session.EvaluationServer;
import org.kneepoint.support.ResourceText;
import org.osgi.framework.BundleContext;

/** {@code server}: the workbench for a group, with accounts, a queue and a store of results. */
public final class ServerCommand implements Command {
    private static final String NAME = "server";
    private static final List<String> ACTIONS = List.of("init", "restore");

    private static final Parameter<String> FOLDER =
            Parameter.text("folder", "data folder of the server").optional();

    private static final Parameter<String> ADMINISTRATOR =
            Parameter.text("administrator", "name of the first account").withDefault("admin");

    private final BundleContext context;
    private final FeatureOnDemand feature;

    /** Looks up the server when executed, and installs it first. */
    public ServerCommand(BundleContext context) {
        this.context = context;
        this.feature = new FeatureOnDemand(context, NAME);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "serves a group: accounts, a queue of jobs, stored results, SSH";
    }

    @Override
    public String usage() {
        return ResourceText.joined(ServerCommand.class, "server.txt");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(FOLDER, ADMINISTRATOR);
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException, InterruptedException {
        List<Object> operands = request.operands();
        String action = operands.isEmpty() ? "" : operands.get(0).toString();
        Path folder = folder(request);
        switch (action) {
            case "" -> server().serve(folder, request.progress(), request::printNotice);
            case "init" -> {
                requireOperands(operands, 1);
                String administrator = request.settings().get(ADMINISTRATOR);
                return lines(server().prepare(folder, administrator, askPassword(administrator)));
            }
            case "restore" -> {
                requireOperands(operands, 2);
                return lines(server().restore(folder, request.resolve(operands.get(1).toString())));
            }
            default -> throw BadInput.unknown("command of server", action, ACTIONS);
        }
        return CommandResult.none();
    }

    private static void requireOperands(List<Object> operands, int count) {
        if (operands.size() < count) {
            throw BadInput.missing("the name of a back-up", "file");
        }
        if (operands.size() > count) {
            Object more = operands.get(count);
            throw BadInput.because("operand", more, "unexpected operand: " + more);
        }
    }

    private Path folder(CommandRequest request) {
        return request.settings()
                .find(FOLDER)
                .map(request::resolve)
                .orElseGet(() -> Path.of(context.getProperty("kneepoint.work"), NAME));
    }

    private EvaluationServer server() throws InterruptedException {
        var running = feature.find(EvaluationServer.class);
        return running.isPresent() ? running.get() : feature.install(EvaluationServer.class);
    }

    /** A password that was typed twice; empty, for a generated one, without a terminal. */
    private static String askPassword(String account) {
        Console console = System.console();
        if (console == null) {
            return "";
        }
        String asked = "password of %s (empty: generated): ";
        char[] password = console.readPassword(asked, account);
        char[] again =
                password == null || password.length == 0
                        ? password
                        : console.readPassword("once more: ");
        if (!Arrays.equals(password, again)) {
            throw BadInput.because("password", "", "the two passwords differ");
        }
        return password == null ? "" : new String(password);
    }

    private static CommandResult lines(List<String> lines) {
        Table.Builder table = Table.of("line");
        lines.forEach(table::row);
        return CommandResult.of(width -> String.join("\n", lines), table.build());
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return typed.isEmpty() ? ACTIONS : List.of();
    }
}
