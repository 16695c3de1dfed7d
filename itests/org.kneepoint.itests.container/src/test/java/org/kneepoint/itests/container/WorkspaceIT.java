// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.ToIntFunction;
import javax.inject.Inject;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.study.session.WorkspaceListener;
import org.kneepoint.testkit.Refusal;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.ops4j.pax.exam.util.Filter;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;

/** The workspace of a batch session, while a command of it holds the foreground. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class WorkspaceIT {
    private static final String SOLVE = "solve min nodes=64 radix=2 load=0.1,0.2";
    private static final String LONG = "simulate mesh radix=8 cycles=1000000 load=0.1,0.2,0.3";

    @Rule public final TemporaryFolder folder = new TemporaryFolder();

    @Inject private BundleContext context;

    @Inject
    @Filter("(kneepoint.entry=batch)")
    private ToIntFunction<String[]> batch;

    private final Semaphore steps = new Semaphore(0);
    private final Set<String> changed = new ConcurrentSkipListSet<>();
    private final List<CompletedPoint> points = Collections.synchronizedList(new ArrayList<>());
    private final FutureTask<Integer> session = new FutureTask<>(() -> batch.applyAsInt(line()));
    private ServiceRegistration<Command> hold;
    private Workspace workspace;

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbench()};
    }

    private String[] line() {
        String file = folder.getRoot().toPath().resolve("mine.csv").toString();
        return new String[] {
            "hold; typed = (" + SOLVE + "); hold; export $c1 format=csv out='" + file + "'; hold"
        };
    }

    /** A command that holds the foreground until the test takes a step. */
    private final class Hold implements Command {
        @Override
        public String name() {
            return "hold";
        }

        @Override
        public String summary() {
            return "waits";
        }

        @Override
        public String usage() {
            return "hold";
        }

        @Override
        public CommandResult execute(CommandRequest request) throws InterruptedException {
            steps.tryAcquire(2, TimeUnit.MINUTES);
            return CommandResult.none();
        }
    }

    @Before
    public void open() throws InterruptedException {
        hold = context.registerService(Command.class, new Hold(), null);
        new Thread(session, "batch session").start();
        ServiceReference<Workspace> reference = null;
        while (reference == null) {
            assertFalse("the session has ended", session.isDone());
            Thread.sleep(5);
            reference = context.getServiceReference(Workspace.class);
        }
        workspace = context.getService(reference);
        workspace.listen(
                new WorkspaceListener() {
                    @Override
                    public void resultChanged(String name) {
                        changed.add(name);
                    }

                    @Override
                    public void pointsCompleted(WorkspaceJob job, List<CompletedPoint> made) {
                        points.addAll(made);
                    }
                });
    }

    @After
    public void close() throws Exception {
        steps.release(10);
        session.get(1, TimeUnit.MINUTES);
        hold.unregister();
        assertNull(context.getServiceReference(Workspace.class));
    }

    private static WorkspaceJob ended(WorkspaceJob job) throws InterruptedException {
        while (job.state() == State.RUNNING) {
            Thread.sleep(5);
        }
        return job;
    }

    private void awaitChange(String name) throws InterruptedException {
        while (!changed.contains(name)) {
            Thread.sleep(5);
        }
    }

    @Test
    public void resultsAreSharedBothWays() throws Exception {
        steps.release();
        awaitChange("typed");
        assertEquals(Set.of("typed"), workspace.results().keySet());
        assertEquals(State.DONE, ended(workspace.start("$typed")).state());
        WorkspaceJob job = ended(workspace.start(SOLVE));
        assertEquals(List.of("c1"), job.names());
        assertEquals(1, job.fraction(), 0);
        steps.release(2);
        assertEquals(0, (int) session.get());
        Path file = folder.getRoot().toPath().resolve("mine.csv");
        assertEquals(1 + 2, Files.readAllLines(file).size());
        assertFalse(workspace.isInteractive());
    }

    @Test
    public void pointsArriveAsTheyAreDone() throws Exception {
        WorkspaceJob job =
                ended(workspace.start("simulate mesh radix=4 load=0.1,0.2,0.3 precision=0.2"));
        assertEquals(State.DONE, job.state());
        assertEquals(3, points.size());
        Set<Integer> positions = new HashSet<>();
        points.forEach(point -> positions.add(point.position()));
        assertEquals(Set.of(0, 1, 2), positions);
        assertEquals(3, job.completed().size());
        assertEquals("3/3 points", job.points().toString());
    }

    @Test
    public void twoJobsAtOnceAreCancelledOneByOne() throws Exception {
        WorkspaceJob one = workspace.start(LONG);
        WorkspaceJob other = workspace.start(LONG + " seed=2");
        while (one.points().all() == 0 || other.points().all() == 0) {
            Thread.sleep(5);
        }
        assertEquals(List.of(one, other), workspace.jobs());
        assertEquals(State.DONE, ended(workspace.start("cancel " + one.number())).state());
        assertEquals(State.CANCELLED, ended(one).state());
        assertEquals(State.RUNNING, other.state());
        other.cancel();
        assertEquals(State.CANCELLED, ended(other).state());
    }

    @Test
    public void wrongLinesSayWhatIsAllowed() throws Exception {
        assertEquals("unknown [variable] c9", Refusal.of(() -> workspace.start("measure $c9")));
        WorkspaceJob.Failure failure =
                ended(workspace.start("solve min nodes=64 radix=2 load=-1"))
                        .failure()
                        .orElseThrow();
        assertEquals("not-allowed [load] -1", Refusal.of((BadInput) failure.cause()));
        assertEquals(failure.cause().getMessage(), failure.line());
        BadInput topology = assertThrows(BadInput.class, () -> workspace.run("describe torsu"));
        assertTrue(topology.nearest().toString(), topology.nearest().contains("torus"));
    }

    @Test
    public void manyJobsOfManyThreads() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(6);
        try {
            List<Future<WorkspaceJob>> started = new ArrayList<>();
            for (int i = 0; i < 24; i++) {
                started.add(threads.submit(() -> ended(workspace.start(SOLVE))));
            }
            Set<String> names = new HashSet<>();
            for (Future<WorkspaceJob> job : started) {
                assertEquals(State.DONE, job.get().state());
                names.addAll(job.get().names());
            }
            assertEquals(24, names.size());
            assertEquals(names, workspace.results().keySet());
            assertEquals(names, changed);
        } finally {
            threads.shutdownNow();
        }
    }
}
