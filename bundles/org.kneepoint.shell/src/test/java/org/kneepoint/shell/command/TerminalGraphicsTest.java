// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What environment variables say of a terminal. */
class TerminalGraphicsTest {
    private static String form(String... variables) {
        Map<String, String> environment = new HashMap<>();
        for (int i = 0; i < variables.length; i += 2) {
            environment.put(variables[i], variables[i + 1]);
        }
        return TerminalGraphics.form(environment);
    }

    @Test
    void terminalsWithAProtocolShowPictures() {
        assertEquals("kitty", form("TERM", "xterm-kitty"));
        assertEquals("kitty", form("TERM", "xterm-256color", "KITTY_WINDOW_ID", "1"));
        assertEquals("iterm", form("TERM", "xterm-256color", "TERM_PROGRAM", "iTerm.app"));
        assertEquals("iterm", form("TERM", "xterm-256color", "LC_TERMINAL", "iTerm2"));
    }

    @Test
    void aMultiplexerBetweenShowsCharacters() {
        assertEquals("ansi", form("TERM", "tmux-256color", "KITTY_WINDOW_ID", "1"));
        assertEquals("ansi", form("TERM", "screen", "LC_TERMINAL", "iTerm2"));
        assertEquals(
                "ansi", form("TERM", "xterm", "TMUX", "/tmp/socket", "TERM_PROGRAM", "iTerm.app"));
    }

    @Test
    void othersShowColoursUnlessTheyAreDumbOrNoneAreWanted() {
        assertEquals("ansi", form("TERM", "xterm"));
        assertEquals("text", form("TERM", "dumb"));
        assertEquals("text", form());
        assertEquals("text", form("TERM", "xterm-kitty", "NO_COLOR", "1"));
    }
}
