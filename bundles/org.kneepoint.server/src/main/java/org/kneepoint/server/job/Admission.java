// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.kneepoint.server.account.Quotas;
import org.kneepoint.server.execution.Claim;
import org.kneepoint.server.execution.FairShares;

/**
 * Which job begins next: a bounded number at once, in fair shares. Short jobs are bounded for each
 * account only. Safe for use by several threads.
 */
final class Admission {
    private static final double HALF_LIFE = 600;
    private static final int MOST_OF_ACCOUNT = 4;
    private static final int MOST_SHORT_OF_ACCOUNT = 16;
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Quotas quotas;
    private final int most;
    private final FairShares shares = new FairShares(HALF_LIFE);
    private final Map<ServerJob, Claim> waiting = new LinkedHashMap<>();
    private final Map<Claim, ServerJob> jobs = new HashMap<>();
    private final Map<ServerJob, Begun> running = new HashMap<>();
    private final Map<String, Integer> shortJobs = new HashMap<>();

    private record Begun(Claim claim, double time) {}

    /**
     * Admits jobs.
     *
     * @param most jobs at once that may take long
     */
    Admission(Quotas quotas, int most) {
        this.quotas = quotas;
        this.most = most;
    }

    /** Lets a job wait. */
    synchronized void add(ServerJob job) {
        String account = job.caller().account();
        Claim.Limits limits = new Claim.Limits(MOST_OF_ACCOUNT, Integer.MAX_VALUE);
        Claim claim = new Claim(account, quotas.group(account), () -> limits, job::priority);
        waiting.put(job, claim);
        jobs.put(claim, job);
        shares.add(claim, 1);
    }

    /** Lets a job wait no longer; returns whether it did. */
    synchronized boolean remove(ServerJob job) {
        Claim claim = waiting.remove(job);
        if (claim != null) {
            shares.remove(claim);
            jobs.remove(claim);
        }
        return claim != null;
    }

    /** Returns the next job that may begin, which is then taken as running. */
    synchronized Optional<ServerJob> next() {
        if (running.size() >= most) {
            return Optional.empty();
        }
        double now = now();
        return shares.begin(now)
                .map(
                        claim -> {
                            ServerJob job = jobs.remove(claim);
                            waiting.remove(job);
                            running.put(job, new Begun(claim, now));
                            return job;
                        });
    }

    /** Returns whether a short job of an account may begin now; it is then taken as running. */
    synchronized boolean beginShort(String account) {
        int present = shortJobs.getOrDefault(account, 0);
        if (present >= MOST_SHORT_OF_ACCOUNT) {
            return false;
        }
        shortJobs.put(account, present + 1);
        return true;
    }

    /** A job that was taken as running has ended. */
    synchronized void end(ServerJob job) {
        Begun begun = running.remove(job);
        if (begun != null) {
            shares.end(begun.claim(), begun.time(), now());
        } else if (job.hasBegunAtOnce()) {
            endShort(job.caller().account());
        }
    }

    /** A short job has ended, or has not begun. */
    synchronized void endShort(String account) {
        shortJobs.computeIfPresent(account, (same, count) -> count > 1 ? count - 1 : null);
    }

    /** Returns the jobs that wait, in the order of their arrival. */
    synchronized List<ServerJob> waiting() {
        return List.copyOf(waiting.keySet());
    }

    private static double now() {
        return System.nanoTime() / NANOS;
    }
}
