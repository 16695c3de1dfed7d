// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.study.Trial;
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.study.plugin.PlugInCalls;
import org.kneepoint.study.task.AbandonedThreads;
import org.kneepoint.study.worker.Worker;
import org.kneepoint.study.worker.WorkerEnded;
import org.kneepoint.study.worker.WorkerKind;

/**
 * Lets worker processes try what dropped-in plug-ins are asked for before this process asks them.
 * Their heap is a fraction of that of this process, since it repeats what they have tried. Safe for
 * use by several threads.
 */
final class PlanTrials implements AutoCloseable {
    private static final int AT_ONCE = 2;
    private static final long POLL_MILLIS = 20;

    /** What allows a larger heap. */
    private static final String HEAP_SETTING =
            "-Xmx of the server, of which a quarter counts, or quota.memory";

    private static final long LEAST_HEAP = 64L << 20;

    /** Fraction of the memory of this process that a plug-in may use while it plans. */
    private static final double MEMORY_FRACTION = 1.0 / 4;

    private final CoreSlots slots = new CoreSlots(AT_ONCE);
    private final WarmWorkers workers;
    private final DeploySnapshots snapshots;
    private final Consumer<String> warnings;

    /**
     * Trials with the plug-ins of a deploy folder.
     *
     * @param warnings receives a line for each refusal
     */
    PlanTrials(WorkerStarter starter, DeploySnapshots snapshots, Consumer<String> warnings) {
        this.workers = new WarmWorkers(starter, AT_ONCE, HEAP_SETTING);
        this.snapshots = snapshots;
        this.warnings = warnings;
    }

    /**
     * Tries something when it is the turn of its claim.
     *
     * @param plugIns the dropped-in plug-ins that take part, at least one
     * @param heapBytes heap at most, bytes
     * @param seconds time limit of the whole
     * @throws BadInput if the plug-ins are refused
     * @throws CancellationException if cancelled
     */
    void require(
            Trial trial,
            List<Described> plugIns,
            Claim claim,
            long heapBytes,
            long seconds,
            Progress progress) {
        requireResponsive(plugIns);
        try (DeploySnapshots.Lease lease = snapshots.present()) {
            WorkerKind kind = new WorkerKind(lease.folder(), heap(heapBytes));
            CompletableFuture<Optional<String>> answer = new CompletableFuture<>();
            slots.add(claim, 1, () -> attempt(trial, kind, answer));
            try {
                await(answer, seconds, progress)
                        .ifPresent(
                                why -> {
                                    throw refusal(plugIns, why);
                                });
            } finally {
                answer.cancel(true);
                slots.remove(claim);
            }
        }
    }

    private static long heap(long most) {
        long share = (long) (MEMORY_FRACTION * Runtime.getRuntime().maxMemory());
        return Math.max(LEAST_HEAP, Math.min(most, share));
    }

    /** A plug-in whose thread still runs would let another one run for ever. */
    private void requireResponsive(List<Described> plugIns) {
        Set<String> running = Set.copyOf(AbandonedThreads.plugIns());
        for (Described plugIn : plugIns) {
            if (running.contains(PlugInCalls.plugInOf(plugIn))) {
                throw refusal(
                        List.of(plugIn),
                        "it did not return before, and its thread still runs: it can be used again"
                                + " when the server was restarted");
            }
        }
    }

    private BadInput refusal(List<Described> plugIns, String why) {
        String bundles =
                plugIns.stream()
                        .map(PlugInBundles::name)
                        .distinct()
                        .sorted()
                        .collect(Collectors.joining(", "));
        String line = bundles + " is refused: " + why;
        warnings.accept(line);
        return BadInput.because("plug-in", bundles, line);
    }

    private static Optional<String> await(
            CompletableFuture<Optional<String>> answer, long seconds, Progress progress) {
        long begin = System.nanoTime();
        try {
            while (System.nanoTime() - begin < TimeUnit.SECONDS.toNanos(seconds)) {
                try {
                    return answer.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
                } catch (TimeoutException e) {
                    if (progress.isCancelled()) {
                        throw new CancellationException("cancelled while plug-ins were tried");
                    }
                }
            }
            return Optional.of("no answer within " + seconds + " s");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            // the caller sees the interruption
            progress.isCancelled();
            throw new CancellationException("interrupted while plug-ins were tried");
        } catch (ExecutionException e) {
            throw new IllegalStateException("plug-ins cannot be tried", e.getCause());
        }
    }

    /** Tries on the thread of a slot. */
    private void attempt(Trial trial, WorkerKind kind, CompletableFuture<Optional<String>> answer) {
        if (answer.isCancelled()) {
            return;
        }
        try {
            answer.complete(attempt(trial, kind, cancelledWith(answer)));
        } catch (RuntimeException | InterruptedException | Error e) {
            answer.completeExceptionally(e);
        }
    }

    private Optional<String> attempt(Trial trial, WorkerKind kind, Progress progress)
            throws InterruptedException {
        Worker worker = workers.take(kind);
        try {
            return worker.attempt(trial, progress);
        } catch (WorkerEnded e) {
            return Optional.of(e.getMessage());
        } catch (RuntimeException | InterruptedException e) {
            worker.close();
            throw e;
        } finally {
            workers.giveBack(worker, kind);
        }
    }

    private static Progress cancelledWith(CompletableFuture<?> answer) {
        return new Progress() {
            @Override
            public boolean isCancelled() {
                return answer.isCancelled();
            }

            @Override
            public void report(double fraction) {
                // a trial has no progress
            }
        };
    }

    /** Ends workers as {@link WarmWorkers#endIdle} does. */
    void endIdle(long nanos, Predicate<Path> isUnused) {
        workers.endIdle(nanos, isUnused);
    }

    /** Returns the number of processes. */
    int size() {
        return workers.size();
    }

    /** Ends all workers, and tries no more. */
    @Override
    public void close() {
        slots.close();
        workers.close();
    }
}
