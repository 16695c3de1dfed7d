// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.run.SystemEvaluator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.SystemSimulator;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.worker.Worker;
import org.kneepoint.study.worker.WorkerCommand;
import org.kneepoint.study.worker.WorkerEntry;

/**
 * A workbench with a simulator and a solver of one system, and a topology that is only built, in
 * this process or, by its main method, as a worker. Each run adds its load to a file, so that a
 * test sees what was executed.
 */
public final class TestWorkbench {
    private static final String NETWORK = "box";
    private static final String DIARY = "test.diary";
    private static final Parameter<String> MOOD =
            Parameter.choice(
                    "mood", "what it does", "good", "slow", "failing", "loop", "memory", "end");

    private TestWorkbench() {}

    /** Evaluates in this process, and adds the runs to a file. */
    public static EvaluationService evaluation(Path diary) {
        return new EvaluationService(
                Catalogue.of(new TestSimulator(diary), new TestSolver(diary), new TestTopology()));
    }

    /** Plans {@code simulate box} or {@code solve box}. */
    public static RunPlan plan(Path diary, EvaluationMethod method, Map<String, String> settings) {
        return evaluation(diary).plan(new RunRequest(method, NETWORK, "", settings), Progress.NONE);
    }

    /** Returns the loads of all runs begun, in order. */
    public static List<String> executed(Path diary) throws IOException {
        return Files.exists(diary) ? Files.readAllLines(diary) : List.of();
    }

    /** Starts workers of this workbench. */
    public static WorkerStarter workers(Path diary) {
        return (folder, heap, setting) ->
                Worker.start(command(diary).withHeap(heap).withHeapSetting(setting));
    }

    private static WorkerCommand command(Path diary) {
        return new WorkerCommand(
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-D" + DIARY + "=" + diary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        TestWorkbench.class.getName()),
                Map.of());
    }

    /** A worker process. */
    public static void main(String[] arguments) {
        Path diary = Path.of(System.getProperty(DIARY));
        System.exit(new WorkerEntry(evaluation(diary)).applyAsInt(new String[0]));
    }

    /** An evaluator of the system. */
    private abstract static class TestEvaluator implements SystemEvaluator {
        private final Path diary;

        TestEvaluator(Path diary) {
            this.diary = diary;
        }

        @Override
        public String name() {
            return "test-" + getClass().getSimpleName();
        }

        @Override
        public Description description() {
            return Description.of("an evaluator of tests");
        }

        @Override
        public Set<String> supportedNetworks() {
            return Set.of(NETWORK);
        }

        @Override
        public Map<Quantity, Double> attributes(Scenario scenario) {
            return Map.of(CurveAttributes.NODES, 2.0, CurveAttributes.LENGTH, 2.0);
        }

        Point point(Scenario scenario, Progress progress) {
            double load = scenario.load(2);
            write("" + load);
            progress.report(0.5);
            behave(scenario.get(MOOD), progress);
            Point.Builder point =
                    Point.of(scenario)
                            .with(Quantities.LOAD, load)
                            .with(Quantities.RATE, load / 2)
                            .with(Quantities.THROUGHPUT, load)
                            .with(Quantities.LATENCY, 1 / (1 - load));
            return progress.isCancelled()
                    ? point.status(Status.CANCELLED, "cancelled").build()
                    : point.build();
        }

        private void write(String line) {
            try {
                Files.writeString(
                        diary, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static void behave(String mood, Progress progress) {
        switch (mood) {
            case "failing" -> throw new IllegalStateException("fails");
            case "slow" -> {
                for (int i = 0; i < 200 && !progress.isCancelled(); i++) {
                    LockSupport.parkNanos(1_000_000);
                }
            }
            case "loop" -> {
                while (true) {
                    LockSupport.parkNanos(1_000_000);
                }
            }
            case "memory" -> {
                List<long[]> all = new ArrayList<>();
                while (all.size() < Integer.MAX_VALUE) {
                    all.add(new long[1 << 20]);
                }
            }
            case "end" -> Runtime.getRuntime().halt(7);
            default -> {}
        }
    }

    /**
     * A topology whose networks are not there: it fails when it is asked for one, or does worse.
     */
    static final class TestTopology implements Topology {
        static final String NAME = "test-topology";

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public Description description() {
            return Description.of("a topology of tests");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(MOOD);
        }

        @Override
        public Network build(Scenario scenario) {
            behave(scenario.get(MOOD), Progress.NONE);
            throw new IllegalStateException("there is no network");
        }
    }

    private static final class TestSimulator extends TestEvaluator implements SystemSimulator {
        TestSimulator(Path diary) {
            super(diary);
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(
                            MOOD,
                            StandardParameters.SEED,
                            StandardParameters.REPLICATIONS,
                            StandardParameters.TIME_LIMIT)
                    .exactlyOneOf(StandardParameters.LOAD, StandardParameters.RATE);
        }

        @Override
        public Point simulate(Scenario scenario, Progress progress) {
            return point(scenario, progress);
        }
    }

    private static final class TestSolver extends TestEvaluator implements SystemSolver {
        TestSolver(Path diary) {
            super(diary);
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(MOOD)
                    .exactlyOneOf(StandardParameters.LOAD, StandardParameters.RATE);
        }

        @Override
        public Point solve(Scenario scenario, Progress progress) {
            return point(scenario, progress);
        }
    }
}
