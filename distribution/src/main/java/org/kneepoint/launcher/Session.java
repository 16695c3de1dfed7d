// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The work of this process from start to end, as the shutdown hook that ends it in order, whether
 * the command is done or a signal stops it. After a signal the process ends with 128 plus the
 * number of the signal, 130 for an interruption from the keyboard.
 */
final class Session implements Runnable {

    /** How long an interrupted command may take to print what it has, in milliseconds. */
    private static final long GRACE = 5_000;

    /** How long the bundles may take to stop, in milliseconds. */
    private static final long STOP = 2_000;

    private final Thread worker;
    private final ProcessFolder folder;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile Workbench workbench;
    private volatile boolean interrupted;

    /**
     * @param worker the thread that runs the command
     * @param folder deleted at the end
     */
    Session(Thread worker, ProcessFolder folder) {
        this.worker = worker;
        this.folder = folder;
    }

    /** Names the workbench to be stopped at the end. */
    void runs(Workbench started) {
        workbench = started;
    }

    /** Says that the worker has done its work. */
    void ends() {
        ended.countDown();
    }

    /** Whether the process ends before the worker has done its work. */
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
        folder.delete();
    }

    private void awaitEnd() {
        try {
            ended.await(GRACE, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            // Nobody interrupts a shutdown hook; if so, there is no reason to wait on.
        }
    }
}
