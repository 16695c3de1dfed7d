// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.plugin.PlugIn.Version;
import org.kneepoint.study.session.Caller;
import org.kneepoint.support.ResourceText;
import org.kneepoint.support.UnknownName;

/** {@code plug-in}: deploys plug-ins for all users of the server. */
public final class PlugInCommand implements Command {
    private static final String STANDARD_INPUT = "-";
    private static final List<String> ACTIONS = List.of("list", "add", "versions", "use", "remove");

    private final PlugInStore store;

    /** Deploys into a store. */
    public PlugInCommand(PlugInStore store) {
        this.store = store;
    }

    @Override
    public String name() {
        return "plug-in";
    }

    @Override
    public String summary() {
        return "deploys plug-ins and network files for all users, after their check";
    }

    @Override
    public String usage() {
        return ResourceText.joined(PlugInCommand.class, "plug-in.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        String action = operand(request, 0, "one of " + String.join(", ", ACTIONS), "command");
        if (!ACTIONS.contains(action)) {
            throw UnknownName.of("command of plug-in", action, ACTIONS);
        }
        return switch (action) {
            case "list" -> list(request);
            case "add" -> add(request);
            case "versions" -> versions(request);
            case "use" -> use(request);
            default -> remove(request);
        };
    }

    private static String operand(CommandRequest request, int place, String what, String name) {
        if (request.operands().size() <= place
                || !(request.operands().get(place) instanceof CharSequence text)) {
            throw BadInput.missing(what, name);
        }
        return text.toString();
    }

    private static void requireEnd(CommandRequest request, int operands) {
        if (request.operands().size() > operands) {
            Object given = request.operands().get(operands);
            throw BadInput.because("operand", given, "unexpected operand: " + given);
        }
        request.requireNoSettings();
    }

    private CommandResult list(CommandRequest request) throws IOException {
        requireEnd(request, 1);
        Table.Builder table = Table.of("name", "kind", "version", "live", "by", "time", "hash");
        for (PlugIn plugIn : store.all()) {
            Version shown = plugIn.liveVersion().orElseGet(() -> plugIn.versions().get(0));
            table.row(
                    plugIn.name(),
                    plugIn.kind().label(),
                    shown.version(),
                    plugIn.live().isPresent(),
                    shown.account(),
                    shown.time().toString(),
                    shown.hash());
        }
        for (String file : store.byHand()) {
            table.row(file, "by hand", "", true, "", "", "");
        }
        return CommandResult.of(table.build());
    }

    private CommandResult versions(CommandRequest request) {
        PlugIn plugIn = store.get(operand(request, 1, "the name of a plug-in", "name"));
        requireEnd(request, 2);
        Table.Builder table = Table.of("version", "live", "by", "time", "hash");
        for (Version version : plugIn.versions()) {
            table.row(
                    version.version(),
                    plugIn.isLive(version),
                    version.account(),
                    version.time().toString(),
                    version.hash());
        }
        return CommandResult.of(table.build());
    }

    private CommandResult add(CommandRequest request) throws IOException {
        String file = operand(request, 1, "a file, or - for the standard input", "file");
        Optional<String> named = request.takeParameter("name");
        boolean force = request.takeFlag("force");
        requireEnd(request, 2);
        String name = named.orElseGet(() -> fileName(request, file));
        DeployResult result = add(request, file, name, force);
        Table.Builder table = Table.of("state", "finding");
        for (String line : result.report()) {
            String[] parts = line.split(": ", 2);
            table.row(parts[0], parts[1]);
        }
        CommandResult shown = CommandResult.of(table.build());
        return result.accepted() ? shown : shown.withFault(result.name() + " is not deployed");
    }

    private static String fileName(CommandRequest request, String file) {
        return file.equals(STANDARD_INPUT)
                ? "standard-input"
                : request.resolve(file).getFileName().toString();
    }

    private DeployResult add(CommandRequest request, String file, String name, boolean force)
            throws IOException {
        if (file.equals(STANDARD_INPUT)) {
            return store.add(Caller.current(), name, System.in, force);
        }
        Path path = request.resolve(file);
        if (!Files.isRegularFile(path)) {
            throw BadInput.because("file", file, "no such file: " + file);
        }
        try (InputStream in = Files.newInputStream(path)) {
            return store.add(Caller.current(), name, in, force);
        }
    }

    private CommandResult use(CommandRequest request) throws IOException {
        String name = operand(request, 1, "the name of a plug-in", "name");
        String hash = operand(request, 2, "the first digits of a hash", "hash");
        requireEnd(request, 3);
        Version version = store.use(Caller.current(), name, hash);
        request.printNotice(
                (name + " " + version.version()).strip() + " " + version.hash() + " is live");
        return CommandResult.none();
    }

    private CommandResult remove(CommandRequest request) throws IOException {
        String name = operand(request, 1, "the name of a plug-in", "name");
        requireEnd(request, 2);
        store.remove(Caller.current(), name);
        request.printNotice(name + " is out of use; its versions are kept");
        return CommandResult.none();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return ACTIONS;
        }
        boolean isNamed =
                typed.size() == 1 && List.of("versions", "use", "remove").contains(typed.get(0));
        return isNamed ? store.all().stream().map(PlugIn::name).toList() : List.of();
    }
}
