// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.study.session.Caller;

/**
 * A chart in a window, for which the shell does not wait. A batch waits until the window is closed.
 */
final class ChartWindow implements ChartOutput {
    static final String WINDOW = "window";

    private final ChartWriter writer;
    private final Path home;
    private final SessionRequest request;
    private final Map<String, String> settings;
    private final Optional<ChartSize> size;

    private ChartWindow(
            ChartWriter writer,
            Path home,
            SessionRequest request,
            Map<String, String> settings,
            Optional<ChartSize> size) {
        this.writer = writer;
        this.home = home;
        this.request = request;
        this.settings = settings;
        this.size = size;
    }

    /**
     * Reads {@code size=}.
     *
     * @param home folder of the installation
     * @throws BadInput if there is no display, or the size is malformed
     */
    static ChartWindow of(SessionRequest request, ChartWriter writer, Path home) {
        if (!Caller.current().equals(Caller.LOCAL)) {
            throw BadInput.because(
                    WINDOW,
                    true,
                    "a window opens only on the machine of its user: give out=FILE.svg");
        }
        if (!hasDisplay(System.getenv())) {
            throw BadInput.because(
                    WINDOW,
                    true,
                    "there is no display for a window (DISPLAY is not set): give out=FILE.svg, or"
                            + " nothing for a chart in the terminal");
        }
        Map<String, String> settings = new LinkedHashMap<>(request.remainingSettings());
        return new ChartWindow(writer, home, request, settings, ChartSize.of(request));
    }

    /** Whether there can be windows: always but on systems with X11, whose display is named. */
    static boolean hasDisplay(Map<String, String> environment) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        return system.startsWith("windows")
                || system.startsWith("mac")
                || !environment.getOrDefault("DISPLAY", "").isEmpty();
    }

    @Override
    public CommandResult show(List<Curve> curves, Drawing drawing) throws IOException {
        try {
            if (ChartWindowProcess.isThisProcess()) {
                drawing.show(writer, size, () -> request.printNotice(ChartWindowProcess.OPENED));
            } else {
                ChartWindowProcess window = ChartWindowProcess.open(home, curves, settings);
                if (!request.isInteractive()) {
                    window.awaitClosing();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return CommandResult.of(curves).withoutOutput();
    }
}
