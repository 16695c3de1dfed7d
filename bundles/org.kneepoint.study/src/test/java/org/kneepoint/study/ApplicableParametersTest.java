// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;

class ApplicableParametersTest {
    private static final Parameter<Double> OWN_LENGTH = StandardParameters.LENGTH.between(1, 9);

    private final FakeSimulator engine = new FakeSimulator("engine", topology -> true, "box");
    private final Catalogue catalogue =
            Catalogue.of(
                    engine,
                    new PairTopology("pair"),
                    new FakeWorkload.Pattern("local", StandardParameters.SELF_TRAFFIC),
                    new FakeWorkload.Pattern("hot", StandardParameters.HOTSPOT),
                    new FakeWorkload.Arrivals("bursty", StandardParameters.SCV),
                    new FakeWorkload.Lengths("mixed", OWN_LENGTH));

    private List<String> names(String network, String... settings) {
        ApplicableParameters vocabulary =
                new ApplicableParameters(catalogue, network, SelectedEvaluator.of(engine));
        return List.copyOf(vocabulary.of(Assignments.of(settings)).names());
    }

    @Test
    void ofATopologyThoseOfBoth() {
        assertEquals(
                List.of(
                        "nodes",
                        "routing",
                        "vcs",
                        "pattern",
                        "arrivals",
                        "lengths",
                        "mood",
                        "seed",
                        "replications",
                        "load",
                        "rate"),
                names("pair"));
        assertEquals(List.copyOf(engine.parameters().names()), names("box", "pattern=hot"));
    }

    @Test
    void theParametersOfTheChosenFollowTheChoice() {
        assertEquals(
                List.of("pattern", "self", "arrivals", "scv", "lengths", "length", "mood"),
                names("pair", "pattern=local", "arrivals=bursty", "lengths=mixed").subList(3, 10));
        assertEquals(
                List.of("pattern", "hotspot", "self", "arrivals"),
                names("pair", "pattern=hot,local").subList(3, 7));
    }

    @Test
    void theSelectedPlugInDefinesItsParameters() {
        Parameters settings =
                new ApplicableParameters(catalogue, "pair", SelectedEvaluator.of(engine))
                        .of(Assignments.of("lengths=mixed"));
        assertEquals("1 to 9", settings.get("length").allowed());
        assertEquals(
                "exclusive [load, rate]",
                Refusal.of(
                        () -> Scenario.of("pair", settings, Assignments.of("load=1", "rate=1"))));
    }

    @Test
    void aDefaultThatIsNotInstalledHasNoParameters() {
        FakeSimulator usual =
                new FakeSimulator("usual", topology -> true) {
                    @Override
                    public Parameters parameters() {
                        return Parameters.of(
                                StandardParameters.PATTERN.withDefault("hot"),
                                StandardParameters.ARRIVAL_PROCESS.withDefault("absent"));
                    }
                };
        assertEquals(
                List.of("nodes", "routing", "pattern", "hotspot", "arrivals"),
                List.copyOf(
                        new ApplicableParameters(catalogue, "pair", SelectedEvaluator.of(usual))
                                .of(Assignments.of())
                                .names()));
    }

    @Test
    void whatIsUnknown() {
        assertEquals(
                "unknown [pattern] hott", Refusal.of(() -> names("pair", "pattern=local,hott")));
    }
}
