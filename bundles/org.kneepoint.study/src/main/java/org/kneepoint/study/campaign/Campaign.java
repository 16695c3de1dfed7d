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

/** Runs the missing tasks of a study in its locked folder and journals each as it ends. */
final class Campaign implements Progress {
    /** How often at most the results are written anew and the disk is asked to keep the journal. */
    private static final long PERIOD = TimeUnit.SECONDS.toNanos(1);

    /** The part of the time that writing the results may take, as one in so many. */
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
     * Goes on with a study.
     *
     * @param session number of this one
     * @param journal takes the runs
     * @param memory what was done before
     * @param caller told about the whole, asked whether to go on
     * @param listener told of every point
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
        this.caller = caller.part((double) memory.runs() / plan.tasks().size(), 1);
        memory.publish(listener, task -> plan.points(task, memory::points));
    }

    /**
     * Does what is missing, until the caller cancels. However it ends, what was done is in the
     * journal.
     *
     * @throws IOException if something cannot be written
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

    /** Keeps a run once the journal has taken it. One that was cut short is not done. */
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

    /** What failed first is what the user has to know. */
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

    /** Writes the results, unless they are written, and returns how many runs they are of. */
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
