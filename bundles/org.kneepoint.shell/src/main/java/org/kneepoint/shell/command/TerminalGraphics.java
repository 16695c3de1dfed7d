// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * How the terminal of a session shows charts.
 *
 * @param form the best form that it shows, one of those of {@link
 *     org.kneepoint.api.view.ChartWriter#terminalFormats()}
 * @param rows its height in characters
 */
public record TerminalGraphics(Supplier<String> form, IntSupplier rows) {
    /** Plain characters. */
    public static final String TEXT = "text";

    /** Characters in colours. */
    public static final String ANSI = "ansi";

    /** Pictures as sixels. */
    public static final String SIXEL = "sixel";

    private static final int USUAL_ROWS = 24;

    /** Of an output that is no terminal. */
    static final TerminalGraphics NONE = new TerminalGraphics(() -> TEXT, () -> USUAL_ROWS);

    /** Of a terminal whose height is not known. */
    public static TerminalGraphics of(Map<String, String> environment) {
        String form = form(environment);
        return new TerminalGraphics(() -> form, () -> USUAL_ROWS);
    }

    /**
     * Returns the best form that environment variables promise: pictures in kitty, iTerm2 and
     * terminals with one of their protocols, unless tmux or screen is between; else characters, in
     * colours unless {@code NO_COLOR} is set or {@code TERM} is dumb.
     */
    public static String form(Map<String, String> environment) {
        String term = environment.getOrDefault("TERM", "");
        if (!environment.getOrDefault("NO_COLOR", "").isEmpty()
                || term.isEmpty()
                || term.startsWith("dumb")) {
            return TEXT;
        }
        if (environment.containsKey("TMUX")
                || term.startsWith("screen")
                || term.startsWith("tmux")) {
            return ANSI;
        }
        String program = environment.getOrDefault("TERM_PROGRAM", "");
        if (environment.containsKey("KITTY_WINDOW_ID")
                || term.equals("xterm-kitty")
                || program.equals("ghostty")) {
            return "kitty";
        }
        boolean iterm =
                program.equals("iTerm.app")
                        || program.equals("WezTerm")
                        || environment.getOrDefault("LC_TERMINAL", "").equals("iTerm2");
        return iterm ? "iterm" : ANSI;
    }
}
