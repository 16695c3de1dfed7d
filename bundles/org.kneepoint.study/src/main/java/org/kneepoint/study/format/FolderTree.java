// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders with all they hold. */
public final class FolderTree {
    private FolderTree() {}

    /**
     * Deletes a folder with all it holds; does nothing if there is none.
     *
     * @throws IOException if something in it cannot be deleted
     */
    public static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        List<Path> all;
        try (Stream<Path> tree = Files.walk(folder)) {
            all = tree.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : all) {
            Files.deleteIfExists(file);
        }
    }
}
