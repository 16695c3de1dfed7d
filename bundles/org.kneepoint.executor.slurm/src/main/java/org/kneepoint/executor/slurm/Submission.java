// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.format.AtomicFile;
import org.kneepoint.study.run.RunResult;

/**
 * A job array in its folder. The folder is written before Slurm is asked, under a name that no
 * other job has, so that a job whose number could not be noted is found again.
 *
 * @param folder its folder
 * @param name name of the job
 * @param packs the numbers of the runs of each pack; the packs count from 1
 * @param seconds time after which a task takes no more packs; 0 if each executes one
 */
record Submission(Path folder, String name, List<List<Integer>> packs, double seconds) {
    private static final String JOB = "job.json";
    private static final String ID = "id";
    private static final String CANCELLED = "cancelled";
    private static final String TAKEN = ".taken";
    private static final String NAME = "name";
    private static final String PACKS = "packs";
    private static final String SECONDS = "seconds";

    /** Bytes that are shown of what a task has printed last. */
    private static final int LONGEST_LINE = 500;

    Submission {
        packs = packs.stream().map(List::copyOf).toList();
    }

    /** Writes the folder of a new submission. */
    void write(PortablePlan plan) throws IOException {
        Map<String, Object> job = new LinkedHashMap<>();
        job.put(NAME, name);
        job.putAll(plan.entry());
        job.put(PACKS, packs);
        job.put(SECONDS, seconds);
        AtomicFile.write(folder.resolve(JOB), JSON.std.asString(job));
    }

    /**
     * Reads a submission.
     *
     * @return empty if its folder is not complete, so that Slurm was not asked yet
     * @throws IOException if it cannot be read
     */
    static Optional<Submission> read(Path folder) throws IOException {
        if (!Files.exists(folder.resolve(JOB))) {
            return Optional.empty();
        }
        Map<String, Object> job = job(folder);
        if (!(job.get(NAME) instanceof String name) || !(job.get(PACKS) instanceof List<?> packs)) {
            throw damaged(folder.resolve(JOB));
        }
        // submissions of an earlier version have none: each of their tasks executes its pack
        double seconds = job.get(SECONDS) instanceof Number number ? number.doubleValue() : 0;
        return Optional.of(
                new Submission(
                        folder, name, packs.stream().map(Submission::runs).toList(), seconds));
    }

    private static List<Integer> runs(Object pack) {
        return ((List<?>) pack).stream().map(run -> ((Number) run).intValue()).toList();
    }

    private static IOException damaged(Path file) {
        return new FileSystemException(file.toString(), null, "is damaged");
    }

    private static Map<String, Object> job(Path folder) throws IOException {
        Path file = folder.resolve(JOB);
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        try {
            return JSON.std.mapFrom(text);
        } catch (IOException e) {
            throw damaged(file);
        }
    }

    /** Returns what the tasks evaluate. */
    PortablePlan plan() throws IOException {
        return PortablePlan.of(job(folder));
    }

    /** Notes the number that Slurm has given the job. */
    void writeId(String id) throws IOException {
        AtomicFile.write(folder.resolve(ID), id + "\n");
    }

