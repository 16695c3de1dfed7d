// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.inject.Inject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;

/** Everything that is installed, put through the contract of its kind; a new bundle is, too. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class ContractIT {
    /** Rounding. */
    private static final double SOLVER_SLACK = 1e-9;

    /** Chance, in runs that are kept short. */
    private static final double SIMULATOR_SLACK = 0.1;

    @Inject private Catalogue catalogue;
    @Inject private Evaluation evaluation;

    private final Findings findings = new Findings();

    @Configuration
    public Option[] configuration() {
        return new Option[] {Provision.workbench()};
    }

    @Test
    public void everythingDescribesItself() {
        for (Catalogue.Kind kind : Catalogue.Kind.values()) {
            catalogue.all(kind).forEach(plugin -> new DescriptionContract(plugin).check(findings));
        }
        findings.requireNone();
    }

    @Test
    public void solvers() {
        assertFalse(catalogue.solvers().isEmpty());
        for (String network : catalogue.networks()) {
            for (Solver solver : catalogue.solversOf(network)) {
                Subject subject = new SolvedNetwork(evaluation, network, solver);
                new NetworkContract(subject, SOLVER_SLACK).check(findings);
                findings.check(
                        solver.name() + " prepared for " + network,
                        () -> preparedAnswersTheSame(subject, network, solver));
            }
        }
        findings.requireNone();
    }

    private record SolvedNetwork(Evaluation evaluation, String network, Solver solver)
            implements Subject {
        @Override
        public Described plugin() {
            return solver;
        }

        @Override
        public Parameters parameters() {
            return evaluation.parameters(network, solver);
        }

        @Override
        public Point evaluate(Map<String, String> words) {
            return evaluation.solve(network, solver, words, Run.UNWATCHED).get(0).points().get(0);
        }
    }

    /** Several loads at once are prepared for, a single one is not. */
    private void preparedAnswersTheSame(Subject subject, String network, Solver solver) {
        List<String> loads = List.of("0.05", "0.1", "0.2", "0.3");
        Map<String, String> all = Subject.with(subject.words(), "load", String.join(",", loads));
        List<Point> curve = evaluation.solve(network, solver, all, Run.UNWATCHED).get(0).points();
        for (int i = 0; i < loads.size(); i++) {
            Point alone = subject.evaluate(Subject.with(all, "load", loads.get(i)));
            Point among = curve.get(i);
            assertEquals(alone.status(), among.status());
            assertEquals(alone.figures().keySet(), among.figures().keySet());
            alone.figures()
                    .forEach(
                            (quantity, value) ->
                                    assertEquals(
                                            quantity.name(),
                                            value,
                                            among.figures().get(quantity),
                                            SOLVER_SLACK * value));
        }
    }

    /** Those of systems; for a topology a scenario has parts that only a study can put there. */
    @Test
    public void simulators() {
        Set<String> systems = new TreeSet<>(catalogue.networks());
        catalogue.topologies().forEach(topology -> systems.remove(topology.name()));
        for (String network : systems) {
            for (Simulator simulator : catalogue.simulatorsOf(network)) {
                Subject subject = new SimulatedSystem(network, simulator);
                new NetworkContract(subject, SIMULATOR_SLACK).check(findings);
            }
        }
        findings.requireNone();
    }

    private record SimulatedSystem(String network, Simulator simulator) implements Subject {
        private static final Map<String, String> SHORT =
                Map.of("cycles", "2000", "warmup", "500", "limit", "5");

        @Override
        public Described plugin() {
            return simulator;
        }

        @Override
        public Parameters parameters() {
            return simulator.parameters();
        }

        @Override
        public Map<String, String> words() {
            Map<String, String> words = Subject.super.words();
            SHORT.forEach(
                    (name, text) -> {
                        if (parameters().find(name).isPresent()) {
                            words.put(name, text);
                        }
                    });
            return words;
        }

        @Override
        public Point evaluate(Map<String, String> words) {
            return simulator.simulate(Scenario.of(network, parameters(), words), Run.UNWATCHED);
        }
    }

    @Test
    public void queues() {
        List<Described> queues = List.copyOf(catalogue.all(Catalogue.Kind.QUEUE));
        assertFalse(queues.isEmpty());
        queues.forEach(queue -> new QueueContract(catalogue.queue(queue.name())).check(findings));
        findings.requireNone();
    }

    @Test
    public void metrics() {
        List<Metric> metrics = catalogue.metrics();
        assertFalse(metrics.isEmpty());
        metrics.forEach(metric -> new MetricContract(metric).check(findings));
        findings.requireNone();
    }
}
