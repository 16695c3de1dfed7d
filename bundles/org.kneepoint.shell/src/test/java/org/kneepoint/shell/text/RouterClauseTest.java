// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.testkit.ErrorLine;

class RouterClauseTest {
    private static final Parameters SIMULATION =
            Parameters.of(Parameter.choice("router", "router model", "real", "fast", "ideal"));
    private static final Parameters MODEL =
            Parameters.of(Parameter.choice("router", "router model", "ideal"));

    @Test
    void theRouterAndTheAlternatives() {
        RouterClause clause = RouterClause.of(SIMULATION);
        assertEquals(", router=real (or fast, ideal)", clause.of(List.of(Map.of())));
        assertEquals(
                ", router=fast (or real, ideal)", clause.of(List.of(Map.of("router", "fast"))));
        assertEquals(
                ", router=fast,real (or ideal)",
                clause.of(List.of(Map.of("router", "fast"), Map.of("vcs", "2"))));
    }

    @Test
    void besideAModelTheAlternativesAreThoseOfTheSimulator() {
        ErrorLine.names(
                RouterClause.of(MODEL, SIMULATION).of(List.of(Map.of(), Map.of())),
                "router=ideal",
                "real",
                "fast");
    }

    @Test
    void noClauseWhereThereIsNoChoice() {
        Parameters none = Parameters.of();
        assertEquals("", RouterClause.of(none).of(List.of(Map.of())));
        assertEquals("", RouterClause.of(none, SIMULATION).of(List.of(Map.of())));
        assertEquals("", RouterClause.NONE.of(List.of(Map.of("router", "real"))));
    }
}
