// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.format.FolderTree;
import org.kneepoint.study.plugin.Sha256;
import org.kneepoint.study.run.RunResult;

/**
 * The folder of all submissions of a study.
 *
 * @param path need not exist
 */
record WorkFolder(Path path) {
    private static final int SHORT = 12;
    private static final Pattern NUMBERED = Pattern.compile("(\\d{1,9})(-[0-9a-f]+)?");

    /** Returns the submissions in their order, none if there is no folder. */
    List<Submission> submissions() throws IOException {
        if (!Files.isDirectory(path)) {
            return List.of();
        }
        List<Submission> submissions = new ArrayList<>();
        for (Path folder : numbered()) {
            Optional<Submission> submission = Submission.read(folder);
            submission.ifPresent(submissions::add);
        }
        return submissions;
    }

    private List<Path> numbered() throws IOException {
        try (Stream<Path> folders = Files.list(path)) {
            return folders.filter(folder -> number(folder) > 0)
                    .sorted(Comparator.comparingInt(WorkFolder::number))
                    .toList();
        }
    }

    /** Returns the number of the folder of a submission, 0 if it is none. */
    private static int number(Path folder) {
        Matcher name = NUMBERED.matcher(folder.getFileName().toString());
        return name.matches() ? Integer.parseInt(name.group(1)) : 0;
    }

    /** Returns all results, of each run the last that has not failed, else the last. */
    List<RunResult> results() throws IOException {
        Map<Integer, RunResult> best = new LinkedHashMap<>();
        for (Submission submission : submissions()) {
            for (int pack = 1; pack <= submission.packs().size(); pack++) {
                for (RunResult result : submission.found(pack)) {
                    best.merge(result.task(), result, WorkFolder::better);
                }
            }
        }
        return List.copyOf(best.values());
    }

    private static RunResult better(RunResult former, RunResult next) {
        return next.isFailed() && !former.isFailed() ? former : next;
    }

    /**
     * Makes the folder of a new submission and describes it there. Its name is of that submission
     * only: a task that outlives its study finds no folder of another to write to.
     *
     * @param packs the numbers of the runs of each pack
     * @param seconds time after which a task takes no more packs; 0 if each executes one
     */
    Submission begin(List<List<Integer>> packs, double seconds, PortablePlan plan)
            throws IOException {
        Files.createDirectories(path);
        List<Path> before = numbered();
        int number = before.isEmpty() ? 1 : number(before.get(before.size() - 1)) + 1;
        String unique = UUID.randomUUID().toString().replace("-", "");
        String folder = number + "-" + unique.substring(0, SHORT);
        Submission submission =
                new Submission(
                        Files.createDirectory(path.resolve(folder)),
                        "kneepoint-" + unique,
                        packs,
                        seconds);
        submission.write(plan);
        return submission;
    }

    /**
     * Returns a copy of the deploy folder as it is now, for the tasks; equal ones are kept once.
     *
     * @param deploy the folder of drop-in bundles and network files
     */
    Path deployed(Path deploy) throws IOException {
        Map<String, String> hashes = Sha256.ofFiles(deploy);
        String hash = Sha256.of(hashes.toString().getBytes(StandardCharsets.UTF_8));
        Path copy = path.resolve("deploy-" + hash.substring(0, SHORT));
        if (!Files.isDirectory(copy)) {
            copy(hashes.keySet().stream().map(deploy::resolve).toList(), copy);
        }
        return copy;
    }

    private void copy(List<Path> files, Path copy) throws IOException {
        Files.createDirectories(path);
        Path beside = Files.createTempDirectory(path, "deploy");
        for (Path file : files) {
            Files.copy(file, beside.resolve(file.getFileName()));
        }
        try {
            Files.move(beside, copy);
        } catch (FileAlreadyExistsException e) {
            FolderTree.delete(beside);
        }
    }

    /**
     * Makes this machine look at the folder of a submission anew: a network file system keeps what
     * it has listed for up to a minute, unless the folder is changed from here.
     */
    static void refresh(Submission submission) throws IOException {
        Files.deleteIfExists(Files.createTempFile(submission.folder(), "look", ""));
    }
}
