// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * As many threads as there are cores for work, each of which executes one run at a time of the
 * claim whose turn it is. Safe for use by several threads.
 */
final class CoreSlots implements AutoCloseable {
    /** What was used counts half after this time, s. */
    private static final double HALF_LIFE = 300;

    /** Period in which changed limits are observed, ms. */
    private static final long PERIOD = 1000;

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final FairShares shares = new FairShares(HALF_LIFE);
    private final Map<Claim, Runnable> work = new HashMap<>();
    private final int cores;
    private int busy;
    private boolean isClosed;

    /** A number of slots. */
    CoreSlots(int cores) {
        this.cores = cores;
        for (int i = 1; i <= cores; i++) {
            Thread slot = new Thread(this::serve, "slot " + i);
            slot.setDaemon(true);
            slot.start();
        }
    }

    int cores() {
        return cores;
    }

    synchronized int busy() {
        return busy;
    }

    synchronized int waiting() {
        return shares.waiting();
    }

    /**
     * Executes work some times, once for each slot.
     *
     * @param once executes one run; catches what it throws
     */
    synchronized void add(Claim claim, int times, Runnable once) {
        work.put(claim, once);
        shares.add(claim, times);
        notifyAll();
    }

    /** Lets a claim wait for fewer slots. */
    synchronized void withdraw(Claim claim, int slots) {
        shares.withdraw(claim, slots);
    }

    /** Executes the work of a claim no more; what was begun is not concerned. */
    synchronized void remove(Claim claim) {
        shares.remove(claim);
        work.remove(claim);
    }

    private void serve() {
        try {
            while (true) {
                Turn turn = next();
                try {
                    turn.work().run();
                } finally {
                    end(turn);
                }
            }
        } catch (InterruptedException e) {
            // closed
        }
    }

    /** The use of a slot. */
    private record Turn(Claim claim, Runnable work, double begun) {}

    private synchronized Turn next() throws InterruptedException {
        while (true) {
            if (isClosed) {
                throw new InterruptedException();
            }
            double now = now();
            Optional<Claim> claim = shares.begin(now);
            if (claim.isPresent()) {
                busy++;
                return new Turn(claim.get(), work.get(claim.get()), now);
            }
            wait(PERIOD);
        }
    }

    private synchronized void end(Turn turn) {
        busy--;
        shares.end(turn.claim(), turn.begun(), now());
        notifyAll();
    }

    private static double now() {
        return System.nanoTime() / NANOS;
    }

    /** Begins nothing more. */
    @Override
    public synchronized void close() {
        isClosed = true;
        notifyAll();
    }
}
