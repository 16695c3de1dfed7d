// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Consumer;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;

/**
 * A session as its submitting process sees it. It offers packs, collects results, and offers again
 * what a member has left undone. The maps may lose anything, and members may do anything twice: a
 * run is collected once, and is offered until it is. Used by one thread.
 */
final class SubmittedSession {
    /** Packs offered for each slot: one in work and one that can be begun at once. */
    private static final int PACKS_PER_SLOT = 2;

    private final SharedNetwork network;
    private final SessionTerms terms;
    private final Map<String, byte[]> blocks;
    private final int attempts;
    private final SessionNotices notices;
    private final String name = UUID.randomUUID().toString();
    private final SharedSession shared;

    /** Packs that were offered and are not known to be done, by their numbers. */
    private final Map<Integer, Pack> offered = new TreeMap<>();

    /** Packs whose holder was not in the network when it was looked at last, with that holder. */
    private final Map<Integer, String> absent = new HashMap<>();

    private final long begin = System.nanoTime();
    private OpenRuns runs;
    private int lastNumber;

    /**
     * A session.
     *
     * @param blocks of the files to be sent
     * @param attempts how often a member may leave during a run before that fails
     * @param notices receives lines for the user
     */
    SubmittedSession(
            SharedNetwork network,
            SessionTerms terms,
            Map<String, byte[]> blocks,
            int attempts,
            Consumer<String> notices) {
        this.network = network;
        this.terms = terms;
        this.blocks = blocks;
        this.attempts = attempts;
        this.notices = new SessionNotices(notices);
        this.shared = network.session(name);
    }

    /**
     * Executes runs until all are done or the caller cancels.
     *
     * @throws org.kneepoint.api.scenario.BadInput if an evaluator rejects a scenario
     */
    void execute(RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress)
            throws InterruptedException {
        runs = new OpenRuns(plan, tasks, collector, attempts);
        try {
            while (!runs.areDone() && !progress.isCancelled()) {
                try {
                    step();
                } catch (RuntimeException e) {
                    if (!network.isOutage(e)) {
                        throw e;
                    }
                }
                progress.report(runs.fraction());
                pause(progress);
            }
        } finally {
            end();
        }
    }

    /** Ends early if the caller cancels. */
    private void pause(Progress progress) throws InterruptedException {
        long left = PollPause.millis(System.nanoTime() - begin);
        while (left > 0 && !runs.areDone() && !progress.isCancelled()) {
            long part = Math.min(left, PollPause.SHORTEST);
            Thread.sleep(part);
            left -= part;
        }
    }

    private void step() {
        Map<String, NetworkMember> members = network.members();
        share();
        Map<String, String> refusals = Map.copyOf(shared.refusals());
        List<NetworkMember> workers =
                network.workers().stream()
                        .filter(member -> !refusals.containsKey(member.address()))
                        .toList();
        notices.refusals(refusals);
        notices.members(workers);
        Set<Integer> inWork = new HashSet<>(shared.packs().keySet());
        Map<Integer, String> left = left(members.keySet());
        // what was done of a pack is there before the pack is gone
        collect();
        for (int pack : List.copyOf(offered.keySet())) {
            if (left.containsKey(pack)) {
                shared.packs().remove(pack);
                shared.release(pack);
                List<Integer> undone = runs.undone(offered.remove(pack));
                String address = notices.left(left.get(pack), undone.size());
                undone.stream().findFirst().ifPresent(run -> runs.countLoss(run, address));
            } else if (!inWork.contains(pack)) {
                runs.undone(offered.remove(pack));
            }
        }
        offer(workers.stream().mapToInt(NetworkMember::slots).sum());
    }

    /** Shares the terms and files, also if they were lost, as parts of the network merged. */
    private void share() {
        if (!blocks.isEmpty()) {
            Set<String> missing = new HashSet<>(blocks.keySet());
            missing.removeAll(shared.blocks().keySet());
            missing.forEach(block -> shared.blocks().put(block, blocks.get(block)));
        }
        network.sessions().putIfAbsent(name, terms.text());
    }

    /**
     * Returns the packs whose holder has left, with that holder: it was not in the network twice,
     * since a new member can take a pack before it is seen here.
     */
    private Map<Integer, String> left(Set<String> members) {
        Map<Integer, String> left = new HashMap<>();
        for (int pack : offered.keySet()) {
            String holder = shared.holder(pack).orElse(null);
            if (holder == null || members.contains(holder)) {
                absent.remove(pack);
            } else if (holder.equals(absent.put(pack, holder))) {
                absent.remove(pack);
                left.put(pack, holder);
            }
        }
        return left;
    }

    private void collect() {
        Map<Integer, String> found = new TreeMap<>(shared.results());
        found.forEach(
                (run, text) -> {
                    runs.collect(run, RunEnd.parse(text));
                    shared.results().remove(run);
                });
    }

    private void offer(int slots) {
        while (offered.size() < PACKS_PER_SLOT * slots) {
            List<RunTask> next = runs.nextPack(slots, offeredRuns());
            if (next.isEmpty()) {
                return;
            }
            Pack pack = Pack.of(runs.plan(), next);
            // before it is shared: a pack that is missing there is offered again
            offered.put(++lastNumber, pack);
            shared.packs().put(lastNumber, pack.text());
        }
    }

    private Set<Integer> offeredRuns() {
        Set<Integer> numbers = new HashSet<>();
        offered.values().forEach(pack -> pack.runs().forEach(run -> numbers.add(run.number())));
        return numbers;
    }

    /** Ends the session: members stop its work. */
    private void end() {
        boolean isInterrupted = Thread.interrupted();
        List<Runnable> last =
                new ArrayList<>(List.of(() -> network.sessions().remove(name), shared::remove));
        for (Runnable act : last) {
            try {
                act.run();
            } catch (RuntimeException e) {
                if (!network.isOutage(e)) {
                    throw e;
                }
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
