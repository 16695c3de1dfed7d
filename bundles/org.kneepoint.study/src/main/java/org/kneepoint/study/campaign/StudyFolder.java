// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.format.AtomicFile;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;

/**
 * The folder of a study.
 *
 * @param path its path
 * @param shown the path as displayed
 */
record StudyFolder(Path path, String shown) {
    static final String LOCK = "lock";
    private static final String PLAN = "plan";
    private static final String JOURNAL = "journal";
    private static final String RESULTS = "results.csv";
    private static final String PROVENANCE = "provenance.json";
    private static final String EXECUTOR = "executor";
    private static final String PARTS = "parts";
    private static final String PARTIAL_SUFFIX = ".part";
    private static final int MOST_KEPT = 10_000;

    /** Returns the file of the journal. */
    Path journal() {
        return path.resolve(JOURNAL);
    }

    /** Returns the file of the journal as displayed. */
    String shownJournal() {
        return shown(JOURNAL);
    }

    private String shown(String name) {
        return shown + "/" + name;
    }

    /** Returns the file of the finished points. */
    Path results() {
        return path.resolve(RESULTS);
    }

    /** Returns the folder of the work of a detached executor. */
    Path work(String executor) {
        return path.resolve(executor);
    }

    /** Returns the text of the chosen executor, if one was. */
    Optional<String> executor() throws IOException {
        Path file = path.resolve(EXECUTOR);
        try {
            return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        } catch (IOException e) {
            throw StudyConflicts.unusable(shownExecutor(), "cannot be read", e);
        }
    }

    /** Returns the file of the chosen executor as displayed. */
    String shownExecutor() {
        return shown(EXECUTOR);
    }

    void writeExecutor(String text) throws IOException {
        write(EXECUTOR, text + "\n");
    }

    /** Returns whether the folder has the plan of a study. */
    boolean isBegun() {
        return Files.exists(path.resolve(PLAN));
    }

    /** Returns whether the folder has a study, also without a plan. */
    boolean holdsStudy() {
        return isBegun() || Files.exists(journal()) || Files.exists(path.resolve(PROVENANCE));
    }

    /** Returns whether points of the study were executed on their own. */
    boolean hasParts() {
        return Files.isDirectory(path.resolve(PARTS));
    }

    /** Returns whether the folder is that of a part of a study. */
    boolean isPart() {
        Path parts = path.toAbsolutePath().getParent();
        return parts != null
                && parts.endsWith(PARTS)
                && new StudyFolder(parts.resolveSibling(""), shown).isBegun();
    }

    /** Returns the folder of a part of the study, named by its points. */
    StudyFolder part(PointRange points) {
        String name = PARTS + "/" + points.fileName();
        return new StudyFolder(path.resolve(name), shown(name));
    }

