// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class ScenarioTest {
    private static final Parameter<Integer> NODES = StandardParameters.NODES;
    private static final Parameter<Double> LOAD = StandardParameters.LOAD;
    private static final Parameter<Double> RATE = StandardParameters.RATE;
    private static final Parameter<Double> LENGTH = StandardParameters.LENGTH;
    private static final Parameters PARAMETERS =
            Parameters.of(NODES, LENGTH, StandardParameters.VCS).exactlyOneOf(LOAD, RATE);

    private static Scenario of(String... settings) {
        Map<String, String> map = new LinkedHashMap<>();
        for (String name : settings) {
            map.put(name.substring(0, name.indexOf('=')), name.substring(name.indexOf('=') + 1));
        }
        return Scenario.of("mesh", PARAMETERS, map);
    }

    private static void assertRefused(String code, List<String> parameters, Executable call) {
        BadInput bad = assertThrows(BadInput.class, call);
        assertEquals(code, bad.code());
        assertEquals(parameters, bad.parameters());
    }

    @Test
    void fillsInDefaultsInTheOrderOfTheParameters() {
        Scenario scenario = of("load=0.30", "nodes=64");
        assertEquals(64, scenario.get(NODES));
        assertEquals(8.0, scenario.get(LENGTH));
        assertEquals(Optional.empty(), scenario.find(StandardParameters.VCS));
        assertEquals(List.of("nodes", "length", "load"), List.copyOf(scenario.settings().keySet()));
        assertEquals("mesh {nodes=64, length=8, load=0.3}", scenario.toString());
        assertThrows(
                UnsupportedOperationException.class, () -> scenario.settings().put("load", "1"));
    }

    @Test
    void itsSettingsMakeTheSameScenario() {
        Scenario scenario = of("rate=1e-7", "nodes=64", "vcs=3", "length=7.5");
        assertEquals(
                scenario.settings(),
                Scenario.of("mesh", PARAMETERS, scenario.settings()).settings());
        assertEquals("1e-7", scenario.settings().get("rate"));
    }

    @Test
    void refusesUnknownNames() {
        assertRefused("unknown", List.of("Nodes"), () -> of("Nodes=64", "load=0.1"));
        assertRefused(
                "unknown", List.of("pattern"), () -> of("nodes=64", "load=0.1", "pattern=uniform"));
    }

    @Test
    void refusesWhatIsMissing() {
        assertRefused("missing", List.of("nodes"), () -> of("load=0.1"));
        assertRefused("missing", List.of("load", "rate"), () -> of("nodes=64"));
        Scenario scenario = of("nodes=64", "load=0.1");
        assertRefused("missing", List.of("vcs"), () -> scenario.get(StandardParameters.VCS));
    }

    @Test
    void refusesBothAlternatives() {
        assertRefused(
                "exclusive", List.of("load", "rate"), () -> of("nodes=64", "load=0.1", "rate=0.1"));
    }

    @Test
    void withIsACheckedCopy() {
        Scenario scenario = of("nodes=64", "load=0.1");
        Scenario changed = scenario.with(LOAD, 0.2).with(StandardParameters.VCS, 2);
        assertEquals(0.1, scenario.get(LOAD));
        assertEquals(0.2, changed.get(LOAD));
        assertEquals("2", changed.settings().get("vcs"));
        assertThrows(BadInput.class, () -> scenario.with(LOAD, -0.1));
        assertThrows(BadInput.class, () -> scenario.with(LOAD, Double.NaN));
        assertThrows(BadInput.class, () -> scenario.with(LOAD, Double.POSITIVE_INFINITY));
        assertRefused(
                "unknown", List.of("buffer"), () -> scenario.with(StandardParameters.BUFFER, 4));
    }

    @Test
    void withChecksTheRangeOfItsOwnParameter() {
        Parameters narrow = Parameters.of(StandardParameters.BUFFER.between(1, 8));
        Scenario scenario = Scenario.of("min", narrow, Map.of());
        assertThrows(BadInput.class, () -> scenario.with(StandardParameters.BUFFER, 9));
    }

    @Test
    void anAlternativeTakesThePlaceOfTheOther() {
        Scenario scenario = of("nodes=64", "rate=0.01");
        assertEquals(0.08, scenario.load(8));
        assertEquals(0.3, of("nodes=64", "rate=0.1").load(3));
        Scenario changed = scenario.with(LOAD, 0.4);
        assertTrue(changed.find(RATE).isEmpty());
        assertEquals(0.4, changed.load(8));
        assertTrue(changed.with(RATE, 0.1).find(LOAD).isEmpty());
    }

    @Test
    void withoutLeavesAParameterOpen() {
        Scenario scenario = of("nodes=64", "load=0.1");
        assertFalse(scenario.without(LOAD).settings().containsKey("load"));
        assertTrue(scenario.find(LOAD).isPresent());
    }

    @Test
    void furtherParametersHaveTheirDefaults() {
        Scenario scenario = of("nodes=64", "load=0.1");
        Parameters more = Parameters.of(NODES.withDefault(2), StandardParameters.BUFFER);
        Scenario both = scenario.and(more);
        assertEquals(64, both.get(NODES));
        assertEquals(Map.of("nodes", 64, "buffer", 4), both.values(more));
    }

    @Test
    void parametersJoinInOrderAndKeepTheFirstDefinition() {
        Parameter<Integer> narrow = NODES.atLeast(4);
        Parameters joined =
                Parameters.of(LENGTH, narrow)
                        .and(PARAMETERS)
                        .and(Parameters.of().exactlyOneOf(LOAD, RATE));
        assertEquals(
                List.of("length", "nodes", "vcs", "load", "rate"), List.copyOf(joined.names()));
        assertEquals(narrow.allowed(), joined.get("nodes").allowed());
        assertRefused(
                "missing",
                List.of("load", "rate"),
                () -> Scenario.of("x", joined, Map.of("nodes", "4")));
        assertThrows(UnsupportedOperationException.class, () -> joined.all().clear());
        assertThrows(UnsupportedOperationException.class, () -> joined.names().clear());
    }

    @Test
    void standardParametersHoldTheirOwnDefaults() {
        Parameters all =
                Parameters.of(
                        LENGTH,
                        StandardParameters.BUFFER,
                        StandardParameters.SWITCHING,
                        StandardParameters.SERVICE,
                        StandardParameters.HOTSPOT,
                        StandardParameters.SEED,
                        StandardParameters.PRECISION,
                        StandardParameters.REPLICATIONS,
                        StandardParameters.TIME_LIMIT);
        Scenario scenario = Scenario.of("x", all, Map.of());
        assertEquals(scenario.settings(), Scenario.of("x", all, scenario.settings()).settings());
    }
}
