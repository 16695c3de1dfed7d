// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;

/**
 * The folder of a report. It is written whole or not at all: beside its place, then renamed. An
 * earlier report is replaced; a folder with any other file is refused.
 */
public final class ReportFolder {
    /** The short form. */
    static final String SUMMARY = "summary.md";

    /** The page with all experiments. */
    static final String INDEX = "index.html";

    /** The folder of charts and tables. */
    static final String DATA = "data";

    private static final Set<String> PARTS = Set.of(SUMMARY, INDEX, DATA);

    private final Path target;

    private ReportFolder(Path target) {
        this.target = target;
    }

    /** Writes the content of the folder. */
    @FunctionalInterface
    interface FolderContent {
        /** Writes all of it. */
        void writeTo(Path folder) throws IOException;
    }

    /**
     * Chooses a folder.
     *
     * @throws BadInput if it cannot be one for a report
     */
    public static ReportFolder of(Path chosen) throws IOException {
        Path target = chosen.toAbsolutePath().normalize();
        Path parent = target.getParent();
        if (parent == null || !Files.isDirectory(parent)) {
            throw BadInput.of("out", chosen, ": the folder " + parent + " does not exist");
        }
        if (!Files.isWritable(parent)) {
            throw BadInput.of("out", chosen, ": the folder " + parent + " cannot be written to");
        }
        if (Files.isDirectory(target)) {
            requireReport(chosen, target);
        } else if (Files.exists(target)) {
            throw BadInput.of("out", chosen, " is a file: give the name of a folder");
        }
        return new ReportFolder(target);
    }

    /** Refuses a folder with files that no report has written. */
    private static void requireReport(Path chosen, Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<String> others =
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> !PARTS.contains(name))
                            .sorted()
                            .toList();
            if (!others.isEmpty()) {
                throw BadInput.of(
                        "out",
                        chosen,
                        " holds "
                                + others.get(0)
                                + ", which belongs to no report: give a new or an empty folder");
            }
        }
    }

    /**
     * Writes the folder. After a failure an earlier report is unchanged.
     *
     * @throws IOException if the disk is full or the place may not be written
     */
    void write(FolderContent content) throws IOException {
        Path beside = beside("part");
        try {
            Files.createDirectory(beside);
            content.writeTo(beside);
            replace(beside);
        } finally {
            delete(beside);
        }
    }

    private void replace(Path written) throws IOException {
        if (!Files.exists(target)) {
            Files.move(written, target);
            return;
        }
        Path old = beside("old");
        Files.move(target, old);
        try {
            Files.move(written, target);
        } catch (IOException e) {
            Files.move(old, target);
            throw e;
        }
        delete(old);
    }

    private Path beside(String ending) {
        long process = ProcessHandle.current().pid();
        return target.resolveSibling(
                "."
                        + target.getFileName()
                        + "."
                        + process
                        + "."
                        + System.nanoTime()
                        + "."
                        + ending);
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