    /** Returns the points of the parts in order; other files are ignored. */
    List<PointRange> parts() throws IOException {
        if (!hasParts()) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(path.resolve(PARTS))) {
            return files.filter(Files::isDirectory)
                    .map(file -> file.getFileName().toString())
                    .flatMap(name -> PointRange.ofFileName(name).stream())
                    .sorted(
                            Comparator.comparingInt(PointRange::first)
                                    .thenComparing(PointRange::last))
                    .toList();
        }
    }

    /**
     * Creates the folder of a part within that of the study.
     *
     * @throws BadInput if there is a file of its name
     */
    void makePart() throws IOException {
        if (Files.isRegularFile(path)) {
            throw wrong(" is a file: remove or rename it, since the folder of a part has its name");
        }
        create();
    }

    /**
     * Creates the folder, or checks that it is empty or begun meanwhile by another process.
     *
     * @throws BadInput if it holds other files, or its parent does not exist
     */
    void make() throws IOException {
        Path parent = path.toAbsolutePath().getParent();
        if (parent == null || !Files.isDirectory(parent)) {
            throw wrong(": the folder " + parent + " does not exist");
        }
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw wrong(" is a file: give another folder by folder=");
        }
        if (!Files.exists(path)) {
            create();
        } else if (!isFree()) {
            throw wrong(" holds other files: give another folder by folder=");
        }
    }

    /**
     * Returns an error for this folder.
     *
     * @param why the rest of the line, with its leading blank or colon
     */
    BadInput wrong(String why) {
        return BadInput.because("folder", shown, shown + why);
    }

    private void create() throws IOException {
        try {
            Files.createDirectories(path);
        } catch (IOException e) {
            throw StudyConflicts.unusable(shown, "cannot be created there", e);
        }
    }

    /**
     * Ignores files that an ended process may have left, and those of one that has just begun the
     * study. One listing, since single files may be seen late in a shared folder.
     */
    private boolean isFree() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            List<Path> all = files.toList();
            return all.contains(path.resolve(PLAN))
                    || all.stream().allMatch(file -> isLeftover(file) || file.endsWith(LOCK));
        }
    }

    private static boolean isLeftover(Path file) {
        String name = file.getFileName().toString();
        return name.startsWith(".") && name.endsWith(PARTIAL_SUFFIX);
    }

    /** Removes temporary files of an ended process. */
    void removeLeftovers() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            for (Path file : files.filter(StudyFolder::isLeftover).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    /**
     * Renames the folder by appending a number.
     *
     * @return the new name as displayed
     */
    String setAside() throws IOException {
        int number = firstFreeNumber(path, shown);
        try {
            Files.move(path, numbered(path, number));
        } catch (IOException e) {
            throw StudyConflicts.unusable(shown, "cannot be renamed", e);
        }
        return shown + "." + number;
    }

    private static Path numbered(Path path, int number) {
        return path.resolveSibling(path.getFileName() + "." + number);
    }

    /** Returns the first number that is not in use. */
    private static int firstFreeNumber(Path path, String shown) {
        for (int number = 1; number <= MOST_KEPT; number++) {
            if (!Files.exists(numbered(path, number))) {
                return number;
            }
        }
        throw BadInput.because(
                "folder", shown, "there are too many of " + shown + ".1, .2, ...: remove some");
    }

    /**
     * Removes lines of the journal and keeps a copy of the former file.
     *
     * @param lines their numbers, from 1
     * @return the copy as displayed
     */
    String dropLines(List<Long> lines) throws IOException {
        int number = firstFreeNumber(journal(), shownJournal());
        Path kept = numbered(journal(), number);
        Files.copy(journal(), kept);
        write(JOURNAL, out -> JournalReader.copy(kept, shownJournal(), lines, out));
        return shownJournal() + "." + number;
    }

    /** Returns the text of the plan. */
    String plan() throws IOException {
        try {
            return StudyFileReader.decoded(Files.readAllBytes(path.resolve(PLAN)), shown(PLAN));
        } catch (IOException e) {
            throw StudyConflicts.unusable(shown(PLAN), "cannot be read", e);
        }
    }

    void writePlan(StudyPlan plan) throws IOException {
        write(PLAN, plan.text());
    }

    void writeResults(List<Curve> curves) throws IOException {
        write(RESULTS, CsvCodec.write(CurveTable.of(curves)));
    }

    void writeProvenance(String json) throws IOException {
        write(PROVENANCE, json);
    }

    /** Returns the text of the results; empty if the file cannot be read. */
    Optional<String> readResults() {
        try {
            return Optional.of(Files.readString(results()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private void write(String name, String text) throws IOException {
        write(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private void write(String name, AtomicFile.Content content) throws IOException {
        try {
            AtomicFile.write(path.resolve(name), content);
        } catch (FileSystemException e) {
            throw new FileSystemException(shown(name), null, e.getReason());
        }
    }

    /**
     * Returns the default folder of a study file: beside it, with the extension {@code .results}.
     */
    static Path of(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return file.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + ".results");
    }
}
