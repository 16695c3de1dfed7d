// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.Refusal;

class CatalogueTest {
    private final PairTopology pair = new PairTopology("pair");
    private final PairTopology star = new PairTopology("star");
    private final FakeSolver any = new FakeSolver("any", topology -> true);
    private final FakeSolver own = new FakeSolver("pair-model", "pair", "system");
    private final FakeSimulator engine = new FakeSimulator("engine", "box");

    private final Catalogue catalogue =
            Catalogue.of(star, any, engine, pair, own, new NeighbourPattern("uniform"));

    private record FakeQueue(String name) implements QueueModel {
        @Override
        public Description description() {
            return Description.of("a fake");
        }

        @Override
        public QueueFigures evaluate(Scenario scenario) {
            throw new AssertionError();
        }
    }

    private record FakeMetric(String name) implements Metric {
        @Override
        public Description description() {
            return Description.of("a fake");
        }

        @Override
        public List<MetricValue> read(Curve curve, Scenario settings) {
            return List.of();
        }
    }

    private static List<String> names(Iterable<? extends Described> all) {
        List<String> names = new java.util.ArrayList<>();
        all.forEach(described -> names.add(described.name()));
        return names;
    }

    @Test
    void listsByNameWhateverTheOrder() {
        assertEquals(List.of("pair", "star"), names(catalogue.topologies()));
        assertEquals(List.of("any", "pair-model"), names(catalogue.solvers()));
        assertEquals(List.of("engine"), names(catalogue.simulators()));
        assertEquals(List.of("uniform"), names(catalogue.all(Catalogue.PlugInKind.PATTERN)));
        assertTrue(catalogue.metrics().isEmpty());
    }

    @Test
    void nothingInstalled() {
        Catalogue empty = Catalogue.of();
        Arrays.stream(Catalogue.PlugInKind.values())
                .forEach(kind -> assertTrue(empty.all(kind).isEmpty(), kind.plural()));
        assertTrue(empty.networks().isEmpty());
        assertTrue(empty.solversFor("min").isEmpty());
        assertEquals("unknown [queue] M/M/1", Refusal.of(() -> empty.queue("M/M/1")));
    }

    @Test
    void networksAreTopologiesAndSystems() {
        assertEquals(List.of("box", "pair", "star", "system"), List.copyOf(catalogue.networks()));
    }

    @Test
    void whatIsMadeForANetworkComesFirst() {
        assertEquals(List.of(any, own), catalogue.solversFor("pair"));
        assertEquals(List.of(any), catalogue.solversFor("star"));
        assertEquals(List.of(own), catalogue.solversFor("system"), "no topology to treat");
        assertEquals(List.of(), catalogue.solversFor("box"));
        assertEquals(List.of(engine), catalogue.simulatorsFor("box"));
        assertEquals(List.of(), catalogue.simulatorsFor("pair"));
    }

    @Test
    void networksOfTheirEvaluators() {
        assertEquals(List.of("pair", "star"), catalogue.networksFor(any));
        assertEquals(List.of("pair", "system"), catalogue.networksFor(own));
        assertEquals(List.of("box"), catalogue.networksFor(engine));
        assertEquals(List.of(), catalogue.networksFor(new FakeSolver("other", "pair")));
    }

    @Test
    void ofEqualNamesTheFirstIsUsedAndTheOtherIsAFault() {
        Solver first = new FakeSolver("twin", "a");
        Solver later = new FakeSolver("twin", "b");
        Catalogue twins = Catalogue.of(first, later, new FakeMetric("twin"));
        assertEquals(List.of(first), twins.solvers());
        assertSame(first, twins.get(Catalogue.PlugInKind.SOLVER, "twin"));
        assertEquals(List.of("a"), List.copyOf(twins.networks()));
        String fake = FakeSolver.class.getName();
        assertEquals(1, twins.faults().size());
        assertTrue(twins.faults().get(0).startsWith("solver twin of " + fake));
    }

    private static Solver taking(Parameter<?>... given) {
        return new FakeSolver("taker", "net") {
            @Override
            public Parameters parameters() {
                return Parameters.of(given);
            }
        };
    }

