// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;

class ParameterCompletionsTest {
    private final ParameterCompletions proposals =
            ParameterCompletions.of(
                            Parameters.of(
                                    Parameter.integer("nodes", "", ""),
                                    Parameter.choice("variant", "", "a", "b")))
                    .flag("strict")
                    .outputParameters();

    @Test
    void wordsNotYetTyped() {
        assertEquals(
                List.of("nodes=", "variant=", "strict=", "format=", "out="),
                proposals.after(List.of("min"), ""));
        assertEquals(
                List.of("variant=", "format=", "out="),
                proposals.after(List.of("min", "nodes=64", "strict=true"), "v"));
    }

    @Test
    void valuesOfTheParameterThatIsTyped() {
        assertEquals(List.of("variant=a", "variant=b"), proposals.after(List.of(), "variant="));
        assertEquals(List.of("variant=a", "variant=b"), proposals.after(List.of(), "variant=b"));
        assertEquals(List.of(), proposals.after(List.of(), "nodes=6"));
        assertEquals(List.of(), proposals.after(List.of(), "other="));
        assertEquals(List.of(), ParameterCompletions.none().after(List.of(), ""));
    }
}
