// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * The threads of one run: the thread that calls {@link #run}, the leader, and others that are
 * started when they are first needed. A round does as many parts of the work as there are threads,
 * and ends when all are done; it takes about a microsecond if every thread has a processor. A part
 * whose thread is late, because other programs use its processor, is done by the leader. All that
 * was written before a round is visible in it, and all that is written in it is visible afterwards.
 *
 * <p>A thread that waits first looks out for the others without giving up its processor, since the
 * rounds of a simulation follow closely, and sleeps after some time.
 */
public final class ThreadTeam implements AutoCloseable {
    /** Time for which a waiting thread keeps its processor, nanoseconds. */
    private static final long WAKEFUL_NANOS = 50_000;

    /** Looks at the others between two looks at the clock. */
    private static final int LOOKS = 32;

    private final int size;
    private final List<Member> members = new ArrayList<>();
    private final boolean isWakeful;
    private IntConsumer work;
    private Thread leader;
    private volatile int round;
    private volatile boolean closed;
    private volatile boolean leaderSleeps;

    private ThreadTeam(int size) {
        this.size = size;
        isWakeful = size <= Runtime.getRuntime().availableProcessors();
    }

    /**
     * Returns a team.
     *
     * @param size number of threads including the leader, at least 1
     */
    public static ThreadTeam of(int size) {
        return new ThreadTeam(size);
    }

    /** Returns the number of threads including the leader. */
    public int size() {
        return size;
    }

    /**
     * Does the parts of a round at the same time, number 0 on the present thread.
     *
     * @param part does the part of a number, 0 to {@link #size()} - 1
     * @throws RuntimeException or Error, thrown by a part: by that of the lowest number, once all
     *     parts have ended
     */
    public void run(IntConsumer part) {
        if (size == 1) {
            part.accept(0);
            return;
        }
        begin(part);
        try {
            part.accept(0);
        } finally {
            awaitOthers();
        }
        for (Member member : members) {
            member.rethrow();
        }
    }

    private void begin(IntConsumer part) {
        if (members.isEmpty()) {
            for (int number = 1; number < size; number++) {
                members.add(new Member(number));
            }
            members.forEach(Thread::start);
        }
        work = part;
        leader = Thread.currentThread();
        nextRound();
    }

    private void nextRound() {
        round++;
        for (Member member : members) {
            if (member.sleeps) {
                LockSupport.unpark(member);
            }
        }
    }

    /** Does in part 0 those of the others that have not begun, and waits until all have ended. */
    public void awaitOthers() {
        for (Member member : members) {
            member.doPart(round);
        }
        boolean interrupted = false;
        for (Member member : members) {
            while (!looksUntil(() -> member.ended == round)) {
                leaderSleeps = true;
                if (member.ended != round) {
                    LockSupport.park(this);
                }
                leaderSleeps = false;
                interrupted |= Thread.interrupted();
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for a condition without sleeping; returns whether it came true in time. */
    private boolean looksUntil(BooleanSupplier condition) {
        long start = System.nanoTime();
        do {
            for (int i = 0; i < LOOKS; i++) {
                if (condition.getAsBoolean()) {
                    return true;
                }
                Thread.onSpinWait();
            }
        } while (isWakeful && System.nanoTime() - start < WAKEFUL_NANOS);
        return false;
    }

    /** Ends the other threads, which must not be in a round. */
    @Override
    public void close() {
        closed = true;
        nextRound();
        for (Member member : members) {
            try {
                member.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** A thread other than the leader; a daemon, so that it does not keep the process alive. */
    private final class Member extends Thread {
        private final int number;

        /** The last round whose part was begun, by this thread or the leader. */
        private final AtomicInteger begun = new AtomicInteger();

        private volatile int ended;
        private volatile boolean sleeps;

        /** The last round that this thread has seen. */
        private int seen;

        private Throwable failure;

        private Member(int number) {
            super(Thread.currentThread().getName() + " part " + number);
            setDaemon(true);
            this.number = number;
        }

        @Override
        public void run() {
            while (!closed) {
                awaitRound();
                seen = round;
                doPart(seen);
                if (leaderSleeps) {
                    LockSupport.unpark(leader);
                }
            }
        }

        /** Waits for a round after the last one seen. */
        private void awaitRound() {
            while (!looksUntil(() -> round != seen)) {
                sleeps = true;
                if (round == seen) {
                    LockSupport.park(ThreadTeam.this);
                }
                sleeps = false;
            }
        }

        /** Does the part of a round unless it is begun, the round is over, or the team closed. */
        private void doPart(int present) {
            if (closed || !begun.compareAndSet(present - 1, present)) {
                return;
            }
            try {
                work.accept(number);
            } catch (Throwable e) {
                failure = e;
            }
            ended = present;
        }

        private void rethrow() {
            if (failure instanceof Error error) {
                throw error;
            }
            if (failure instanceof RuntimeException exception) {
                throw exception;
            }
            if (failure != null) {
                throw new IllegalStateException(failure);
            }
        }
    }
}
