// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** An environment with only a few programs on the PATH. */
final class BareMachine {
    private BareMachine() {}

    /** Makes a folder in {@code target}: JUnit warns of links that leave its temporary folders. */
    static Path scratch() {
        return UncheckedIo.get(
                () ->
                        Files.createTempDirectory(
                                Files.createDirectories(StartScript.SHARED), "test"));
    }

    /** Makes a folder of links to these programs, for the PATH. */
    static Path linked(Path folder, List<String> names) throws IOException {
        Files.createDirectories(folder);
        for (String name : names) {
            Files.createSymbolicLink(folder.resolve(name), find(name));
        }
        return folder;
    }

    private static Path find(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(place -> Path.of(place, name))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError("there is no program " + name));
    }
}
