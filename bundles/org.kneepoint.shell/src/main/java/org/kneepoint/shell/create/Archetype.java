// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.create;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A Maven archetype whose templates contain plain properties only.
 *
 * @param jar its jar
 */
record Archetype(Path jar) {
    private static final String RESOURCES = "archetype-resources/";
    private static final Pattern JAR = Pattern.compile("kneepoint-(\\w+)-archetype-.*[.]jar");

    /** Returns the archetypes of a repository by their kind of plug-in. */
    static Map<String, Archetype> list(Path repository) throws IOException {
        Map<String, Archetype> archetypes = new TreeMap<>();
        if (!Files.isDirectory(repository)) {
            return archetypes;
        }
        List<Path> jars;
        try (Stream<Path> files = Files.walk(repository)) {
            jars = files.filter(file -> file.toString().endsWith(".jar")).toList();
        }
        for (Path jar : jars) {
            Matcher name = JAR.matcher(jar.getFileName().toString());
            if (name.matches()) {
                archetypes.put(name.group(1), new Archetype(jar));
            }
        }
        return archetypes;
    }

    /**
     * Returns the files of a project.
     *
     * @param properties values by name: {@code package}, {@code artifactId}, {@code className}, ...
     * @return texts by file name, with slashes
     */
    Map<String, String> files(Map<String, String> properties) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (JarFile archetype = new JarFile(jar.toFile())) {
            for (Enumeration<JarEntry> all = archetype.entries(); all.hasMoreElements(); ) {
                JarEntry entry = all.nextElement();
                if (entry.getName().startsWith(RESOURCES)) {
                    String name = entry.getName().substring(RESOURCES.length());
                    files.put(place(name, properties), filled(text(archetype, entry), properties));
                }
            }
        }
        return files;
    }

    private static String text(JarFile archetype, JarEntry entry) throws IOException {
        try (InputStream in = archetype.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Sources lie in the folders of the package. */
    private static String place(String name, Map<String, String> properties) {
        String folders = properties.get("package").replace('.', '/') + "/";
        return name.replaceFirst("^(src/(?:main|test)/java/)", "$1" + folders)
                .replace("__className__", properties.get("className"));
    }

    private static String filled(String text, Map<String, String> properties) {
        String filled = text;
        for (Map.Entry<String, String> property : properties.entrySet()) {
            filled = filled.replace("${" + property.getKey() + "}", property.getValue());
        }
        return filled;
    }
}
