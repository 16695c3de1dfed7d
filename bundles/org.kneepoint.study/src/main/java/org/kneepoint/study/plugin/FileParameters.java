// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.UserFiles;

/** The parameters of plug-ins that name files. */
public final class FileParameters {
    private FileParameters() {}

    /**
     * Returns settings in which every file is one that the caller of this thread may name, by its
     * absolute path. A caller with all files has the settings as they are.
     *
     * @throws BadInput if a file is another one
     */
    public static Map<String, String> resolved(Catalogue catalogue, Map<String, String> settings) {
        Optional<Path> folder = UserFiles.current().folder();
        if (folder.isEmpty() || settings.isEmpty()) {
            return settings;
        }
        Set<String> names = names(catalogue);
        Map<String, String> resolved = new LinkedHashMap<>(settings);
        resolved.replaceAll(
                (name, text) ->
                        names.contains(bare(name)) ? files(folder.get(), name, text) : text);
        return resolved;
    }

    private static Set<String> names(Catalogue catalogue) {
        return Stream.of(Catalogue.PlugInKind.values())
                .flatMap(kind -> catalogue.all(kind).stream())
                .flatMap(plugIn -> plugIn.parameters().all().stream())
                .filter(parameter -> parameter.kind().equals("file"))
                .map(parameter -> parameter.name())
                .collect(Collectors.toSet());
    }

    /** A comparison names the plug-in before the parameter. */
    private static String bare(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static String files(Path folder, String name, String text) {
        return Arrays.stream(text.split(",", -1))
                .map(file -> file(folder, name, file))
                .collect(Collectors.joining(","));
    }

    private static String file(Path folder, String name, String file) {
        try {
            return UserFiles.current().resolve(folder, file).toString();
        } catch (BadInput e) {
            throw BadInput.of(name, file, ": the file is outside your folder");
        }
    }
}
