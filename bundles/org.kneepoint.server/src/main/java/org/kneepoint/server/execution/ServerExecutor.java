// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.server.account.Quota;
import org.kneepoint.server.account.Quotas;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.Trial;
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.worker.WorkerKind;

/**
 * Executes the runs of all users. A run whose result is stored is not executed; others are stored
 * before they are reported. Models of the distribution are solved at once in this process, all else
 * in worker processes or on a cluster, of which each user has a fair share.
 */
public final class ServerExecutor implements RunExecutor, AutoCloseable {
    /** Value of the property {@link RunExecutor#NAME} of this executor. */
    public static final String SERVER = "server";

    /** What allows the runs of an account a larger heap. */
    private static final String HEAP_SETTING = "quota.memory";

    private static final long LEAST_HEAP = 64L << 20;
    private static final long MOST_HEAP = 1L << 40;
    private static final long IDLE_SECONDS = 300;
    private static final long PERIOD_SECONDS = 10;

    private final RunStore store;
    private final Quotas quotas;
    private final Supplier<RunOwner> present;
    private final InFlight inFlight = new InFlight();
    private final CoreSlots slots;
    private final ModelRuns models;
    private final WarmWorkers workers;
    private final DeploySnapshots snapshots;
    private final PlanTrials trials;
    private final Optional<Cluster> cluster;
    private final Consumer<String> warnings;
    private final ScheduledExecutorService housekeeping;
    private final AtomicLong executed = new AtomicLong();
    private final AtomicLong answered = new AtomicLong();

    /**
     * The folders of an executor.
     *
     * @param deploy the folder of drop-in bundles
     * @param data keeps copies of it while plans need them; its content is removed at start
     */
    public record Folders(Path deploy, Path data) {}