    private static void assertExcluded(Parameter<?> parameter) {
        Solver taker = taking(parameter);
        Catalogue catalogue = Catalogue.of(taker);
        assertEquals(List.of(), catalogue.solvers());
        assertEquals(1, catalogue.faults().size());
        String fault = catalogue.faults().get(0);
        assertTrue(fault.startsWith("solver taker of " + taker.getClass().getName()), fault);
        assertTrue(fault.contains("parameter " + parameter.name() + " "), fault);
    }

    @Test
    void plugInsCannotRedefineReservedParameters() {
        assertExcluded(Parameter.real("load", "kilogrammes", "load of a shelf"));
        assertExcluded(StandardParameters.RATE.renamed("load"));
        assertExcluded(Parameter.integer("routing", "", "any"));
        assertExcluded(Parameter.text("out", "any"));
        assertExcluded(Parameter.text("points", "any"));
        assertExcluded(Parameter.text("solver", "any"));
    }

    @Test
    void aStandardParameterMayBeNarrowed() {
        Solver taker =
                taking(
                        StandardParameters.LOAD.between(0, 1).required().meaning("of a half"),
                        StandardParameters.SWITCH_RADIX.between(2, 8).unit("inlets"),
                        StandardParameters.VCS.withDefault("radix", s -> 2),
                        Parameter.integer("shelves", "", "how many"));
        Catalogue catalogue = Catalogue.of(taker);
        assertEquals(List.of(), catalogue.faults());
        assertEquals(List.of(taker), catalogue.solvers());
    }

    @Test
    void aSnapshotStaysAsItIs() {
        AtomicReference<String> name = new AtomicReference<>("early");
        class Renamed extends FakeSolver {
            private Renamed() {
                super("", "net");
            }

            @Override
            public String name() {
                return name.get();
            }
        }

        Catalogue live = Catalogue.of(new Renamed());
        Catalogue snapshot = live.snapshot();
        assertEquals(List.of("early"), names(snapshot.all(Catalogue.PlugInKind.SOLVER)));
        name.set("late");
        assertEquals(
                Set.of("late"),
                live.all(Catalogue.PlugInKind.SOLVER).stream()
                        .map(Described::name)
                        .collect(Collectors.toSet()));
        assertEquals("late", live.get(Catalogue.PlugInKind.SOLVER, "late").name());
        assertThrows(BadInput.class, () -> snapshot.get(Catalogue.PlugInKind.SOLVER, "late"));
        assertSame(snapshot, snapshot.snapshot());
    }

    @Test
    void namesInAnotherLetterCase() {
        QueueModel upper = new FakeQueue("M/M/1");
        QueueModel lower = new FakeQueue("m/m/1");
        Catalogue both = Catalogue.of(upper, lower);
        assertSame(upper, both.queue("M/M/1"));
        assertSame(lower, both.queue("m/m/1"));
        assertSame(upper, Catalogue.of(upper).queue("m/M/1"));
    }

    @Test
    void unknownNamesProposeTheNearest() {
        Catalogue some =
                Catalogue.of(new FakeQueue("M/M/1"), new FakeQueue("M/D/1"), new FakeMetric("npm"));
        assertEquals("unknown [queue] M/M/2", Refusal.of(() -> some.queue("M/M/2")));
        assertEquals("unknown [metric] saturation", Refusal.of(() -> some.metric("saturation")));
    }

    @Test
    void oneServiceMayBeOfSeveralKinds() {
        class Both extends FakeSolver implements Metric {
            private Both() {
                super("both", "net");
            }

            @Override
            public List<MetricValue> read(Curve curve, Scenario settings) {
                return List.of();
            }
        }

        Catalogue some = Catalogue.of(new Both());
        assertEquals(List.of("both"), names(some.solvers()));
        assertEquals(List.of("both"), names(some.metrics()));
        assertTrue(some.all(Catalogue.PlugInKind.QUEUE).isEmpty());
    }

    @Test
    void kindsHaveNounsForMessages() {
        assertEquals("length distributions", Catalogue.PlugInKind.LENGTHS.plural());
        assertEquals("lengths", Catalogue.PlugInKind.LENGTHS.noun());
        assertEquals(Solver.class, Catalogue.PlugInKind.SOLVER.type());
    }
}
