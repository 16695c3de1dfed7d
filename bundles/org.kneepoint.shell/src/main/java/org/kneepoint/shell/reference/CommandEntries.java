// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.kneepoint.api.command.Command;
import org.kneepoint.shell.text.InstalledFormats;

/** Commands: how each is called, its parameters, an example. */
final class CommandEntries implements ReferenceSource {
    private static final String EXAMPLE = "Example";

    private final Supplier<List<Command>> commands;
    private final InstalledFormats formats;

    CommandEntries(Supplier<List<Command>> commands, InstalledFormats formats) {
        this.commands = commands;
        this.formats = formats;
    }

    @Override
    public Collection<String> names() {
        return commands.get().stream().map(Command::name).toList();
    }

    @Override
    public List<ReferenceEntry> entries(String name) {
        return commands.get().stream()
                .filter(c -> c.name().equals(name) || c.aliases().contains(name))
                .map(this::entry)
                .toList();
    }

    /** The forms of a usage begin with the name, its examples say so, all else explains. */
    private ReferenceEntry entry(Command command) {
        List<String> forms = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        String example = "";
        for (String line : formats.usage(command).split("\n")) {
            if (line.startsWith(command.name()) && notes.isEmpty()) {
                forms.add(line);
            } else if (line.startsWith(EXAMPLE) && example.isEmpty()) {
                example = line.substring(line.indexOf(':') + 1).strip();
            } else {
                notes.add(line);
            }
        }
        return ReferenceEntry.of(
                "command",
                command.name(),
                command.summary(),
                new LinesSection("usage", forms),
                new TextSection("example", example),
                new ParameterSection(
                        "parameters", "command", command.name(), command.parameters().all()),
                new LinesSection("explanation", notes));
    }
}
