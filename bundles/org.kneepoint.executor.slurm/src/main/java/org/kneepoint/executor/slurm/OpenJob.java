// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.study.run.RunResult;

/** A submission of which packs are awaited. */
final class OpenJob {
    private static final String REFUSED = ".refused";
    private static final String COMPLETED = "COMPLETED";
    private static final String UNKNOWN = "unknown to Slurm";

    private final Submission submission;
    private final Set<Integer> packs = new TreeSet<>();

    /** The refusals that another process has told its user. */
    private final Set<String> formerRefusals;

    /** When a pack was first without a task that Slurm has, nanoseconds. */
    private final Map<Integer, Long> missed = new HashMap<>();

    /** How Slurm says that tasks have ended. */
    private final Map<Integer, String> ends = new TreeMap<>();

    private OpenJob(Submission submission, Set<String> files) {
        this.submission = submission;
        this.formerRefusals = refusals(files);
        for (int pack = 1; pack <= submission.packs().size(); pack++) {
            if (!files.contains(name(submission.results(pack)))) {
                packs.add(pack);
            }
        }
    }

    /** Returns a submission with the packs that have no file of results. */
    static OpenJob of(Submission submission) throws IOException {
        return new OpenJob(submission, files(submission));
    }

    private static Set<String> files(Submission submission) throws IOException {
        try (Stream<Path> files = Files.list(submission.folder())) {
            return files.map(OpenJob::name).collect(Collectors.toSet());
        }
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    private static Set<String> refusals(Set<String> files) {
        return files.stream()
                .filter(file -> file.matches("\\d{1,9}" + Pattern.quote(REFUSED)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    Submission submission() {
        return submission;
    }

    /** Returns the packs that are awaited. */
    Set<Integer> packs() {
        return packs;
    }

    /** Returns the runs of the packs that are awaited. */
    Set<Integer> runs() {
        return packs.stream()
                .flatMap(pack -> submission.packs().get(pack - 1).stream())
                .collect(Collectors.toCollection(HashSet::new));
    }

    /** Returns the results of packs that were done since, which are awaited no longer. */
    List<RunResult> done() throws IOException {
        Set<String> files = files(submission);
        List<RunResult> results = new ArrayList<>();
        for (int pack : List.copyOf(packs)) {
            if (files.contains(name(submission.results(pack)))) {
                results.addAll(submission.found(pack));
                packs.remove(pack);
            }
        }
        return results;
    }

    /** Returns the tasks that have refused the study since. */
    List<Integer> refused() throws IOException {
        Set<String> refusals = refusals(files(submission));
        refusals.removeAll(formerRefusals);
        return refusals.stream()
                .map(file -> Integer.parseInt(file.substring(0, file.indexOf('.'))))
                .toList();
    }

    /**
     * Compares the tasks that have taken the packs with those that Slurm has. A pack that no task
     * has taken is for any.
     *
     * @param grace how long a pack may be without a task before it is lost, nanoseconds: its file
     *     may need some time to appear
     * @return the packs lost, which are awaited no longer
     */
    Set<Integer> lost(List<QueuedTask> queue, long grace) throws IOException {
        Set<Integer> alive = new HashSet<>();
        for (QueuedTask task : queue) {
            if (task.name().equals(submission.name())) {
                note(task, alive);
            }
        }
        Set<Integer> lost = new TreeSet<>();
        boolean isFirst = false;
        long now = System.nanoTime();
        Set<Integer> taken = new HashSet<>(submission.taken());
        for (int pack : packs) {
            OptionalInt task = taken.contains(pack) ? submission.taker(pack) : OptionalInt.empty();
            if (task.isPresent() ? alive.contains(task.getAsInt()) : !alive.isEmpty()) {
                missed.remove(pack);
            } else {
                isFirst |= missed.putIfAbsent(pack, now) == null;
                if (now - missed.get(pack) >= grace) {
                    lost.add(pack);
                }
            }
        }
        if (isFirst) {
            WorkFolder.refresh(submission);
        }
        packs.removeAll(lost);
        return lost;
    }

    private void note(QueuedTask task, Set<Integer> alive) throws IOException {
        if (submission.id().isEmpty()) {
            submission.writeId(task.job());
        }
        if (task.isAlive()) {
            alive.add(task.number());
        } else {
            ends.put(task.number(), task.end());
        }
    }

    /** Returns whether a pack is missed but not lost yet. */
    boolean isMissing() {
        return packs.stream().anyMatch(missed::containsKey);
    }

    /**
     * Returns which task has lost a pack, how that has ended, as far as Slurm knows, and what it
     * has printed last. A pack that no task has taken lacks one that did not end well.
     */
    String reason(int pack) throws IOException {
        OptionalInt taker = submission.taker(pack);
        OptionalInt task =
                taker.isPresent()
                        ? taker
                        : ends.keySet().stream()
                                .filter(one -> !ends.get(one).startsWith(COMPLETED))
                                .mapToInt(one -> one)
                                .findFirst();
        String name =
                task.isPresent()
                        ? "task " + submission.shown() + "_" + task.getAsInt()
                        : "job " + submission.shown();
        String end = task.isPresent() ? ends.getOrDefault(task.getAsInt(), UNKNOWN) : UNKNOWN;
        String printed = task.isPresent() ? submission.lastLine(task.getAsInt()) : "";
        return name
                + " of Slurm has ended without its results ("
                + end
                + ")"
                + (printed.isEmpty() ? "" : ": " + printed);
    }
}
