// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Feature files that name bundles without versions: by {@code group:artifact}, or by the beginning
 * of such names and an asterisk. A bundle belongs to the longest of the names that match.
 */
final class FeatureTemplates {

    /** Two fields; no other text of a feature file has this form. */
    private static final Pattern NAME = Pattern.compile("\"([\\w.-]+:[\\w.-]*\\*?)\"");

    private final Map<String, String> texts;
    private final Set<String> names;

    /**
     * Feature files that are not complete yet.
     *
     * @param texts by the names of the files
     */
    FeatureTemplates(Map<String, String> texts) {
        this.texts = texts;
        this.names =
                texts.values().stream()
                        .flatMap(text -> NAME.matcher(text).results())
                        .map(match -> match.group(1))
                        .collect(Collectors.toSet());
    }

    /**
     * Reads the feature files of a folder.
     *
     * @throws IOException when one cannot be read
     */
    static FeatureTemplates read(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
            for (Path file : files) {
                texts.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return new FeatureTemplates(texts);
    }

    /**
     * The texts with the coordinates of the bundles, by the names of the files.
     *
     * @throws IllegalStateException when no jar belongs to a name
     */
    Map<String, String> complete(List<StagedJar> jars) {
        Map<String, List<StagedJar>> bundles =
                jars.stream().collect(Collectors.groupingBy(this::longestName));
        Map<String, String> complete = new TreeMap<>(texts);
        complete.replaceAll(
                (file, text) -> NAME.matcher(text).replaceAll(name -> ids(name, bundles)));
        return complete;
    }

    private String longestName(StagedJar jar) {
        return names.stream()
                .filter(name -> matches(name, jar.name()))
                .max(Comparator.comparingInt(name -> prefix(name).length()))
                .orElse("");
    }

    private static boolean matches(String name, String artifact) {
        return artifact.equals(name) || name.endsWith("*") && artifact.startsWith(prefix(name));
    }

    private static String prefix(String name) {
        return name.replace("*", "");
    }

    private static String ids(MatchResult name, Map<String, List<StagedJar>> bundles) {
        List<StagedJar> jars = bundles.get(name.group(1));
        if (jars == null) {
            throw new IllegalStateException(
                    name.group() + " is named by a feature, but is no dependency");
        }
        return jars.stream()
                .map(jar -> '"' + jar.id() + '"')
                .collect(Collectors.joining(",\n    "));
    }
}
