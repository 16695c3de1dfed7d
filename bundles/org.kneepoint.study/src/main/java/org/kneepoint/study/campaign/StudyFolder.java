// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
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
 * @param path where it is
 * @param shown as the user would type it
 */
record StudyFolder(Path path, String shown) {
    static final String LOCK = "lock";
    private static final String PLAN = "plan";
    private static final String JOURNAL = "journal";
    private static final String RESULTS = "results.csv";
    private static final String PROVENANCE = "provenance.json";
    private static final String PARTIAL_SUFFIX = ".part";
    private static final int MOST_KEPT = 10_000;

    /** Returns the file of the journal. */
    Path journal() {
        return path.resolve(JOURNAL);
    }

    /** Returns the file of the journal as the user would type it. */
    String shownJournal() {
        return shown(JOURNAL);
    }

    private String shown(String name) {
        return shown + "/" + name;
    }

    /** Returns the file with the finished points. */
    Path results() {
        return path.resolve(RESULTS);
    }

    /** Returns whether a study has begun here, and its plan is there. */
    boolean isBegun() {
        return Files.exists(path.resolve(PLAN));
    }

    /** Returns whether a study has begun here, be its plan lost. */
    boolean holdsStudy() {
        return isBegun() || Files.exists(journal()) || Files.exists(path.resolve(PROVENANCE));
    }

    /**
     * Makes the folder, or makes sure that there is nothing in it.
     *
     * @throws BadInput if there is something else in it, or no folder to make it in
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
        } else if (!isEmpty()) {
            throw wrong(" holds other files and no study: give another folder by folder=");
        }
    }

    /**
     * Returns the complaint that the folder cannot be used.
     *
     * @param why behind its name, with the blank or colon that it begins with
     */
    BadInput wrong(String why) {
        return BadInput.because("folder", shown, shown + why);
    }

    private void create() throws IOException {
        try {
            Files.createDirectory(path);
        } catch (IOException e) {
            // the parent is there; what it says of itself is another thing for each file system
            throw new FileSystemException(shown, null, "cannot be made there");
        }
    }

    /** Apart from what a process leaves behind that died before it began. */
    private boolean isEmpty() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.allMatch(file -> isLeftover(file) || LOCK.equals("" + file.getFileName()));
        }
    }

    private static boolean isLeftover(Path file) {
        String name = file.getFileName().toString();
        return name.startsWith(".") && name.endsWith(PARTIAL_SUFFIX);
    }

    /** Removes files that a process was writing when it died. */
    void removeLeftovers() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            for (Path file : files.filter(StudyFolder::isLeftover).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    /**
     * Gives the folder another name, with a number behind it.
     *
     * @return the name as the user would type it
     */
    String setAside() throws IOException {
        int number = firstFreeNumber(path, shown);
        try {
            Files.move(path, numbered(path, number));
        } catch (AccessDeniedException e) {
            throw new FileSystemException(shown, null, "cannot be renamed");
        }
        return shown + "." + number;
    }

    private static Path numbered(Path path, int number) {
        return path.resolveSibling(path.getFileName() + "." + number);
    }

    /** Returns the first number that nothing has behind its name yet. */
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
     * Leaves lines of the journal out, and keeps a copy with them, with a number behind its name.
     *
     * @param lines their numbers, from 1
     * @return the copy as the user would type it
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
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(shown(PLAN));
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

    /** Returns the text of the results; empty if there are none that can be read. */
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

    /** Returns the folder of a study file: beside it, {@code .results} in place of its ending. */
    static Path of(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return file.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + ".results");
    }
}
