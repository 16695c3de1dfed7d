// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExternalCommandHelpTest {
    private static final List<String> COMMANDS =
            List.of(
                    "felix:cd",
                    "felix:help",
                    "felix:stop",
                    "gogo:cd",
                    "gogo:grep",
                    "kneepoint:solve");

    @ParameterizedTest
    @CsvSource({
        "stop --help,felix:help felix:stop",
        "felix:stop -h,felix:help felix:stop",
        "grep --help,gogo:grep --help",
        "solve --help,",
        "nix --help,",
        "stop 36 --help,",
        "stop 36,"
    })
    void linesThatPrintTheHelp(String statement, String run) {
        assertEquals(Optional.ofNullable(run), ExternalCommandHelp.find(statement, COMMANDS));
    }

    @Test
    void oursAreNotForeign() {
        assertEquals(Optional.empty(), ExternalCommandHelp.line("solve", COMMANDS));
        assertEquals(
                Optional.of("felix:help felix:stop"), ExternalCommandHelp.line("stop", COMMANDS));
    }
}
