// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;
import org.kneepoint.shell.command.TerminalGraphics;

/**
 * Asks a terminal once whether it shows sixels, by its primary device attributes (ECMA-48, DA; 4 is
 * sixel graphics). A terminal that does not answer in time shows characters.
 */
final class SixelQuery {
    private static final String QUERY = "\u001b[c";
    private static final String ANSWER = "\u001b[?";
    private static final String SIXEL = "4";
    private static final long LIMIT_MILLIS = 200;

    private final Terminal terminal;
    private final Consumer<String> typed;
    private String form;

    /**
     * Asks when a chart is first drawn.
     *
     * @param typed receives what was typed in the meantime
     */
    SixelQuery(Terminal terminal, Consumer<String> typed) {
        this.terminal = terminal;
        this.typed = typed;
    }

    /** How the terminal shows charts; the environment is considered first. */
    TerminalGraphics graphics(Map<String, String> environment) {
        return new TerminalGraphics(() -> form(environment), terminal::getHeight);
    }

    private synchronized String form(Map<String, String> environment) {
        if (form == null) {
            String promised = TerminalGraphics.form(environment);
            form =
                    promised.equals(TerminalGraphics.ANSI) && showsSixels()
                            ? TerminalGraphics.SIXEL
                            : promised;
        }
        return form;
    }

    private boolean showsSixels() {
        Attributes usual = terminal.enterRawMode();
        try {
            terminal.writer().write(QUERY);
            terminal.writer().flush();
            String answer = answer();
            int start = answer.lastIndexOf(ANSWER);
            if (start < 0) {
                return false;
            }
            String attributes = answer.substring(start + ANSWER.length(), answer.length() - 1);
            return List.of(attributes.split(";")).contains(SIXEL);
        } catch (IOException e) {
            return false;
        } finally {
            terminal.setAttributes(usual);
        }
    }

    /** Reads up to the end of the answer; what precedes it has been typed. */
    private String answer() throws IOException {
        StringBuilder read = new StringBuilder();
        long end = System.nanoTime() + LIMIT_MILLIS * 1_000_000;
        NonBlockingReader reader = terminal.reader();
        while (true) {
            long left = (end - System.nanoTime()) / 1_000_000;
            int c = left > 0 ? reader.read(left) : NonBlockingReader.READ_EXPIRED;
            if (c < 0) {
                keep(read.toString());
                return "";
            }
            read.append((char) c);
            int start = read.lastIndexOf(ANSWER);
            if (c == 'c' && start >= 0) {
                keep(read.substring(0, start));
                return read.substring(start);
            }
        }
    }

    private void keep(String before) {
        if (!before.isEmpty()) {
            typed.accept(before);
        }
    }
}
