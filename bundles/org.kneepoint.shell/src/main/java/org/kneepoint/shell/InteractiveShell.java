// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.ToIntFunction;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.Signals;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The interactive shell: line editing, completion and history on the terminal of the process. */
@Component(service = ToIntFunction.class, property = "kneepoint.entry=console")
public final class InteractiveShell implements ToIntFunction<String[]> {
    private final GogoSessions sessions;

    /** Runs in a session of gogo. */
    @Activate
    public InteractiveShell(@Reference GogoSessions sessions) {
        this.sessions = sessions;
    }

    @Override
    public int applyAsInt(String[] ignored) {
        try (Terminal terminal =
                        TerminalBuilder.builder()
                                .name("kneepoint")
                                .system(true)
                                .dumb(true)
                                .build();
                UserSession session = sessions.openLocal(true)) {
            if (TerminalPrompt.isDumb(terminal)) {
                // such a terminal does not pass on the signal, which would end the process
                Signals.register(Terminal.Signal.INT.name(), session::interrupt);
            }
            return session.prompt(terminal);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