    /** Returns the number of the job, empty if it is not known. */
    Optional<String> id() throws IOException {
        Path file = folder.resolve(ID);
        return Files.exists(file)
                ? Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8).strip())
                : Optional.empty();
    }

    /** Returns the number of the job, or its name if that is not known. */
    String shown() throws IOException {
        return id().orElse(name);
    }

    /** Notes that the user has ended it. */
    void writeCancelled() throws IOException {
        AtomicFile.write(folder.resolve(CANCELLED), "");
    }

    /** Takes the note back, since Slurm has not ended it. */
    void withdrawCancelled() throws IOException {
        Files.deleteIfExists(folder.resolve(CANCELLED));
    }

    /** Returns whether the user has ended it. */
    boolean isCancelled() {
        return Files.exists(folder.resolve(CANCELLED));
    }

    /** Returns the file of the results of a pack that is done. */
    Path results(int pack) {
        return folder.resolve(pack + ".results");
    }

    /** Returns the file that says which task has taken a pack. */
    private Path taken(int pack) {
        return folder.resolve(pack + TAKEN);
    }

    /**
     * Takes the next pack for a task. The packs are taken in order, so if the last is taken, all
     * are.
     *
     * @param first the first pack that may be free
     * @return empty if all are taken
     */
    OptionalInt take(int first, int task) throws IOException {
        for (int pack = first; pack <= packs.size(); pack++) {
            try {
                Files.write(
                        taken(pack),
                        (task + "\n").getBytes(StandardCharsets.UTF_8),
                        StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.WRITE);
                return OptionalInt.of(pack);
            } catch (FileAlreadyExistsException e) {
                // of another task
            }
        }
        return OptionalInt.empty();
    }

    /** Returns the task that has taken a pack; empty if none has, or has not written it yet. */
    OptionalInt taker(int pack) throws IOException {
        try {
            String task = new String(Files.readAllBytes(taken(pack)), StandardCharsets.UTF_8);
            return task.matches("\\d{1,9}\n")
                    ? OptionalInt.of(Integer.parseInt(task.strip()))
                    : OptionalInt.empty();
        } catch (NoSuchFileException e) {
            return OptionalInt.empty();
        }
    }

    /** Returns the packs that tasks have taken, in order. */
    List<Integer> taken() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("\\d{1,9}" + Pattern.quote(TAKEN)))
                    .map(name -> Integer.parseInt(name.substring(0, name.indexOf('.'))))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the file in which a task says why it has taken nothing, or does not go on. */
    Path refusal(int task) {
        return folder.resolve(task + ".refused");
    }

    /**
     * Returns the last line with a word that a task has printed, its end if it is long; empty if
     * there is none.
     */
    String lastLine(int task) throws IOException {
        try (SeekableByteChannel printed = Files.newByteChannel(folder.resolve(task + ".out"))) {
            printed.position(Math.max(0, printed.size() - LONGEST_LINE));
            byte[] end = Channels.newInputStream(printed).readAllBytes();
            return new String(end, StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.replaceAll("\\p{Cntrl}+", " ").strip())
                    .filter(line -> line.chars().anyMatch(Character::isLetter))
                    .reduce("", (before, line) -> line);
        } catch (NoSuchFileException e) {
            return "";
        }
    }

    /**
     * Returns the file that a task writes while it executes a pack.
     *
     * @param instance the job and the number of the restart, since a task that is started again may
     *     still run on a node that has lost its connection
     */
    Path partial(int pack, String instance) {
        return folder.resolve(pack + "." + instance + ".part");
    }

    /** Returns the results of a pack, also of one that is not done. */
    List<RunResult> found(int pack) throws IOException {
        if (!Files.exists(results(pack))) {
            List<RunResult> partial = partialResults(pack);
            // a pack that was done meanwhile has lost its partial files
            if (!Files.exists(results(pack))) {
                return partial;
            }
        }
        return ResultLines.read(results(pack));
    }

    private List<RunResult> partialResults(int pack) throws IOException {
        Map<Integer, RunResult> found = new LinkedHashMap<>();
        for (Path file : partials(pack)) {
            ResultLines.read(file).forEach(result -> found.put(result.task(), result));
        }
        return List.copyOf(found.values());
    }

    /** Removes what was written of a pack while it was executed, after its results are written. */
    void removePartials(int pack) throws IOException {
        for (Path file : partials(pack)) {
            Files.deleteIfExists(file);
        }
    }

    private List<Path> partials(int pack) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> isPartial(pack, file.getFileName().toString()))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isPartial(int pack, String name) {
        return name.startsWith(pack + ".") && name.endsWith(".part");
    }
}
