// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.worker.Worker;
import org.kneepoint.study.worker.WorkerKind;

/**
 * Worker processes that are kept for the next run, of any plan that needs the same kind. Safe for
 * use by several threads.
 */
final class WarmWorkers implements AutoCloseable {
    private final WorkerStarter starter;
    private final int most;
    private final String heapSetting;
    private final List<Idle> idle = new ArrayList<>();
    private final List<Worker> busy = new ArrayList<>();
    private boolean isClosed;

    private record Idle(Worker worker, WorkerKind kind, long since) {}

    /**
     * Keeps workers.
     *
     * @param most in all; those in use are never more
     * @param heapSetting what allows them a larger heap, as a message names it
     */
    WarmWorkers(WorkerStarter starter, int most, String heapSetting) {
        this.starter = starter;
        this.most = most;
        this.heapSetting = heapSetting;
    }

    /** Returns a worker, if possible one that has planned already. */
    Worker take(RunPlan plan, WorkerKind kind) {
        return take(kind, worker -> worker.hasPlanned(plan));
    }

    /** Returns a worker. */
    Worker take(WorkerKind kind) {
        return take(kind, worker -> true);
    }

    private synchronized Worker take(WorkerKind kind, Predicate<Worker> isPreferred) {
        if (isClosed) {
            throw new IllegalStateException("the server ends");
        }
        idle.removeIf(one -> one.worker().hasEnded());
        Worker worker =
                find(one -> one.kind().equals(kind) && isPreferred.test(one.worker()))
                        .or(() -> find(one -> one.kind().equals(kind)))
                        .orElseGet(() -> start(kind));
        busy.add(worker);
        return worker;
    }

    private Optional<Worker> find(Predicate<Idle> wanted) {
        Optional<Idle> found = idle.stream().filter(wanted).findFirst();
        found.ifPresent(idle::remove);
        return found.map(Idle::worker);
    }

    private Worker start(WorkerKind kind) {
        while (!idle.isEmpty() && idle.size() + busy.size() >= most) {
            Idle oldest = idle.stream().min(Comparator.comparingLong(Idle::since)).orElseThrow();
            idle.remove(oldest);
            oldest.worker().close();
        }
        return starter.start(kind.deployFolder(), kind.heapBytes(), heapSetting);
    }

    /** Takes a worker back; one that has ended is forgotten. */
    synchronized void giveBack(Worker worker, WorkerKind kind) {
        busy.remove(worker);
        if (isClosed) {
            worker.close();
        } else if (!worker.hasEnded()) {
            idle.add(new Idle(worker, kind, System.nanoTime()));
        }
    }

    /** Returns the number of processes. */
    synchronized int size() {
        return idle.size() + busy.size();
    }

    /** Ends workers that were not used for a time, or are of a folder that is not used. */
    synchronized void endIdle(long nanos, Predicate<Path> isUnused) {
        long now = System.nanoTime();
        idle.removeIf(
                one -> {
                    boolean ends =
                            now - one.since() > nanos || isUnused.test(one.kind().deployFolder());
                    if (ends) {
                        one.worker().close();
                    }
                    return ends;
                });
    }

    /** Ends all workers, also those in use. */
    @Override
    public synchronized void close() {
        isClosed = true;
        idle.forEach(one -> one.worker().close());
        busy.forEach(Worker::close);
    }
}
