// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainStatementTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve torus radix=8 load=0.1:0.5:0.1",
                "saturation mesh radix=4 vcs=2,4",
                "compare (solve torus radix=4 load=0.1) (simulate torus radix=4 load=0.1)",
                "measure (ramp torus seed=7) metric=npm",
            })
    void commandsThatComputePass(String line) {
        assertEquals(Optional.of(line), PlainStatement.of(line));
        assertEquals(Optional.of(line), PlainStatement.of("c1 = (" + line + ")"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "()",
                "script x",
                "solve torus; exec rm",
                "solve torus\nexec rm",
                "solve torus out=x.csv",
                "solve torus format=json",
                "solve torus | tac x",
                "solve torus > x",
                "solve torus &",
                "solve torus # x",
                "compare $a $b",
                "solve ${x}",
                "solve {cat x}",
                "solve [x]",
                "solve `x`",
                "solve \"x\"",
                "solve 'x'",
                "solve a/b",
                "solve ..\\x",
                "solve torus x=<(cat)",
                "((\"x\" getClass) forName java.lang.Runtime)",
                "(solve torus)",
                "compare (script x) (solve torus)",
                "compare () (solve torus)",
                "compare (solve torus",
                "compare solve torus)",
                "c = (exec rm)",
                "c = (solve torus) (exec rm)",
                "solve t\u00f6rus",
            })
    void nothingElsePasses(String line) {
        assertEquals(Optional.empty(), PlainStatement.of(line));
    }

    @Test
    void whatFollowsAnAssignmentIsNotPartOfIt() {
        assertEquals(Optional.empty(), PlainStatement.of("c = (solve torus); d = (solve torus)"));
    }
}
