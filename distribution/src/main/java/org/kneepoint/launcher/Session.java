// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The shutdown hook, run after the command has ended or on a signal. After a signal the exit status
 * is 128 plus the number of the signal, 130 for Ctrl-C.
 */
final class Session implements Runnable {

    /**
     * Time for an interrupted command to print its partial result, ms; a command that needs more
     * sets the system property {@code kneepoint.grace}.
     */
    private static final long GRACE = 5_000;

    /** Time for the bundles to stop, ms. */
    private static final long STOP = 2_000;

    private final Thread worker;
    private final ProcessFolder folder;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile Workbench workbench;
    private volatile BundleCacheFile kept;
    private volatile boolean interrupted;

    /**
     * @param worker the thread that runs the command
     * @param folder deleted at the end
     */
    Session(Thread worker, ProcessFolder folder) {
        this.worker = worker;
        this.folder = folder;
    }

    /** Sets the workbench to be stopped at the end. */
    void setWorkbench(Workbench started) {
        workbench = started;
    }

    /** Keeps the bundle cache in a file at the end. */
    void keepBundleCache(BundleCacheFile file) {
        kept = file;
    }

    /** Signals the end of the command. */
    void end() {
        ended.countDown();
    }

    /** Whether the process ends before the command. */
    boolean interrupted() {
        return interrupted;
    }

    @Override
    public void run() {
        if (ended.getCount() > 0) {
            interrupted = true;
            worker.interrupt();
            awaitEnd();
        }
        if (workbench != null) {
            workbench.stop(STOP);
        }
        if (kept != null && !interrupted) {
            folder.keepIn(kept);
        }
        folder.delete();
    }

    private void awaitEnd() {
        try {
            ended.await(Long.getLong("kneepoint.grace", GRACE), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            // a shutdown hook is not interrupted
        }
    }
}
