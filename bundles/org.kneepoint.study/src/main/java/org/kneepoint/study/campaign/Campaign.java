// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.result.Point;
import org.kneepoint.study.Schedule;
import org.kneepoint.study.SweepRun;

/**
 * One session of work on a study, in a folder that is locked: does what is missing, and puts down
 * each run as soon as it is done.
 */
final class Campaign implements SweepRun {
    /** How often at most the results are written anew and the disk is asked to keep the journal. */
    private static final long PERIOD = TimeUnit.SECONDS.toNanos(1);

    /** The part of the time that writing the results may take, as one in so many. */
    private static final int SHARE = 20;

    private final StudyFolder folder;
    private final Schedule schedule;
    private final Session session;
    private final Journal journal;
    private final Progress progress;
    private final SweepRun caller;
    private final Clock clock;
    private final int before;
    private int written;
    private long next = System.nanoTime();

    /**
     * Goes on with a study.
     *
     * @param session this one
     * @param journal takes the runs
     * @param progress what was done before
     * @param caller told about the whole, asked whether to go on
     */
    Campaign(
            StudyFolder folder,
            Schedule schedule,
            Session session,
            Journal journal,
            Progress progress,
            SweepRun caller,
            Clock clock) {
        this.folder = folder;
        this.schedule = schedule;
        this.session = session;
        this.journal = journal;
        this.progress = progress;
        this.caller = caller;
        this.clock = clock;
        this.before = progress.runs();
    }

    /**
     * Does what is missing, until the caller cancels. However it ends, what was done is in the
     * journal.
     *
     * @throws IOException if something cannot be written
     */
    void carryOut() throws IOException {
        caller.resumed((double) before / schedule.tasks().size());
        try {
            schedule.carryOut(progress.missing(), this::done, this);
        } catch (UncheckedIOException e) {
            syncAfter(e.getCause());
            throw e.getCause();
        } catch (RuntimeException | Error e) {
            syncAfter(e);
            throw e;
        }
        journal.sync();
    }

    /** What failed first is what the user has to know. */
    private void syncAfter(Throwable first) {
        try {
            journal.sync();
        } catch (IOException e) {
            first.addSuppressed(e);
        }
    }

    private void done(Schedule.Task task, List<Point> points) {
        Instant now = clock.instant();
        RunRecord record = new RunRecord(task.number(), session.number(), now, points);
        try {
            if (journal.append(record.entry())) {
                progress.add(record);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean isCancelled() {
        return caller.isCancelled();
    }

    @Override
    public void progress(double fraction) {
        int all = schedule.tasks().size();
        caller.progress((before + fraction * (all - before)) / all);
        caller.points(progress.points(), schedule.points());
        if (System.nanoTime() - next >= 0) {
            try {
                journal.sync();
                Uninterrupted.done(this::write);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Override
    public void points(int done, int all) {
        caller.points(done, all);
    }

    /** Writes the results, unless they are written, and returns how many runs they are of. */
    private int write() throws IOException {
        long start = System.nanoTime();
        int added = progress.added();
        if (added != written) {
            folder.writeResults(schedule.curves(progress::result));
            written = added;
        }
        long end = System.nanoTime();
        next = end + Math.max(PERIOD, SHARE * (end - start));
        return added;
    }
}
