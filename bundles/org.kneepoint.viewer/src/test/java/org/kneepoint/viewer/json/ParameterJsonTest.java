// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.viewer.json.CurveJsonTest.json;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

class ParameterJsonTest {
    private static final Parameter<Integer> H =
            Parameter.integer("h", "ports", "global ports").between(1, 100);
    private static final Parameter<Integer> A =
            Parameter.integer("a", "routers", "routers of a group")
                    .withDefault("2 h", scenario -> 2 * scenario.get(H));
    private static final Parameter<String> KIND =
            Parameter.choice("kind", "how", "fast", "good").withChoiceMeaning("good", "at length");

    private static Scenario scenario() {
        return Scenario.of("", Parameters.of(), Map.of()).and(Parameters.of(H, A, KIND));
    }

    @Test
    void aParameterHasKindUnitMeaningAndRange() throws Exception {
        assertEquals(
                "[{\"name\":\"h\",\"unit\":\"ports\",\"meaning\":\"global ports\",\"kind\":\"integer\","
                        + "\"required\":true,\"allowed\":\"1 to 100\",\"choices\":[]}]",
                json(ParameterJson.of(Parameters.of(H), scenario()))
                        .replace("\"default\":null,\"rule\":null,", ""));
    }

    @Test
    void choicesHaveTheirMeanings() throws Exception {
        Map<String, Object> object = ParameterJson.of(Parameters.of(KIND), scenario()).get(0);
        assertEquals(
                "[{\"name\":\"fast\",\"meaning\":\"\"},{\"name\":\"good\",\"meaning\":\"at length\"}]",
                json(object.get("choices")));
        assertEquals("fast", object.get("default"));
        assertEquals(null, object.get("rule"));
    }

    @Test
    void aDerivedDefaultHasItsRuleAndItsValueWhereKnown() {
        Map<String, Object> open = ParameterJson.of(Parameters.of(A), scenario()).get(0);
        assertEquals(null, open.get("default"));
        assertEquals("2 h", open.get("rule"));
        Map<String, Object> known =
                ParameterJson.of(Parameters.of(A), scenario().with(H, 3)).get(0);
        assertEquals("6", known.get("default"));
        assertEquals(false, known.get("required"));
    }
}
