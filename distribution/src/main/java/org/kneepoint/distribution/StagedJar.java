// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A jar in a folder with the layout of a Maven repository.
 *
 * @param name {@code group:artifact}
 */
record StagedJar(String name, String version, Path path) {

    /**
     * The jars of a folder, in the order of their paths.
     *
     * @throws IOException when the folder cannot be read
     */
    static List<StagedJar> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .map(file -> of(folder, file))
                    .toList();
        }
    }

    private static StagedJar of(Path folder, Path file) {
        Path version = file.getParent();
        Path artifact = version.getParent();
        Path group = folder.relativize(artifact.getParent());
        return new StagedJar(
                group.toString().replace(group.getFileSystem().getSeparator(), ".")
                        + ":"
                        + artifact.getFileName(),
                version.getFileName().toString(),
                file);
    }

    String fileName() {
        return path.getFileName().toString();
    }

    /** {@code group:artifact:version}. */
    String id() {
        return name + ":" + version;
    }
}
