// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.ChartWriter;

/**
 * A chart in the terminal, as the text of a result. Where the text does not reach a terminal it is
 * plain characters, 80 on a line.
 */
final class ChartText implements ChartOutput {
    static final String GRAPHICS = "graphics";

    private static final String AUTO = "auto";
    private static final int COLUMNS = 80;
    private static final int LOWEST = 12;
    private static final int PIXELS_PER_COLUMN = 9;
    private static final int WIDEST = 900;

    private final ChartWriter writer;
    private final TerminalGraphics terminal;
    private final String form;
    private final boolean isRequested;
    private final Optional<ChartSize> size;

    private ChartText(
            ChartWriter writer,
            TerminalGraphics terminal,
            String form,
            boolean requested,
            Optional<ChartSize> size) {
        this.writer = writer;
        this.terminal = terminal;
        this.form = form;
        this.isRequested = requested;
        this.size = size;
    }

    /**
     * Reads {@code graphics=} and {@code size=}.
     *
     * @throws BadInput if the form is not one of the writer, or the size is malformed
     */
    static ChartText of(SessionRequest request, ChartWriter writer) {
        Set<String> forms = writer.terminalFormats();
        if (forms.isEmpty()) {
            throw BadInput.missing("out=FILE.svg or out=FILE.png", "out");
        }
        TerminalGraphics terminal = request.terminal();
        String given = request.takeParameter(GRAPHICS).orElse(AUTO);
        if (!given.equals(AUTO) && !forms.contains(given)) {
            throw BadInput.notAllowed(GRAPHICS, given, names(forms));
        }
        String best = given.equals(AUTO) ? terminal.form().get() : given;
        String form = forms.contains(best) ? best : TerminalGraphics.TEXT;
        Optional<ChartSize> size =
                isCharacters(form) ? ChartSize.inCharacters(request) : ChartSize.of(request);
        return new ChartText(writer, terminal, form, !given.equals(AUTO), size);
    }

    /** Returns the values of {@code graphics=}. */
    static List<String> names(Set<String> forms) {
        List<String> names = new ArrayList<>(List.of(AUTO));
        names.addAll(forms);
        return names;
    }

    private static boolean isCharacters(String form) {
        return form.equals(TerminalGraphics.TEXT) || form.equals(TerminalGraphics.ANSI);
    }

    /** Whether it is a picture, which can show a network. */
    boolean isPicture() {
        return !isCharacters(form);
    }

    @Override
    public CommandResult show(List<Curve> curves, Drawing drawing) {
        // what cannot be drawn is refused now, and not where the text is printed
        text(drawing, piped(), COLUMNS);
        return CommandResult.of(
                curves,
                width ->
                        width == Integer.MAX_VALUE
                                ? text(drawing, piped(), COLUMNS)
                                : text(drawing, form, Math.min(width, WIDEST)));
    }

    /** The form where the text does not reach a terminal. */
    private String piped() {
        return isRequested ? form : TerminalGraphics.TEXT;
    }

    private String text(Drawing drawing, String shape, int width) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            drawing.write(writer, shape, Optional.of(size(shape, width)), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toString(StandardCharsets.UTF_8).stripTrailing();
    }

    private ChartSize size(String shape, int width) {
        if (size.isPresent() && shape.equals(form)) {
            return size.get();
        }
        if (!isCharacters(shape)) {
            int across = Math.min(WIDEST, width * PIXELS_PER_COLUMN);
            return new ChartSize(across, across * 2 / 3);
        }
        // the last row is that of the prompt
        int rows = Math.min(terminal.rows().getAsInt() - 1, Math.max(23, width / 3));
        return new ChartSize(width, Math.max(LOWEST, rows));
    }
}
