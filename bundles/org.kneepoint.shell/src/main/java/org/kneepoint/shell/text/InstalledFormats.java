// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.UnknownName;

/**
 * The installed result formats.
 *
 * @param catalogue of plug-ins
 */
public record InstalledFormats(Catalogue catalogue) {
    /** The placeholder of the names in usage texts. */
    private static final String ANY = "[format=NAME]";

    /** Returns the names, {@code table} first. */
    public List<String> names() {
        return catalogue.formats().stream()
                .map(ResultFormat::name)
                .sorted(Comparator.comparing(name -> !name.equals(TableFormat.NAME)))
                .toList();
    }

    /**
     * Returns the format of a name.
     *
     * @throws BadInput if there is none, naming the nearest
     */
    public ResultFormat named(String name) {
        return catalogue.formats().stream()
                .filter(format -> format.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> unknown(name));
    }

    private BadInput unknown(String name) {
        List<String> names = names();
        return UnknownName.of("format", name, names, "format is " + String.join(", ", names));
    }

    /** Returns the format of a file name extension, if there is one. */
    public Optional<ResultFormat> ofFile(String file) {
        String lower = file.toLowerCase(Locale.ROOT);
        return catalogue.formats().stream()
                .filter(
                        format ->
                                format.fileExtensions().stream()
                                        .anyMatch(e -> lower.endsWith("." + e)))
                .findFirst();
    }

    /**
     * Returns the file name extensions as text, such as ".csv, .json or .txt".
     *
     * @param others extensions listed first
     */
    public String endings(List<String> others) {
        List<String> endings = new ArrayList<>(others);
        catalogue.formats().stream()
                .flatMap(format -> format.fileExtensions().stream())
                .distinct()
                .sorted()
                .forEach(endings::add);
        int last = endings.size() - 1;
        return last < 1
                ? "." + String.join("", endings)
                : "." + String.join(", .", endings.subList(0, last)) + " or ." + endings.get(last);
    }

    /** Returns the usage of a command with the names of the formats inserted. */
    public String usage(Command command) {
        return command.usage().replace(ANY, "[format=" + String.join("|", names()) + "]");
    }
}
