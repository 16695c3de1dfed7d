// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kneepoint.study.plugin.Sha256;

/**
 * The folder that File Install watches.
 *
 * @param path the folder
 * @param accepted names of the files that File Install takes notice of
 */
record DeployFolder(Path path, Pattern accepted) {
    /** Not a plug-in, although its ending is one of network files. */
    private static final String README = "README.txt";

    /** Creates the folder if there is none, and removes what a crash has left. */
    void open() throws IOException {
        Files.createDirectories(path);
        DurableFile.removeParts(path);
    }

    /** Returns whether a file of a name would be installed. */
    boolean accepts(String file) {
        return accepted.matcher(file).matches();
    }

    /** Returns the names of the files that are installed, sorted. */
    List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .filter(name -> accepts(name) && !name.equals(README))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the hash of a file; empty if there is none. */
    Optional<String> hash(String file) throws IOException {
        Path found = path.resolve(file);
        return Files.isRegularFile(found) ? Optional.of(Sha256.of(found)) : Optional.empty();
    }

    /** Places a file, in place of one of its name. */
    void place(String file, Path content) throws IOException {
        DurableFile.copy(content, path.resolve(file));
    }

    /** Removes a file if it exists. */
    void remove(String file) throws IOException {
        DurableFile.remove(path.resolve(file));
    }
}
