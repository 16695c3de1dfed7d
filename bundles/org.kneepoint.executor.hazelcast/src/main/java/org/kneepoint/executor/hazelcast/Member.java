// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.format.FolderTree;

/**
 * This workbench as a member of a network: takes part in sessions whose submitter has the same
 * bundles, takes packs for its slots, and renews their leases.
 */
final class Member {
    private static final long RENEWAL_NANOS = TimeUnit.SECONDS.toNanos(Lease.TERM_SECONDS / 3);

    /** Time for the slots to give their packs back, ms. */
    private static final long LAST_ACTS_MILLIS = 3000;

    private final SharedNetwork network;
    private final Installation installation;
    private final Consumer<String> notices;
    private final Map<String, JoinedSession> sessions = new LinkedHashMap<>();
    private final Set<Lease> leases = ConcurrentHashMap.newKeySet();
    private final List<Slot> slots = new ArrayList<>();

    /** How often the submitter of a session was looked for in vain. */
    private final Map<String, Integer> orphaned = new HashMap<>();

    private Map<String, String> identity;
    private long nextRenewal = System.nanoTime();
    private volatile boolean isStopped;
    private volatile RuntimeException failure;

    /** A member; it works when it {@linkplain #serve serves}. */
    Member(SharedNetwork network, Installation installation, Consumer<String> notices) {
        this.network = network;
        this.installation = installation;
        this.notices = notices;
    }

    /**
     * Works until cancelled or interrupted.
     *
     * @throws IOException if the bundles of this installation cannot be read, or a folder cannot be
     *     made
     */
    void serve(Progress progress) throws IOException, InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < network.self().slots(); i++) {
            Slot slot = new Slot(this);
            slots.add(slot);
            threads.add(new Thread(slot, "member slot " + (i + 1)));
        }
        try {
            identity = installation.identity();
            Files.createDirectories(installation.withoutFiles());
            threads.forEach(Thread::start);
            while (!progress.isCancelled()) {
                if (failure != null) {
                    throw failure;
                }
                try {
                    look();
                } catch (RuntimeException e) {
                    require(e);
                }
                Thread.sleep(pauseMillis());
            }
        } finally {
            stop(threads);
        }
    }

    /**
     * Requires that an exception comes from a change of the network, after which work goes on.
     *
     * @throws RuntimeException if it does not
     */
    void require(RuntimeException e) {
        if (!network.isOutage(e)) {
            throw e;
        }
    }

    /** Ends the service of a member that cannot work. */
    void fail(RuntimeException why) {
        if (!isStopped) {
            failure = why;
        }
    }

    private void stop(List<Thread> threads) {
        boolean isInterrupted = Thread.interrupted();
        isStopped = true;
        slots.forEach(Slot::endWork);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LAST_ACTS_MILLIS);
        try {
            for (Thread thread : threads) {
                long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                thread.join(Math.max(1, left));
            }
        } catch (InterruptedException e) {
            isInterrupted = true;
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void look() throws IOException {
        Map<String, String> shared = Map.copyOf(network.sessions());
        for (Map.Entry<String, String> session : shared.entrySet()) {
            if (!sessions().containsKey(session.getKey())) {
                join(session.getKey(), SessionTerms.parse(session.getValue()));
            }
        }
        Set<String> members = network.members().keySet();
        for (Map.Entry<String, JoinedSession> session : sessions().entrySet()) {
            String name = session.getKey();
            if (!shared.containsKey(name)) {
                end(name, session.getValue());
            } else if (members.contains(session.getValue().terms().submitter())) {
                orphaned.remove(name);
            } else if (orphaned.merge(name, 1, Integer::sum) > 1) {
                // its submitter was killed
                network.sessions().remove(name);
                session.getValue().shared().remove();
            }
        }
        if (System.nanoTime() - nextRenewal > 0) {
            nextRenewal = System.nanoTime() + RENEWAL_NANOS;
            leases.forEach(lease -> lease.renew(network.self().id()));
        }
    }

    /** Returns the pause of the youngest session. */
    private long pauseMillis() {
        return sessions().values().stream()
                .mapToLong(session -> PollPause.millis(session.age()))
                .min()
                .orElse(PollPause.SHORTEST);
    }

    private synchronized Map<String, JoinedSession> sessions() {
        return new LinkedHashMap<>(sessions);
    }

    private void join(String name, SessionTerms terms) {
        JoinedSession session =
                new JoinedSession(
                        terms,
                        network.session(name),
                        terms.hasFiles()
                                ? installation.scratch().resolve("session-" + name)
                                : installation.withoutFiles());
        Optional<String> difference = Installation.difference(identity, terms.identity());
        if (difference.isPresent()) {
            refuse(session, difference.get());
        } else {
            // of a workbench that had this address before
            session.shared().refusals().remove(network.self().address());
            notices.accept(
                    "works for " + submitter(session) + ": " + terms.plan().runs() + " runs");
        }
        synchronized (this) {
            sessions.put(name, session);
        }
    }

    private String submitter(JoinedSession session) {
        NetworkMember submitter = network.members().get(session.terms().submitter());
        return submitter == null ? "a submitter that has left" : submitter.address();
    }

    private void end(String name, JoinedSession session) throws IOException {
        session.end();
        slots.forEach(Slot::endWork);
        orphaned.remove(name);
        if (session.terms().hasFiles()) {
            FolderTree.delete(session.folder());
        }
        notices.accept("session ended: " + session.done() + " runs done here");
        synchronized (this) {
            sessions.remove(name);
        }
    }

    /** Takes no part in a session. */
    void refuse(JoinedSession session, String why) {
        if (session.refuse(network.self().address(), why)) {
            notices.accept("does not work for " + submitter(session) + ": " + why);
        }
    }

    /** Returns whether it is about to leave. */
    boolean isStopped() {
        return isStopped;
    }

    Installation installation() {
        return installation;
    }

    /**
     * Takes the lease of a pack of any session.
     *
     * @param preferred the session that is asked first, or null
     */
    Optional<Lease> lease(JoinedSession preferred) {
        List<JoinedSession> all = new ArrayList<>(sessions().values());
        if (all.remove(preferred)) {
            all.add(0, preferred);
        }
        for (JoinedSession session : all) {
            Optional<Lease> lease = session.lease(network.self().id());
            if (lease.isPresent()) {
                leases.add(lease.get());
                return lease;
            }
        }
        return Optional.empty();
    }

    /** Ends a lease. */
    void end(Lease lease) {
        leases.remove(lease);
        lease.end();
    }
}