    /**
     * An executor.
     *
     * @param present returns for whom a thread executes runs
     * @param cores slots, and worker processes for runs at most
     * @param cluster executes the runs instead of worker processes, if there is one
     * @param warnings receives a line for each plug-in that is refused
     */
    public ServerExecutor(
            RunStore store,
            Quotas quotas,
            Supplier<RunOwner> present,
            WorkerStarter starter,
            Folders folders,
            int cores,
            Optional<Cluster> cluster,
            Consumer<String> warnings) {
        this.store = store;
        this.quotas = quotas;
        this.present = present;
        this.slots = new CoreSlots(cores);
        this.models = new ModelRuns(cores, inFlight);
        this.workers = new WarmWorkers(starter, cores, HEAP_SETTING);
        this.snapshots = new DeploySnapshots(folders.deploy(), folders.data());
        this.trials = new PlanTrials(starter, snapshots, warnings);
        this.cluster = cluster;
        this.warnings = warnings;
        this.housekeeping =
                Executors.newSingleThreadScheduledExecutor(
                        work -> {
                            Thread thread = new Thread(work, "idle workers");
                            thread.setDaemon(true);
                            return thread;
                        });
        housekeeping.scheduleWithFixedDelay(
                this::endIdle, PERIOD_SECONDS, PERIOD_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public boolean isForAll() {
        return true;
    }

    /** Plug-ins of the distribution are admitted untried. */
    @Override
    public void admit(Trial trial, Supplier<List<Described>> droppedIn, Progress progress) {
        List<Described> plugIns = droppedIn.get();
        if (!plugIns.isEmpty()) {
            RunOwner owner = present.get();
            Quota quota = quotas.of(owner.account());
            Claim claim = claim(owner, new Claim.Limits(1, Integer.MAX_VALUE));
            trials.require(trial, plugIns, claim, quota.memoryBytes(), quota.seconds(), progress);
        }
    }

    @Override
    public void execute(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        RunOwner owner = present.get();
        boolean isHere = ModelRuns.isFor(plan);
        RunDelivery delivery = new RunDelivery(plan, store, new Counting(owner), collector);
        owner.begins(plan, !isHere);
        try {
            List<RunTask> missing = delivery.deliverStored(tasks);
            double stored = 1 - missing.size() / (double) Math.max(1, tasks.size());
            Progress rest = progress.part(stored, 1);
            if (isHere) {
                missing = models.execute(delivery, missing, rest);
            }
            if (!missing.isEmpty() && !progress.isCancelled()) {
                executeInWorkers(owner, delivery, missing, rest);
            }
            progress.report(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            progress.isCancelled();
        } finally {
            owner.ends(plan, !isHere);
        }
    }

    private void executeInWorkers(
            RunOwner owner, RunDelivery delivery, List<RunTask> tasks, Progress progress) {
        Quota quota = quotas.of(owner.account());
        long heap = Math.max(LEAST_HEAP, Math.min(MOST_HEAP, quota.memoryBytes()));
        RunPlan plan = delivery.plan();
        try (DeploySnapshots.Lease lease =
                needsDropIns(plan) ? snapshots.present() : snapshots.empty()) {
            WorkerKind kind = new WorkerKind(lease.folder(), heap);
            Claim.Limits limits = limits(owner);
            try (SlotRuns runs = slotRuns(owner, delivery, tasks, kind, limits)) {
                new PlanExecution(delivery, tasks, claim(owner, limits), slots, inFlight, runs)
                        .execute(progress);
            }
        }
    }

    private SlotRuns slotRuns(
            RunOwner owner,
            RunDelivery delivery,
            List<RunTask> tasks,
            WorkerKind kind,
            Claim.Limits limits) {
        int parallel = Math.min(slots.cores(), Math.min(limits.account(), limits.group()));
        return cluster.isPresent()
                ? new ClusterRuns(cluster.get(), owner, delivery, tasks, kind, parallel)
                : new WorkerRuns(delivery, workers, kind);
    }

    private Claim.Limits limits(RunOwner owner) {
        String group = quotas.group(owner.account());
        return new Claim.Limits(
                Math.max(1, quotas.of(owner.account()).cores()),
                group.isEmpty() ? Integer.MAX_VALUE : Math.max(1, quotas.ofGroup(group).cores()));
    }

    private Claim claim(RunOwner owner, Claim.Limits limits) {
        String account = owner.account();
        return new Claim(account, quotas.group(account), () -> limits, owner::priority);
    }

    /** Workers without drop-in bundles need not be started again when one is dropped in. */
    private static boolean needsDropIns(RunPlan plan) {
        return plan.plugIns().stream().anyMatch(ServerExecutor::isDroppedIn);
    }

    private static boolean isDroppedIn(Described plugIn) {
        return !PlugInBundles.isShipped(plugIn)
                || plugIn instanceof Topology topology && !topology.provenance().isEmpty();
    }

    private void endIdle() {
        Set<Path> unused = snapshots.unused();
        long patience = TimeUnit.SECONDS.toNanos(IDLE_SECONDS);
        workers.endIdle(patience, unused::contains);
        trials.endIdle(patience, unused::contains);
        unused.forEach(snapshots::remove);
        try {
            cluster.ifPresent(Cluster::removeUnused);
        } catch (RuntimeException e) {
            warnings.accept("the folder of the cluster is not cleared: " + e);
        }
    }

    /** Returns the number of slots. */
    public int slots() {
        return slots.cores();
    }

    /** Returns the number of slots in use. */
    public int slotsBusy() {
        return slots.busy();
    }

    /** Returns the number of runs that wait for a slot. */
    public int runsWaiting() {
        return slots.waiting();
    }

    /** Returns the number of worker processes. */
    public int workers() {
        return workers.size() + trials.size();
    }

    /** Returns the number of runs executed and stored since the start. */
    public long runsExecuted() {
        return executed.get();
    }

    /** Returns the number of runs answered from the store since the start. */
    public long runsAnswered() {
        return answered.get();
    }

    /** Begins no more runs, and ends the workers; runs in progress end as cancelled. */
    @Override
    public void close() {
        housekeeping.shutdownNow();
        slots.close();
        workers.close();
        trials.close();
    }

    /** Counts for the server and for the owner. */
    private final class Counting implements RunOwner {
        private final RunOwner owner;

        Counting(RunOwner owner) {
            this.owner = owner;
        }

        @Override
        public String account() {
            return owner.account();
        }

        @Override
        public void answered(int runs) {
            answered.addAndGet(runs);
            owner.answered(runs);
        }

        @Override
        public void executed(int runs) {
            executed.addAndGet(runs);
            owner.executed(runs);
        }
    }
}
