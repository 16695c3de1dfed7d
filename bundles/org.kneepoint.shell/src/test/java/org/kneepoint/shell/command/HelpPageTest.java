// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;

class HelpPageTest {
    @Test
    void isRequestedByAnOption() {
        assertTrue(HelpPage.isAskedFor(List.of("mesh", "--help")));
        assertTrue(HelpPage.isAskedFor(List.of(new StringBuilder("-h"))));
        assertFalse(HelpPage.isAskedFor(List.of("mesh", "help")));
    }

    @Test
    void anAnswerIsNotRenderedForIt() {
        AtomicInteger rendered = new AtomicInteger();
        CommandResult result =
                CommandResult.of(width -> "-h" + rendered.incrementAndGet(), Table.of("a").build());
        assertFalse(HelpPage.isAskedFor(List.of(result)));
        assertEquals(0, rendered.get());
    }
}
