// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.DetachedExecutor;
import org.kneepoint.study.ExecutionSite;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.plugin.Sha256;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.worker.WorkerKind;

/**
 * Other machines that execute runs, by a detached executor. What it does for a job is in a folder
 * of the job until its results are stored, so that it goes on when the server ends, and the next
 * start takes the results. Safe for use by several threads.
 */
public final class Cluster {
    private static final int SHORT = 16;

    private final DetachedExecutor executor;
    private final Scenario settings;
    private final Path folder;
    private final IntPredicate isOpen;
    private final Consumer<String> notices;

    /** The folders of plans that this process executes. */
    private final Set<Path> used = new HashSet<>();

    /** Folders that could not be removed. */
    private final Set<Path> left = ConcurrentHashMap.newKeySet();

    /**
     * A cluster.
     *
     * @param settings texts by the names of the executor's parameters
     * @param folder seen by all machines under this path
     * @param isOpen returns whether a job waits or runs, or will when the server has started
     * @param notices receives lines for the administrator
     * @throws BadInput if a setting is not allowed for a server
     */
    public Cluster(
            DetachedExecutor executor,
            Map<String, String> settings,
            Path folder,
            IntPredicate isOpen,
            Consumer<String> notices) {
        this.executor = executor;
        Parameters parameters = executor.parameters();
        for (String name : settings.keySet()) {
            if (parameters.find(name).isEmpty()) {
                throw BadInput.unknown("setting of the executor", name, parameters.names());
            }
        }
        this.settings = Scenario.of("", parameters, settings);
        this.folder = folder;
        this.isOpen = isOpen;
        this.notices = notices;
        at(folder, new WorkerKind(folder, 0));
    }

    DetachedExecutor executor() {
        return executor;
    }

    /** Returns the executor of a pack of runs. */
    RunExecutor at(Path pack, WorkerKind kind) {
        return executor.at(ExecutionSite.kept(pack, notices).with(kind), settings);
    }

    /**
     * Takes the folder of a plan: the same after another start of the server, if the owner is a
     * job. It may have folders of packs.
     */
    synchronized Path take(RunOwner owner, RunPlan plan) {
        OptionalInt job = owner.jobNumber();
        Path place = folder.resolve(job.isPresent() ? "" + job.getAsInt() : "" + UUID.randomUUID());
        String name = identity(plan);
        Path taken = place.resolve(name);
        for (int i = 2; !used.add(taken); i++) {
            taken = place.resolve(name + "-" + i);
        }
        return create(taken);
    }

    private static String identity(RunPlan plan) {
        List<String> requests = plan.requests().stream().map(RunRequest::json).toList();
        String text = requests + "\n" + new TreeMap<>(plan.origin());
        return Sha256.of(text.getBytes(StandardCharsets.UTF_8)).substring(0, SHORT);
    }

    private static Path create(Path path) {
        try {
            return Files.createDirectories(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Gives the folder of a plan back. */
    synchronized void giveBack(Path taken) {
        used.remove(taken);
    }

    /** Ends what is executed for a pack, and removes its folder, later if it cannot be now. */
    void remove(Path pack) {
        if (!isRemoved(pack)) {
            left.add(pack);
        }
    }

    /** Removes what no job needs that is open or executes runs. */
    synchronized void removeUnused() {
        left.removeIf(this::isRemoved);
        for (Path place : entries(folder)) {
            if (!isNeeded(place)) {
                entries(place).stream()
                        .flatMap(plan -> entries(plan).stream())
                        .forEach(this::isRemoved);
                isDeleted(place);
            }
        }
    }

    private boolean isNeeded(Path place) {
        String name = place.getFileName().toString();
        return used.stream().anyMatch(taken -> taken.startsWith(place))
                || name.matches("\\d{1,9}") && isOpen.test(Integer.parseInt(name));
    }

    private boolean isRemoved(Path pack) {
        try {
            if (Files.isDirectory(pack)) {
                executor.work(pack).cancel();
            }
            return isDeleted(pack);
        } catch (IOException | BadInput e) {
            notices.accept(pack + " is not removed yet: " + e.getMessage());
            return false;
        }
    }

    /** A task that is ending may still write there. */
    private static boolean isDeleted(Path path) {
        try (Stream<Path> tree = Files.walk(path)) {
            for (Path file : tree.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
            return true;
        } catch (IOException | UncheckedIOException e) {
            return Files.notExists(path);
        }
    }

    /** The folders in a folder, none if there is no such. */
    static List<Path> entries(Path parent) {
        if (!Files.isDirectory(parent)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(parent)) {
            return all.filter(Files::isDirectory).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
