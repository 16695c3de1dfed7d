// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An example of a plug-in of one kind: a project with sources and tests.
 *
 * @param folder its folder, named after the kind
 * @param files its POM, sources and tests, by their names with slashes
 */
record PlugInExample(Path folder, Map<String, String> files) {
    private static final String POM = "pom.xml";
    private static final String PARENT = "../../plugin-parent/pom.xml";

    /** Relative to an example of the distribution. */
    private static final String SDK = "../../sdk";

    private static final Pattern ARTIFACT =
            Pattern.compile("</parent>.*?<artifactId>([^<]+)</artifactId>", Pattern.DOTALL);

    /** Returns the examples in a folder, by kind. */
    static List<PlugInExample> list(Path folder) throws IOException {
        List<Path> projects;
        try (Stream<Path> entries = Files.list(folder)) {
            projects = entries.filter(entry -> Files.exists(entry.resolve(POM))).sorted().toList();
        }
        List<PlugInExample> examples = new ArrayList<>();
        for (Path project : projects) {
            examples.add(new PlugInExample(project, read(project)));
        }
        return examples;
    }

    private static Map<String, String> read(Path project) throws IOException {
        Map<String, String> files = new TreeMap<>();
        files.put(POM, Files.readString(project.resolve(POM)));
        JarFolder.read(project.resolve("src"))
                .forEach(
                        (name, bytes) ->
                                files.put(
                                        "src/" + name, new String(bytes, StandardCharsets.UTF_8)));
        return files;
    }

    /** Returns the kind of plug-in: {@code topology}, {@code routing}, ... */
    String kind() {
        return folder.getFileName().toString();
    }

    /** Returns the artifact, which is also the name of the plug-in. */
    String artifact() {
        Matcher artifact = ARTIFACT.matcher(files.get(POM));
        if (!artifact.find()) {
            throw new IllegalStateException("no artifact in the POM of " + folder);
        }
        return artifact.group(1);
    }

    /** Returns the class of the plug-in: its name with a capital for each word. */
    String className() {
        StringBuilder name = new StringBuilder();
        for (String word : artifact().split("-")) {
            name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return name.toString();
    }

    /** Writes the jar, and the project so that it can be built where the distribution is. */
    void writeTo(Path examples, StagedJar jar, String parentPom) throws IOException {
        Path project = Files.createDirectories(examples.resolve(artifact()));
        Files.copy(
                jar.path(), examples.resolve(jar.fileName()), StandardCopyOption.REPLACE_EXISTING);
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path target = project.resolve(file.getKey());
            Files.createDirectories(target.getParent());
            boolean isPom = file.getKey().equals(POM);
            Files.writeString(
                    target, isPom ? standalone(file.getValue(), parentPom) : file.getValue());
        }
    }

    private static String standalone(String pom, String parentPom) {
        return ProjectPom.withRepository(
                pom.replace(PARENT, SDK + "/" + parentPom), "file://${project.basedir}/" + SDK);
    }

    /** Returns the POM without the place of its parent. */
    String portablePom() {
        return files.get(POM)
                .replace(
                        "    <relativePath>" + PARENT + "</relativePath>\n",
                        "    <relativePath/>\n");
    }
}
