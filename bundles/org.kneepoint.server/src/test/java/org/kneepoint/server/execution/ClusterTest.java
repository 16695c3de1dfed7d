// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.Quota;
import org.kneepoint.server.account.Quotas;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunResult;

/** Runs of plans that another machine executes. */
@Timeout(60)
class ClusterTest {
    private static final int JOB = 17;

    @TempDir private Path folder;
    private final Database database = TestDatabase.h2();
    private final FolderExecutor remote = new FolderExecutor();
    private boolean isOpen = true;
    private boolean isContinued = true;
    private RunPlan plan;

    private final RunOwner owner =
            new RunOwner() {
                @Override
                public String account() {
                    return "ann";
                }

                @Override
                public OptionalInt jobNumber() {
                    return OptionalInt.of(JOB);
                }

                @Override
                public boolean isContinued() {
                    return isContinued;
                }
            };

    @BeforeEach
    void plan() throws IOException {
        Files.createDirectories(folder.resolve("deploy"));
        Files.createDirectories(folder.resolve("cluster"));
        plan = newPlan();
    }

    private RunPlan newPlan() {
        return TestWorkbench.plan(
                folder.resolve("diary"),
                EvaluationMethod.SIMULATION,
                Map.of("load", "0.1:0.8:0.1"));
    }

    private Cluster cluster(Map<String, String> settings) {
        return new Cluster(
                remote,
                settings,
                folder.resolve("cluster"),
                job -> job == JOB && isOpen,
                line -> {});
    }

    private ServerExecutor start(Cluster cluster) {
        return new ServerExecutor(
                new RunStore(database, Clock.systemUTC()),
                new OneQuota(),
                () -> owner,
                TestWorkbench.workers(folder.resolve("diary")),
                new ServerExecutor.Folders(folder.resolve("deploy"), folder.resolve("data")),
                2,
                Optional.of(cluster),
                line -> {});
    }

    /** Executes the plan until it is done, or until both slots have begun a pack. */
    private List<RunResult> execute(boolean isCancelledSoon) {
        List<RunResult> results = Collections.synchronizedList(new ArrayList<>());
        try (ServerExecutor executor = start(cluster(Map.of()))) {
            Progress progress =
                    new Progress() {
                        @Override
                        public boolean isCancelled() {
                            return isCancelledSoon && begun().size() == 2;
                        }

                        @Override
                        public void report(double fraction) {
                            assertTrue(fraction >= 0 && fraction <= 1);
                        }
                    };
            executor.execute(plan, plan.tasks(), results::add, progress);
        }
        return results;
    }

    /** The folders of packs with their runs noted. */
    private List<Path> begun() {
        try (Stream<Path> tree = Files.walk(folder.resolve("cluster"))) {
            return tree.filter(file -> file.endsWith("runs")).sorted().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Four packs, of which the first two were begun by a server that has ended. */
    @Test
    void theNextStartTakesWhatWasBegun() throws IOException {
        remote.hold(true);
        assertEquals(0, execute(true).size());
        List<Path> begun = begun();
        assertEquals(List.of(), List.copyOf(remote.cancelled()));

        remote.hold(false);
        plan = newPlan();
        assertEquals(8, execute(false).size());
        assertEquals(4, remote.executed().size());
        for (Path file : begun) {
            String pack = file.getParent().getFileName().toString();
            assertTrue(remote.executed().containsKey(pack), pack);
        }
        assertEquals(
                List.of(0, 1, 2, 3, 4, 5, 6, 7),
                remote.executed().values().stream().flatMap(List::stream).sorted().toList());
        assertEquals(8, TestWorkbench.executed(folder.resolve("diary")).size());
        assertEquals(List.of(), begun());

        plan = newPlan();
        assertEquals(8, execute(false).size());
        assertEquals(4, remote.executed().size(), "answered from the store");
    }

    @Test
    void whatTheUserCancelsEnds() {
        remote.hold(true);
        isContinued = false;
        assertEquals(0, execute(true).size());
        assertEquals(2, remote.cancelled().size());
        assertEquals(List.of(), begun());
    }

    @Test
    void whatNoJobNeedsIsRemoved() {
        remote.hold(true);
        execute(true);
        Cluster next = cluster(Map.of());
        next.removeUnused();
        assertEquals(2, begun().size());
        isOpen = false;
        next.removeUnused();
        assertEquals(2, remote.cancelled().size());
        assertTrue(Files.notExists(folder.resolve("cluster").resolve("" + JOB)));
    }

    @Test
    void settingsOfAnotherExecutorAreRefused() {
        BadInput refused = assertThrows(BadInput.class, () -> cluster(Map.of("partitoin", "x")));
        assertTrue(refused.getMessage().contains("partition"), refused::getMessage);
    }

    private static final class OneQuota implements Quotas {
        private static final Quota QUOTA = new Quota(4, 60, 64L << 20, 1L << 30);

        @Override
        public String group(String account) {
            return "";
        }

        @Override
        public Quota of(String account) {
            return QUOTA;
        }

        @Override
        public Quota ofGroup(String group) {
            return QUOTA;
        }
    }
}
