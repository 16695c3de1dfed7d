// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Maven archetypes made of the examples: the name of the example becomes {@code ${artifactId}}, its
 * class {@code ${className}}, and its package {@code ${package}}. Files named after the class are
 * renamed.
 *
 * @param repository folder in the layout of a Maven repository
 * @param version of the archetypes and of the parent of their projects
 */
record Archetypes(Path repository, String version) {
    private static final String PACKAGE = "org.kneepoint.examples";
    private static final String RESOURCES = "archetype-resources/";

    /** Returns the place of the parent of plug-in projects in the repository. */
    String parentPom() {
        String name = "kneepoint-plugin-parent";
        return String.join("/", "org/kneepoint", name, version, name + "-" + version + ".pom");
    }

    /** Writes the parent. */
    void writeParent(Path pom) throws IOException {
        Path target = repository.resolve(parentPom());
        Files.createDirectories(target.getParent());
        Files.copy(pom, target, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String artifact(PlugInExample example) {
        return "kneepoint-" + example.kind() + "-archetype";
    }

    /** Writes the archetype of an example. */
    void write(PlugInExample example) throws IOException {
        String artifact = artifact(example);
        Path folder = repository.resolve("org/kneepoint").resolve(artifact).resolve(version);
        Files.createDirectories(folder);
        String name = artifact + "-" + version;
        Files.writeString(
                folder.resolve(name + ".pom"),
                resource("archetype-pom.xml")
                        .replace("@artifact@", artifact)
                        .replace("@version@", version)
                        .replace("@kind@", example.kind()));
        Map<String, byte[]> entries = new TreeMap<>();
        put(entries, "META-INF/maven/archetype-metadata.xml", metadata(example));
        put(entries, RESOURCES + "pom.xml", template(example, coordinates(example)));
        example.files()
                .forEach(
                        (file, text) -> {
                            if (file.startsWith("src/")) {
                                put(
                                        entries,
                                        RESOURCES + path(example, file),
                                        template(example, text));
                            }
                        });
        JarFolder.write(folder.resolve(name + ".jar"), entries);
    }

    private static void put(Map<String, byte[]> entries, String name, String text) {
        entries.put(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Archetypes add the folders of the package. */
    private static String path(PlugInExample example, String file) {
        return file.replace(PACKAGE.replace('.', '/') + "/", "")
                .replace(example.className(), "__className__");
    }

    private static String template(PlugInExample example, String text) {
        return text.replace(PACKAGE, "${package}")
                .replace(example.className(), "${className}")
                .replace(example.artifact(), "${artifactId}");
    }

    /** Returns the POM with coordinates of the new project. */
    private static String coordinates(PlugInExample example) {
        return example.portablePom()
                .replace("<groupId>" + PACKAGE + "</groupId>", "<groupId>${groupId}</groupId>")
                .replaceFirst(
                        "(</artifactId>\\s*)<version>[^<]*</version>(\\s*(?:<dependencies>|</project>))",
                        "$1<version>\\${version}</version>$2");
    }

    private static String metadata(PlugInExample example) {
        return resource("archetype-metadata.xml").replace("@kind@", example.kind());
    }

    /** Writes the catalogue of the archetypes. */
    void writeCatalogue(List<PlugInExample> examples) throws IOException {
        StringBuilder entries = new StringBuilder();
        for (PlugInExample example : examples) {
            entries.append(
                    resource("archetype-entry.xml")
                            .replace("@artifact@", artifact(example))
                            .replace("@version@", version)
                            .replace("@kind@", example.kind()));
        }
        Files.writeString(
                repository.resolve("archetype-catalog.xml"),
                resource("archetype-catalog.xml").replace("@entries@", entries));
    }

    private static String resource(String name) {
        try (InputStream in = Archetypes.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(name, e);
        }
    }
}
