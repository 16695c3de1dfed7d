// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.worker.Worker;
import org.kneepoint.study.worker.WorkerEnded;

/**
 * Executes one pack after the other in a worker process, which is kept for the session, and from
 * one session to the next if neither has files; the first is started before there is a session.
 * What ends the process fails its run only.
 */
final class Slot implements Runnable {
    private static final long PAUSE_MILLIS = 100;

    /** Time until missing files are received again. */
    private static final long RECEPTION_MILLIS = 1000;

    /** A signal may reach the worker before this process. */
    private static final long LAST_WORD_MILLIS = 1000;

    /** Time for which a worker is kept without work. */
    private static final long LONGEST_IDLE_NANOS = TimeUnit.MINUTES.toNanos(5);

    private final Member member;
    private Worker worker;

    /** The session that the worker was used for last; null if for none yet. */
    private JoinedSession planned;

    private boolean isExecuting;
    private long lastUse;

    Slot(Member member) {
        this.member = member;
    }

    @Override
    public void run() {
        try {
            start(null, member.installation().withoutFiles());
            while (!member.isStopped()) {
                try {
                    work();
                } catch (RuntimeException e) {
                    member.require(e);
                    Thread.sleep(PAUSE_MILLIS);
                }
            }
        } catch (InterruptedException e) {
            // stopped
        } catch (RuntimeException e) {
            member.fail(e);
        } finally {
            closeWorker();
        }
    }

    private void work() throws InterruptedException {
        Optional<Lease> lease = member.lease(planned);
        if (lease.isEmpty()) {
            if (hasNoSession() && !isKept()) {
                closeWorker();
            }
            Thread.sleep(PAUSE_MILLIS);
            return;
        }
        try {
            setExecuting(true);
            execute(lease.get());
        } finally {
            setExecuting(false);
            lastUse = System.nanoTime();
            member.end(lease.get());
        }
    }

    private synchronized void setExecuting(boolean executes) {
        isExecuting = executes;
    }

    /** Returns whether there is a worker, and the session is over that it was used for, if any. */
    private boolean hasNoSession() {
        return worker != null && (planned == null || planned.isEnded());
    }

    /** Returns whether the worker, which has no session, is kept for the next one. */
    private boolean isKept() {
        return !worker.hasEnded()
                && isWithoutFiles()
                && System.nanoTime() - lastUse < LONGEST_IDLE_NANOS;
    }

    private boolean isWithoutFiles() {
        return planned == null || !planned.terms().hasFiles();
    }

    private void execute(Lease lease) throws InterruptedException {
        if (!prepare(lease)) {
            return;
        }
        for (Pack.Run run : lease.pack().runs()) {
            if (!lease.isHeld() || member.isStopped() || !execute(lease, run)) {
                return;
            }
        }
    }

    /**
     * Returns whether the files are there and the worker has agreed to the plan. If it has not, the
     * session is refused.
     */
    private boolean prepare(Lease lease) throws InterruptedException {
        JoinedSession session = lease.session();
        try {
            if (session.receive(member.installation().deploy())) {
                return plan(lease);
            }
            Thread.sleep(RECEPTION_MILLIS);
        } catch (IOException e) {
            refuse(lease, "a file: " + e.getMessage());
        } catch (BadInput | IllegalStateException | WorkerEnded e) {
            refuse(lease, e.getMessage());
        }
        return false;
    }

    private void refuse(Lease lease, String why) {
        closeWorker();
        if (lease.isHeld() && !member.isStopped()) {
            member.refuse(lease.session(), why);
        }
    }

    private boolean plan(Lease lease) throws InterruptedException {
        JoinedSession session = lease.session();
        if (worker != null && planned == session && !worker.hasEnded()) {
            return true;
        }
        if (reuse(session)) {
            try {
                return worker.plan(session.terms().plan(), lease);
            } catch (WorkerEnded e) {
                // while it was not used
            }
        }
        closeWorker();
        start(session, session.folder());
        return worker.plan(session.terms().plan(), lease);
    }

    /** Uses the worker of another session or of none, if neither has files. */
    private synchronized boolean reuse(JoinedSession session) {
        boolean isPossible =
                worker != null
                        && planned != session
                        && isWithoutFiles()
                        && !session.terms().hasFiles();
        planned = isPossible ? session : planned;
        return isPossible;
    }

    private synchronized void start(JoinedSession session, Path files) {
        planned = session;
        lastUse = System.nanoTime();
        worker = Worker.start(member.installation().worker(files));
    }

    /** Returns whether the run is done. */
    private boolean execute(Lease lease, Pack.Run run) throws InterruptedException {
        try {
            if (!plan(lease)) {
                return false;
            }
            RunResult result = worker.evaluate(run.number(), run.limit(), lease);
            if (result.isCut()) {
                return false;
            }
            lease.session().keep(run.number(), RunEnd.of(result));
        } catch (BadInput e) {
            lease.session().keep(run.number(), RunEnd.refused(e.getMessage()));
        } catch (WorkerEnded e) {
            Thread.sleep(LAST_WORD_MILLIS);
            if (!lease.isHeld() || member.isStopped()) {
                return false;
            }
            lease.session().keep(run.number(), RunEnd.failed(e.getMessage()));
        }
        return true;
    }

    /** Ends what is executed for a session that has ended, or for any if this member stops. */
    synchronized void endWork() {
        if (worker != null && (member.isStopped() || isExecuting && hasNoSession())) {
            worker.close();
        }
    }

    private synchronized void closeWorker() {
        if (worker != null) {
            worker.close();
        }
        worker = null;
        planned = null;
    }
}
