// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunResult;

/** Executes the missing runs of a study in its locked folder and journals each as it ends. */
final class Campaign implements Progress {
    /**
     * Shortest period in which the results are rewritten and the journal is synced, nanoseconds.
     */
    private static final long PERIOD = TimeUnit.SECONDS.toNanos(1);

    /** Writing the results takes at most one part in this many of the time. */
    private static final int WRITE_TIME_SHARE = 20;

    private final StudyFolder folder;
    private final RunPlan plan;
    private final int session;
    private final Journal journal;
    private final InMemoryCollector memory;
    private final Progress caller;
    private final Clock clock;
    private int written;
    private long next = System.nanoTime();

    /**
     * Resumes a study.
     *
     * @param session number of the session
     * @param journal receives the runs
     * @param memory results of earlier sessions on the runs that concern this one
     * @param caller progress and cancellation of the whole study
     * @param listener receives every point
     */
    Campaign(
            StudyFolder folder,
            RunPlan plan,
            int session,
            Journal journal,
            InMemoryCollector memory,
            Progress caller,
            PointListener listener,
            Clock clock) {
        this.folder = folder;
        this.plan = plan;
        this.session = session;
        this.journal = journal;
        this.memory = memory;
        this.clock = clock;
        this.caller = caller.part((double) memory.runs() / memory.allRuns(), 1);
        memory.publish(listener, task -> plan.points(task, memory::points));
    }

    /**
     * Executes the missing runs until the caller cancels. However it ends, finished runs are in the
     * journal.
     *
     * @throws IOException if a file cannot be written
     */
    void execute(EvaluationService evaluation) throws IOException {
        try {
            evaluation.execute(plan, memory.missing(), this::collect, this);
        } catch (UncheckedIOException e) {
            syncAfter(e.getCause());
            throw e.getCause();
        } catch (RuntimeException | Error e) {
            syncAfter(e);
            throw e;
        }
        journal.sync();
    }

    /** Keeps a run after it is journalled. A cancelled run is not done. */
    private void collect(RunResult result) {
        if (result.isCut()) {
            return;
        }
        RunRecord run = new RunRecord(result.task(), session, clock.instant(), result.points());
        try {
            if (journal.append(run.entry())) {
                memory.collect(run.withoutSeconds());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Keeps the first failure as the one reported. */
    private void syncAfter(Throwable first) {
        try {
            journal.sync();
        } catch (IOException e) {
            first.addSuppressed(e);
        }
    }

    @Override
    public boolean isCancelled() {
        return caller.isCancelled();
    }

    @Override
    public void report(double fraction) {
        caller.report(fraction);
        if (System.nanoTime() - next >= 0) {
            try {
                journal.sync();
                UninterruptedIo.run(this::write);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Writes the results if they have changed, and returns the number of runs. */
    private int write() throws IOException {
        long start = System.nanoTime();
        int added = memory.collected();
        if (added != written) {
            folder.writeResults(plan.curves(memory.completeScenarios()));
            written = added;
        }
        long end = System.nanoTime();
        next = end + Math.max(PERIOD, WRITE_TIME_SHARE * (end - start));
        return added;
    }
}
