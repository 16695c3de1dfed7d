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
            return folders.filter(folder -> folder.getFileName().toString().matches("\\d+"))
                    .sorted(Comparator.comparingInt(WorkFolder::number))
                    .toList();
        }
    }

    private static int number(Path folder) {
        return Integer.parseInt(folder.getFileName().toString());
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
     * Makes the folder of a new submission and describes it there.
     *
     * @param packs the numbers of the runs of each pack
     * @param seconds time after which a task takes no more packs; 0 if each executes one
     */
    Submission begin(List<List<Integer>> packs, double seconds, PortablePlan plan)
            throws IOException {
        Files.createDirectories(path);
        List<Path> before = numbered();
        int number = before.isEmpty() ? 1 : number(before.get(before.size() - 1)) + 1;
        Path folder = Files.createDirectory(path.resolve("" + number));
        String name = "kneepoint-" + UUID.randomUUID().toString().replace("-", "");
        Submission submission = new Submission(folder, name, packs, seconds);
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
