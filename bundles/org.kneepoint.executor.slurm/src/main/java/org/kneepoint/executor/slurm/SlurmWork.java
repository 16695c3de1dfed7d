// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.DetachedJobs;
import org.kneepoint.study.DetachedWork;
import org.kneepoint.study.run.RunResult;

/** The submissions of a folder, as any process sees them. */
record SlurmWork(WorkFolder folder, SlurmCommands commands) implements DetachedWork {
    @Override
    public List<RunResult> results() throws IOException {
        return folder.results();
    }

    @Override
    public Set<Integer> runs() throws IOException {
        return folder.submissions().stream()
                .flatMap(submission -> submission.packs().stream())
                .flatMap(List::stream)
                .collect(Collectors.toSet());
    }

    @Override
    public DetachedJobs jobs() throws IOException {
        List<Submission> open = open();
        if (open.isEmpty()) {
            return DetachedJobs.NONE;
        }
        Optional<List<QueuedTask>> tasks = tasks(open);
        if (tasks.isEmpty()) {
            open.removeIf(Submission::isCancelled);
            return new DetachedJobs(shown(open), 0, 0, "", false);
        }
        Set<String> cancelled =
                open.stream()
                        .filter(Submission::isCancelled)
                        .map(Submission::name)
                        .collect(Collectors.toSet());
        List<QueuedTask> alive =
                tasks.get().stream()
                        .filter(QueuedTask::isAlive)
                        .filter(task -> !task.isEnding() || !cancelled.contains(task.name()))
                        .toList();
        int waiting = (int) alive.stream().filter(QueuedTask::isWaiting).count();
        String reason =
                alive.stream()
                        .filter(QueuedTask::isWaiting)
                        .map(QueuedTask::reason)
                        .findFirst()
                        .orElse("");
        List<String> names = alive.stream().map(QueuedTask::job).distinct().toList();
        return new DetachedJobs(names, alive.size() - waiting, waiting, reason, true);
    }

    /**
     * Submissions of which packs have no results, also those that are said to be cancelled: the
     * process that cancelled them may have been killed before it asked Slurm.
     */
    private List<Submission> open() throws IOException {
        List<Submission> open = new ArrayList<>();
        for (Submission submission : folder.submissions()) {
            if (!OpenJob.of(submission).packs().isEmpty()) {
                open.add(submission);
            }
        }
        return open;
    }

    /** Empty if Slurm does not answer or this machine has none, such as one that has a copy. */
    private Optional<List<QueuedTask>> tasks(List<Submission> open) throws IOException {
        try {
            return commands.tasks(open.stream().map(Submission::name).toList());
        } catch (BadInput e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static List<String> shown(List<Submission> submissions) throws IOException {
        List<String> names = new ArrayList<>();
        for (Submission submission : submissions) {
            names.add(submission.shown());
        }
        return names;
    }

    @Override
    public List<String> cancel() throws IOException {
        List<Submission> open = open();
        List<String> names = open.isEmpty() ? List.of() : jobs().names();
        for (Submission submission : open) {
            cancel(submission);
        }
        return names;
    }

    private void cancel(Submission submission) throws IOException {
        // before its tasks vanish, or a process that waits for them would submit them again
        submission.writeCancelled();
        boolean isEnded = false;
        try {
            commands.cancel(submission.name());
            isEnded = true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException(
                    "interrupted: job " + submission.shown() + " may go on");
        } finally {
            if (!isEnded) {
                submission.withdrawCancelled();
            }
        }
    }
}
