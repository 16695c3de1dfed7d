// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.networkcheck.RoutingVerdict;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.testkit.StarNetwork;

/** Routings of installed algorithms beside those of the network. */
class AvailableRoutingsTest {
    private static final Parameter<Integer> BIAS =
            Parameter.integer("bias", "", "how far aside").withDefault(3);

    /** A routing for more than two terminals. */
    private record Aside(String name) implements RoutingAlgorithm {
        @Override
        public Description description() {
            return Description.of("aside");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(BIAS);
        }

        @Override
        public Optional<Routing> on(Network network, Scenario scenario) {
            return network.terminals() > 2
                    ? Optional.of(new Biased(name, scenario.get(BIAS)))
                    : Optional.empty();
        }
    }

    /** Never evaluated: the only router is the ejection router of every terminal. */
    private record Biased(String name, int bias) implements Routing {
        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            throw new AssertionError("evaluated at the ejection router");
        }
    }

    private final FakeSimulator engine = new FakeSimulator("engine", topology -> true, "box");
    private final Aside aside = new Aside("aside");
    private final PairTopology pair = new PairTopology("pair");
    private final Catalogue catalogue =
            BareTopology.withTraffic(engine, pair, aside, new Aside("direct"));
    private final ScenarioAssembler assembler = new ScenarioAssembler(catalogue);

    private Scenario scenario(String... settings) {
        Map<String, String> given = Assignments.of(settings);
        given.put("load", "0.1");
        return Scenario.of(
                "pair",
                new ApplicableParameters(catalogue, "pair", SelectedEvaluator.of(engine)).of(given),
                given);
    }

    private Routing routing(String... settings) {
        return assembler.assemble(scenario(settings)).context().orElseThrow().routing();
    }

    @Test
    void anAlgorithmAddsItsRoutingWithItsParameters() {
        assertEquals(new Biased("aside", 3), routing("nodes=6", "routing=aside"));
        assertEquals(new Biased("aside", 5), routing("nodes=6", "routing=aside", "bias=5"));
        assertSame(
                routing("nodes=6", "routing=aside"), routing("nodes=6", "routing=aside", "bias=3"));
        assertNotSame(routing("nodes=6", "routing=aside"), routing("nodes=8", "routing=aside"));
    }

    @Test
    void theNetworkComesFirst() {
        assertEquals(StarNetwork.direct("direct"), routing("nodes=6"));
        assertEquals(StarNetwork.direct("direct"), routing("nodes=6", "routing=direct"));
    }

    @Test
    void itsParametersApplyWhereItIsChosenOnly() {
        assertThrows(BadInput.class, () -> scenario("nodes=6", "bias=5"));
        assertThrows(BadInput.class, () -> scenario("nodes=6", "routing=scenic", "bias=5"));
        assertTrue(scenario("nodes=6", "routing=aside").settings().containsKey("bias"));
    }

    @Test
    void allThatFitAreListed() {
        EvaluationService evaluation = new EvaluationService(catalogue);
        assertEquals(
                List.of("direct", "scenic", "aside"),
                evaluation.routings("pair", Map.of("nodes", "6")));
        assertEquals(
                List.of("direct", "scenic"), evaluation.routings("pair", Map.of("nodes", "2")));
        assertEquals(List.of("aside", "direct"), evaluation.routings("pair", Map.of("nodes", "3")));
        assertEquals(List.of(), evaluation.routings("box", Map.of()));
    }

    @Test
    void whatDoesNotFitIsRefusedWithWhatDoes() {
        BadInput misfit = assertThrows(BadInput.class, () -> routing("nodes=2", "routing=aside"));
        assertEquals("unusable [routing] aside", Refusal.of(misfit));
        assertEquals(List.of("direct", "scenic"), misfit.choices());
        BadInput unknown = assertThrows(BadInput.class, () -> routing("nodes=6", "routing=asid"));
        assertTrue(unknown.getMessage().contains("aside"), unknown.getMessage());
    }

    @Test
    void itIsAPartOfWhatIsRun() {
        assertEquals(List.of(pair, aside), assembler.plugIns(scenario("nodes=6", "routing=aside")));
        assertEquals(List.of(pair), assembler.plugIns(scenario("nodes=6", "routing=scenic")));
        NetworkContext context =
                assembler.assemble(scenario("nodes=6", "routing=aside")).context().orElseThrow();
        assertEquals(RoutingVerdict.Outcome.VERIFIED, assembler.verdict(context).outcome());
    }
}
