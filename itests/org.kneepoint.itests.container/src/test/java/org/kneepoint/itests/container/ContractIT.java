// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Map;
import javax.inject.Inject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.contract.ContractReport;
import org.kneepoint.contract.EvaluationSubject;
import org.kneepoint.contract.ExampleSettings;
import org.kneepoint.contract.PlugInContract;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.testkit.CollectedFailures;
import org.kneepoint.testkit.SmallNetworks;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.BundleContext;

/** Applies the contract of its kind to every installed plug-in. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class ContractIT {
    /** Rounding error. */
    private static final double SOLVER_SLACK = 1e-9;

    /** Maximum terminals of the networks of routing checks. */
    private static final int SMALL = 16;

    @Inject private Catalogue catalogue;
    @Inject private EvaluationService evaluation;
    @Inject private BundleContext context;

    private final CollectedFailures findings = new CollectedFailures();

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbench()};
    }

    @Test
    public void everythingDescribesItself() {
        for (Catalogue.PlugInKind kind : Catalogue.PlugInKind.values()) {
            catalogue.all(kind).forEach(p -> findings.addAll(PlugInContract.ofDescription(p)));
        }
        findings.requireNone();
    }

    /** So that {@code df.vc_reallocation} is a column. */
    @Test
    public void everyParameterIsAnIdentifier() {
        for (Catalogue.PlugInKind kind : Catalogue.PlugInKind.values()) {
            for (Described plugIn : catalogue.all(kind)) {
                for (String name : plugIn.parameters().names()) {
                    findings.check(
                            plugIn.name() + ", parameter " + name,
                            () -> assertTrue(name, name.matches("[a-z]\\w*")));
                }
            }
        }
        findings.requireNone();
    }

    @Test
    public void solvers() {
        assertFalse(catalogue.solvers().isEmpty());
        for (String network : catalogue.networks()) {
            for (Solver solver : catalogue.solversFor(network)) {
                EvaluationSubject subject =
                        new SolvedNetwork(evaluation, network, solver, size(network));
                findings.addAll(PlugInContract.ofSolver(subject, SOLVER_SLACK));
                findings.check(
                        solver.name() + " prepared for " + network,
                        () -> preparedAnswersTheSame(subject, network, solver));
            }
        }
        findings.requireNone();
    }

    /** The settings of the smallest network of a topology. */
    private Map<String, String> size(String network) {
        return catalogue
                .topology(network)
                .map(topology -> SmallNetworks.sizes(topology).get(0))
                .orElse(Map.of());
    }

    private record SolvedNetwork(
            EvaluationService evaluation, String network, Solver solver, Map<String, String> size)
            implements EvaluationSubject {
        @Override
        public Described plugin() {
            return solver;
        }

        @Override
        public String title() {
            return solver.name() + " for " + network;
        }

        @Override
        public Parameters parameters() {
            return evaluation.parameters(network, SelectedEvaluator.of(solver));
        }

        @Override
        public Map<String, String> settings() {
            Map<String, String> settings = EvaluationSubject.super.settings();
            settings.putAll(size);
            return settings;
        }

        @Override
        public Point evaluate(Map<String, String> settings) {
            RunRequest request =
                    new RunRequest(EvaluationMethod.MODEL, network, solver.name(), settings);
            return evaluation.evaluate(request, Progress.NONE).get(0).points().get(0);
        }
    }

    /** A curve gives the same points as its loads one by one. */
    private void preparedAnswersTheSame(EvaluationSubject subject, String network, Solver solver) {
        List<String> loads = List.of("0.05", "0.1", "0.2", "0.3");
        Map<String, String> all =
                EvaluationSubject.with(subject.settings(), "load", String.join(",", loads));
        RunRequest request = new RunRequest(EvaluationMethod.MODEL, network, solver.name(), all);
        List<Point> curve = evaluation.evaluate(request, Progress.NONE).get(0).points();
        for (int i = 0; i < loads.size(); i++) {
            Point alone = subject.evaluate(EvaluationSubject.with(all, "load", loads.get(i)));
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

    /** Figures on every network; settings on the first, since a simulator has the same for all. */
    @Test
    public void simulators() {
        assertFalse(catalogue.simulators().isEmpty());
        for (Simulator simulator : catalogue.simulators()) {
            List<String> networks = catalogue.networksFor(simulator);
            assertFalse(simulator.name(), networks.isEmpty());
            for (String network : networks) {
                EvaluationSubject subject = simulated(network, simulator);
                findings.addAll(PlugInContract.ofSimulator(subject));
                if (network.equals(networks.get(0))) {
                    findings.addAll(PlugInContract.ofParameters(subject));
                }
            }
        }
        findings.requireNone();
    }

    private EvaluationSubject simulated(String network, Simulator simulator) {
        return new SimulatedNetwork(evaluation, network, simulator, size(network));
    }

    /** Each router model on one network; the default one is checked on all. */
    @Test
    public void routerModels() {
        Simulator flit = (Simulator) catalogue.get(Catalogue.PlugInKind.SIMULATOR, "flit");
        for (Described router : installed(Catalogue.PlugInKind.ROUTER)) {
            Map<String, String> settings =
                    EvaluationSubject.with(size("mesh"), "router", router.name());
            EvaluationSubject subject = new SimulatedNetwork(evaluation, "mesh", flit, settings);
            findings.addAll(PlugInContract.ofSimulator(subject));
        }
        findings.requireNone();
    }

    @Test
    public void topologies() {
        assertFalse(catalogue.topologies().isEmpty());
        for (Topology topology : catalogue.topologies()) {
            findings.addAll(PlugInContract.ofDescription(topology));
            for (Map<String, String> size : SmallNetworks.sizes(topology)) {
                Scenario scenario = Scenario.of(topology.name(), topology.parameters(), size);
                findings.addAll(PlugInContract.of(topology, scenario));
            }
        }
        findings.requireNone();
    }

    /** Every algorithm on small networks of every topology it supports. */
    @Test
    public void routings() {
        for (Described part : installed(Catalogue.PlugInKind.ROUTING)) {
            RoutingAlgorithm algorithm = (RoutingAlgorithm) part;
            boolean isOfUse = false;
            for (Topology topology : catalogue.topologies()) {
                for (Map<String, String> size : SmallNetworks.sizes(topology)) {
                    Network network = SmallNetworks.build(topology, size);
                    isOfUse |= network.terminals() <= SMALL && isSound(algorithm, network);
                }
            }
            assertTrue(part.name(), isOfUse);
        }
        findings.requireNone();
    }

    /** Returns whether an algorithm supports a network. */
    private boolean isSound(RoutingAlgorithm algorithm, Network network) {
        Map<String, String> settings = ExampleSettings.of(algorithm.parameters());
        Scenario scenario = Scenario.of(algorithm.name(), algorithm.parameters(), settings);
        ContractReport report = PlugInContract.of(algorithm, scenario, "" + network, network);
        findings.addAll(report);
        return !report.clauses().isEmpty();
    }

    /** The routings of the network, with default settings. */
    @Test
    public void everyRouterTakesEveryRouting() throws Exception {
        String run = " cycles=1000 warmup=200 precision=0.5 strict=true format=csv";
        for (String network :
                List.of(
                        "mesh radix=4",
                        "torus radix=4",
                        "fat-tree nodes=16",
                        "dragonfly h=1",
                        "xgft children=2x2x4 parents=1x2x1",
                        "named-graph graph=petersen",
                        "kautz routers=6")) {
            String[] settings = network.split("[ =]");
            String names =
                    String.join(
                            ",",
                            evaluation.routings(settings[0], Map.of(settings[1], settings[2])));
            String routers = " router=ideal,single-cycle,pipelined routing=" + names;
            String line = "simulate " + network + routers + " load=0.1 buffer=8" + run;
            findings.check(line, () -> BatchSession.run(context, line).ended(0));
        }
        findings.requireNone();
    }

    /** The routings listed by a topology are those of its networks. */
    @Test
    public void topologiesListTheirRoutings() {
        for (Topology topology : catalogue.topologies()) {
            for (Map<String, String> size : SmallNetworks.sizes(topology)) {
                for (Routing routing : SmallNetworks.build(topology, size).routings()) {
                    findings.checkEquals(
                            topology.name() + " lists " + routing.name(),
                            true,
                            () -> topology.description().variants().containsKey(routing.name()));
                }
            }
        }
        findings.requireNone();
    }

    @Test
    public void traffic() {
        for (Described part : installed(Catalogue.PlugInKind.PATTERN)) {
            findings.addAll(PlugInContract.of((TrafficPattern) part));
        }
        for (Described part : installed(Catalogue.PlugInKind.ARRIVALS)) {
            findings.addAll(PlugInContract.of((ArrivalProcess) part));
        }
        for (Described part : installed(Catalogue.PlugInKind.LENGTHS)) {
            findings.addAll(PlugInContract.of((LengthDistribution) part));
        }
        findings.requireNone();
    }

    @Test
    public void formats() {
        installed(Catalogue.PlugInKind.FORMAT)
                .forEach(format -> findings.addAll(PlugInContract.of((ResultFormat) format)));
        findings.requireNone();
    }

    private List<Described> installed(Catalogue.PlugInKind kind) {
        List<Described> installed = List.copyOf(catalogue.all(kind));
        assertFalse(kind.plural(), installed.isEmpty());
        return installed;
    }

    @Test
    public void queues() {
        List<Described> queues = List.copyOf(catalogue.all(Catalogue.PlugInKind.QUEUE));
        assertFalse(queues.isEmpty());
        queues.forEach(q -> findings.addAll(PlugInContract.of(catalogue.queue(q.name()))));
        findings.requireNone();
    }

    @Test
    public void metrics() {
        List<Metric> metrics = catalogue.metrics();
        assertFalse(metrics.isEmpty());
        metrics.forEach(metric -> findings.addAll(PlugInContract.of(metric)));
        findings.requireNone();
    }
}
