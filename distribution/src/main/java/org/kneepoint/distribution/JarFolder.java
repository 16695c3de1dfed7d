// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Jars of folders: the same contents give the same bytes. */
final class JarFolder {
    private static final LocalDateTime TIME = LocalDateTime.of(2025, 1, 1, 0, 0);

    private JarFolder() {}

    /** Writes the files of folders, of which some may be missing, into a jar. */
    static void write(Path jar, Path... folders) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        for (Path folder : folders) {
            if (Files.isDirectory(folder)) {
                entries.putAll(read(folder));
            }
        }
        write(jar, entries);
    }

    /** Returns the files of a folder by their names with slashes. */
    static Map<String, byte[]> read(Path folder) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                entries.put(name, Files.readAllBytes(file));
            }
        }
        return entries;
    }

    /** Writes a jar of these entries. */
    static void write(Path jar, Map<String, byte[]> entries) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream out = new ZipOutputStream(file)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                ZipEntry header = new ZipEntry(entry.getKey());
                header.setTimeLocal(TIME);
                out.putNextEntry(header);
                out.write(entry.getValue());
            }
        }
    }
}
