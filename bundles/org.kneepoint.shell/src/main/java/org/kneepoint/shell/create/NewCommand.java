// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.create;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.support.ResourceText;
import org.kneepoint.support.UnknownName;

/** {@code new}: writes the project of a plug-in. */
public final class NewCommand implements Command {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final Pattern PACKAGE = Pattern.compile("[a-z]\\w*([.][a-z]\\w*)*");

    /** A repository of the project itself, so that nothing has to be installed. */
    private static final String REPOSITORY =
            "\n  <repositories>\n    <repository>\n      <id>kneepoint</id>\n      <url>%s</url>\n"
                    + "    </repository>\n  </repositories>\n</project>\n";

    private final Supplier<Path> sdk;

    /**
     * Uses the archetypes of an installation.
     *
     * @param sdk its folder with the layout of a Maven repository
     */
    public NewCommand(Supplier<Path> sdk) {
        this.sdk = sdk;
    }

    @Override
    public String name() {
        return "new";
    }

    @Override
    public String summary() {
        return "writes the Maven project of a topology, routing, pattern, solver, metric or command";
    }

    @Override
    public String usage() {
        return ResourceText.joined(NewCommand.class, "new.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        List<Object> operands = request.operands();
        String packageName = request.takeParameter("package").orElse("org.example");
        request.requireNoSettings();
        Map<String, Archetype> archetypes = Archetype.list(sdk.get());
        if (operands.size() != 2) {
            throw BadInput.missing("kind and name, such as new topology my-ring", "kind", "name");
        }
        String kind = operands.get(0).toString();
        if (!archetypes.containsKey(kind)) {
            throw UnknownName.of("kind", kind, archetypes.keySet());
        }
        String name = required("name", operands.get(1).toString(), NAME, "my-ring");
        required("package", packageName, PACKAGE, "org.example");
        Path folder = request.resolve(name);
        if (Files.exists(folder)) {
            throw BadInput.because(
                    "name", name, request.displayPath(folder) + " exists, nothing is written");
        }
        Map<String, String> files =
                archetypes
                        .get(kind)
                        .files(
                                Map.of(
                                        "groupId", packageName,
                                        "artifactId", name,
                                        "version", "1.0.0",
                                        "package", packageName,
                                        "className", className(name)));
        return CommandResult.of(table(write(files, folder), request, folder));
    }

    private static String required(String what, String text, Pattern allowed, String example) {
        if (!allowed.matcher(text).matches()) {
            throw BadInput.notAllowed(what, text, "lower case, such as " + example);
        }
        return text;
    }

    private static String className(String name) {
        return Stream.of(name.split("-"))
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
    }

    private List<Path> write(Map<String, String> files, Path folder) throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path target = folder.resolve(file.getKey());
            Files.createDirectories(target.getParent());
            boolean isPom = file.getKey().equals("pom.xml");
            Files.writeString(target, isPom ? withRepository(file.getValue()) : file.getValue());
        }
        return files.keySet().stream().map(folder::resolve).toList();
    }

    private String withRepository(String pom) {
        String url = sdk.get().toUri().toString().replaceAll("/$", "");
        return pom.stripTrailing().replaceAll("</project>$", "").stripTrailing()
                + "\n"
                + REPOSITORY.formatted(url);
    }

    private static Table table(List<Path> files, CommandRequest request, Path folder) {
        Table.Builder table = Table.of("file");
        files.forEach(file -> table.row(request.displayPath(file)));
        request.printNotice(
                "wrote "
                        + request.displayPath(folder)
                        + "; in it: mvn package, then copy the jar of target into deploy");
        return table.build();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        try {
            return switch (typed.size()) {
                case 0 -> List.copyOf(Archetype.list(sdk.get()).keySet());
                case 1 -> List.of();
                default -> List.of("package=");
            };
        } catch (IOException e) {
            return List.of();
        }
    }
}
