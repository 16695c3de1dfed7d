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
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.study.run.RunResult;

/** A submission of which tasks are awaited. */
final class OpenJob {
    private final Submission submission;
    private final Set<Integer> tasks = new TreeSet<>();

    /** When a task was first missed among those of Slurm, nanoseconds. */
    private final Map<Integer, Long> missed = new HashMap<>();

    /** How Slurm says that a task has ended. */
    private final Map<Integer, String> ends = new HashMap<>();

    private OpenJob(Submission submission) {
        this.submission = submission;
    }

    /** Returns a submission with the tasks that have left no file at their end. */
    static OpenJob of(Submission submission) throws IOException {
        OpenJob job = new OpenJob(submission);
        if (!submission.isCancelled()) {
            Set<String> files = job.files();
            for (int task = 1; task <= submission.packs().size(); task++) {
                if (!files.contains(task + ".results") && !files.contains(task + ".refused")) {
                    job.tasks.add(task);
                }
            }
        }
        return job;
    }

    private Set<String> files() throws IOException {
        try (Stream<Path> files = Files.list(submission.folder())) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        }
    }

    Submission submission() {
        return submission;
    }

    /** Returns the tasks that are awaited. */
    Set<Integer> tasks() {
        return tasks;
    }

    /** Returns the runs of the tasks that are awaited. */
    Set<Integer> runs() {
        return tasks.stream()
                .flatMap(task -> submission.packs().get(task - 1).stream())
                .collect(Collectors.toCollection(HashSet::new));
    }

    /** Returns the results of tasks that have ended since, which are awaited no longer. */
    List<RunResult> ended() throws IOException {
        Set<String> files = files();
        List<RunResult> results = new ArrayList<>();
        for (int task : List.copyOf(tasks)) {
            if (files.contains(task + ".results")) {
                results.addAll(submission.found(task));
                tasks.remove(task);
            }
        }
        return results;
    }

    /** Returns the tasks that have refused their pack. */
    Set<Integer> refused() throws IOException {
        Set<String> files = files();
        return tasks.stream()
                .filter(task -> files.contains(task + ".refused"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Awaits no task any longer. */
    void close() {
        tasks.clear();
    }

    /**
     * Compares the tasks with those that Slurm has.
     *
     * @param grace how long a task may be missed before it is lost, nanoseconds: its file may need
     *     some time to appear
     * @return the tasks lost, which are awaited no longer
     */
    Set<Integer> lost(List<QueuedTask> queue, long grace) throws IOException {
        Set<Integer> alive = new HashSet<>();
        for (QueuedTask task : queue) {
            if (task.name().equals(submission.name())) {
                note(task, alive);
            }
        }
        missed.keySet().removeAll(alive);
        Set<Integer> lost = new TreeSet<>();
        boolean isFirst = false;
        long now = System.nanoTime();
        for (int task : tasks) {
            if (!alive.contains(task)) {
                isFirst |= missed.putIfAbsent(task, now) == null;
                if (now - missed.get(task) >= grace) {
                    lost.add(task);
                }
            }
        }
        if (isFirst) {
            WorkFolder.refresh(submission);
        }
        tasks.removeAll(lost);
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

    /** Returns whether a task is missed but not lost yet. */
    boolean isMissing() {
        return tasks.stream().anyMatch(missed::containsKey);
    }

    /** Returns how a task has ended, as far as Slurm knows. */
    String end(int task) {
        return ends.getOrDefault(task, "unknown to Slurm");
    }
}
