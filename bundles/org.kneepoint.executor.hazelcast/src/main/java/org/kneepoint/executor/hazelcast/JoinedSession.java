// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** A session as a member sees it. Safe for use by several threads. */
final class JoinedSession {
    /** How often the files are received in vain before the session is refused. */
    static final int RECEPTIONS = 20;

    private final SessionTerms terms;
    private final SharedSession shared;
    private final Path folder;
    private final AtomicInteger done = new AtomicInteger();
    private final long begin = System.nanoTime();
    private boolean hasFiles;
    private int failedReceptions;
    private volatile boolean isRefused;
    private volatile boolean isEnded;

    /**
     * A session in which a member takes part.
     *
     * @param folder receives its files
     */
    JoinedSession(SessionTerms terms, SharedSession shared, Path folder) {
        this.terms = terms;
        this.shared = shared;
        this.folder = folder;
    }

    SessionTerms terms() {
        return terms;
    }

    /** Returns the time for which this member has taken part, nanoseconds. */
    long age() {
        return System.nanoTime() - begin;
    }

    SharedSession shared() {
        return shared;
    }

    /** Returns the folder of its files. */
    Path folder() {
        return folder;
    }

    /**
     * Receives the files, once. Blocks may be missing for a while, when parts of the network merge.
     *
     * @param own deploy folder of the member, from which the files that it has are copied
     * @return whether they are there; if not, it has to be tried again
     * @throws IOException if they were not complete, or could not be written, too often
     */
    synchronized boolean receive(Path own) throws IOException {
        if (hasFiles) {
            return true;
        }
        try {
            new SentFiles(terms.files()).write(shared.blocks(), own, folder);
            hasFiles = true;
        } catch (IOException e) {
            failedReceptions++;
            if (failedReceptions == RECEPTIONS) {
                throw e;
            }
        }
        return hasFiles;
    }

    /**
     * Takes no part any more.
     *
     * @param member address of this member
     * @return whether this is the first refusal
     */
    synchronized boolean refuse(String member, String why) {
        if (isRefused) {
            return false;
        }
        isRefused = true;
        shared.refusals().put(member, why);
        return true;
    }

    /** Keeps how a run has ended. */
    void keep(int run, RunEnd end) {
        shared.results().putIfAbsent(run, end.text());
        done.incrementAndGet();
    }

    /** Returns the number of runs that were done here. */
    int done() {
        return done.get();
    }

    /** Says that its work is of no use any more. */
    void end() {
        isEnded = true;
    }

    boolean isEnded() {
        return isEnded;
    }

    /**
     * Takes the lease of a pack.
     *
     * @param member identifier of this member
     * @return empty if there is no free one, or the session is refused
     */
    Optional<Lease> lease(String member) {
        if (isEnded || isRefused) {
            return Optional.empty();
        }
        for (int number : shared.packs().keySet().stream().sorted().toList()) {
            if (shared.lease(number, member)) {
                String text = shared.packs().get(number);
                if (text != null) {
                    return Optional.of(new Lease(this, number, Pack.parse(text)));
                }
                // it was done meanwhile
                shared.release(number);
            }
        }
        return Optional.empty();
    }
}
