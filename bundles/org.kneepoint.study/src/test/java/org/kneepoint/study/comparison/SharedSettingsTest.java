// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;

class SharedSettingsTest {
    private static final Parameters SIMULATION =
            Parameters.of(
                    StandardParameters.NODES,
                    StandardParameters.LOAD,
                    StandardParameters.RATE,
                    StandardParameters.SEED,
                    StandardParameters.PRECISION,
                    Parameter.choice("router", "router model", "real", "ideal"));
    private static final Parameters MODEL =
            Parameters.of(
                    StandardParameters.NODES,
                    StandardParameters.LOAD,
                    StandardParameters.RATE,
                    Parameter.choice("router", "router model", "ideal"),
                    Parameter.choice("variant", "reading", "right", "printed"));

    private static SharedSettings shared(String... settings) {
        return SharedSettings.split(Assignments.of(settings), SIMULATION, MODEL);
    }

    @Test
    void eachReceivesItsOwnParameters() {
        SharedSettings settings =
                shared("nodes=8", "seed=1,2", "variant=right,printed", "load=0.1");
        assertEquals(
                Map.of("nodes", "8", "seed", "1,2", "load", "0.1", "router", "ideal"),
                settings.simulation());
        assertEquals(
                Map.of("nodes", "8", "variant", "right,printed", "load", "0.1"), settings.model());
        assertEquals(Set.of("nodes", "load"), settings.common());
    }

    @Test
    void anAxisGoesToTheEvaluatorWithTheParameter() {
        SharedSettings both = shared("nodes=2,4", "load=0.1,0.2", "axis=nodes");
        assertEquals("nodes", both.simulation().get("axis"));
        assertEquals("nodes", both.model().get("axis"));
        SharedSettings one = shared("seed=1,2", "load=0.1", "axis=seed");
        assertEquals("seed", one.simulation().get("axis"));
        assertFalse(one.model().containsKey("axis"));
    }

    /** The model stands for the ideal router; the simulator's default is another. */
    @Test
    void theSimulationHasTheAssumptionsOfTheModel() {
        assertEquals("ideal", shared("load=0.1").simulation().get("router"));
        assertEquals(Map.of("load", "0.1"), shared("load=0.1").model());
        assertEquals("ideal", shared("load=0.1", "router=ideal").simulation().get("router"));
    }

    @Test
    void aParameterTheModelLacksIsReportedWithItsOwner() {
        assertEquals(
                "router=real has no model: the model supports ideal; simulate it, or use saturation with"
                        + " by=simulation",
                assertThrows(BadInput.class, () -> shared("load=0.1", "router=ideal,real"))
                        .getMessage());
    }

    @Test
    void anUnknownParameterIsReportedWithTheNearestOfBoth() {
        assertEquals("unknown [varient] varient", Refusal.of(() -> shared("varient=right")));
        assertEquals("unknown [precison] precison", Refusal.of(() -> shared("precison=1")));
    }
}
