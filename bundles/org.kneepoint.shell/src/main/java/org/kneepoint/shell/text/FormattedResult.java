// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.ResultContent;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.format.CurveTable;

/**
 * A command result with its output format. The format is held by name, so that its bundle can be
 * removed.
 *
 * @param answer result of a command
 * @param format name of the format
 * @param formats installed formats
 */
public record FormattedResult(CommandResult answer, String format, InstalledFormats formats) {
    /** A result in the format {@code table}. */
    public FormattedResult(CommandResult answer, InstalledFormats formats) {
        this(answer, TableFormat.NAME, formats);
    }

    /** Returns the content for a format, for lines of {@code width} characters. */
    public static ResultContent result(CommandResult answer, int width) {
        List<Curve> curves = answer.curves();
        ResultContent result =
                answer.table()
                        .map(ResultContent::of)
                        .orElseGet(() -> ResultContent.of(() -> CurveTable.of(curves), curves));
        return answer.text().map(result::text).orElse(result).width(width);
    }

    /** Returns whether there is nothing to print. */
    public boolean isSilent() {
        return answer.isSilent();
    }

    /**
     * Returns the result as text.
     *
     * @param width characters per line of a table
     * @return lines, the last one ended
     * @throws BadInput if the format is binary or has been removed
     */
    public String render(int width) {
        ResultFormat form = formats.named(format);
        requireText(form);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            form.write(result(answer, width), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /**
     * Requires a text format.
     *
     * @throws BadInput if it is binary
     */
    public static void requireText(ResultFormat format) {
        if (format.isBinary()) {
            throw BadInput.of("format", format.name(), " is binary: give out=FILE").about("out");
        }
    }

    /** Returns a summary, such as "2 curves, 10 points: 8 ok, 2 saturated". */
    public String summary() {
        List<Curve> curves = answer.curves();
        return curves.isEmpty()
                ? ResultSummary.of(answer.table().orElseGet(() -> CurveTable.of(curves)))
                : ResultSummary.of(curves);
    }

    @Override
    public String toString() {
        return render(Integer.MAX_VALUE);
    }
}
