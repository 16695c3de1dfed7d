// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.worker.WorkerKind;

/**
 * Executes the runs of a plan on other machines, a pack for each slot. Packs that were begun before
 * the last end of the server come first, and are not begun again.
 */
final class ClusterRuns implements SlotRuns {
    private final Cluster cluster;
    private final RunOwner owner;
    private final RunDelivery delivery;
    private final WorkerKind kind;
    private final int parallel;
    private final Path place;
    private final Deque<List<RunTask>> begun = new ArrayDeque<>();
    private final Map<RunTask, Path> folders = new HashMap<>();
    private final Queue<RunResult> results = new ConcurrentLinkedQueue<>();

    /**
     * Executes runs for an owner.
     *
     * @param tasks the runs
     * @param parallel slots that they may have at once
     */
    ClusterRuns(
            Cluster cluster,
            RunOwner owner,
            RunDelivery delivery,
            List<RunTask> tasks,
            WorkerKind kind,
            int parallel) {
        this.cluster = cluster;
        this.owner = owner;
        this.delivery = delivery;
        this.kind = kind;
        this.parallel = parallel;
        this.place = cluster.take(owner, delivery.plan());
        Cluster.entries(place).forEach(folder -> find(folder, tasks));
    }

    private void find(Path folder, List<RunTask> tasks) {
        Set<Integer> numbers;
        try {
            numbers = cluster.executor().work(folder).runs();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<RunTask> runs =
                tasks.stream()
                        .filter(task -> numbers.contains(task.number()))
                        .filter(task -> !folders.containsKey(task))
                        .toList();
        if (runs.isEmpty()) {
            cluster.remove(folder);
        } else {
            begun.add(runs);
            runs.forEach(task -> folders.put(task, folder));
        }
    }

    @Override
    public List<RunTask> next(Deque<RunTask> waiting) {
        List<RunTask> runs = begun.poll();
        if (runs == null) {
            runs =
                    cluster.executor()
                            .pack(delivery.plan(), List.copyOf(waiting), results, parallel);
            Path folder = newFolder();
            synchronized (folders) {
                runs.forEach(task -> folders.put(task, folder));
            }
        }
        waiting.removeAll(new HashSet<>(runs));
        return runs;
    }

    private Path newFolder() {
        try {
            return Files.createTempDirectory(place, "pack-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void execute(List<RunTask> runs, Progress progress) throws InterruptedException {
        Path folder;
        synchronized (folders) {
            folder = folders.get(runs.get(0));
        }
        Delivering delivering = new Delivering(progress);
        cluster.at(folder, kind).execute(delivery.plan(), runs, delivering::add, delivering);
        delivering.deliver();
        if (delivering.delivered == runs.size() || !owner.isContinued()) {
            cluster.remove(folder);
        }
    }

    @Override
    public void close() {
        cluster.giveBack(place);
    }

    /** Delivers the results of a pack together: each commit takes time and space. */
    private final class Delivering implements Progress {
        private final Progress progress;
        private final List<RunResult> received = new ArrayList<>();
        private int delivered;

        Delivering(Progress progress) {
            this.progress = progress;
        }

        void add(RunResult result) {
            received.add(result);
        }

        void deliver() throws InterruptedException {
            List<RunResult> some = List.copyOf(received);
            received.clear();
            if (!some.isEmpty()) {
                delivery.deliver(some);
                results.addAll(some);
                delivered += some.size();
            }
        }

        @Override
        public boolean isCancelled() {
            return progress.isCancelled();
        }

        @Override
        public void report(double fraction) {
            try {
                deliver();
            } catch (InterruptedException e) {
                // what is not stored is in the folder
                Thread.currentThread().interrupt();
            }
            progress.report(fraction);
        }
    }
}
