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
 * A command result with its output format. The format is kept by its name, so that its bundle can
 * be removed.
 *
 * @param answer of a command
 * @param format name of the format
 * @param formats where it is found
 */
public record FormattedResult(CommandResult answer, String format, InstalledFormats formats) {
    /** An answer in the format for reading. */
    public FormattedResult(CommandResult answer, InstalledFormats formats) {
        this(answer, TableFormat.NAME, formats);
    }

    /** Returns what a format writes, for lines of a width in characters. */
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
     * Returns the answer as text.
     *
     * @param width characters per line that a table should fit
     * @return whole lines, the last one ended too
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
     * Refuses a format that cannot be shown.
     *
     * @throws BadInput if it is binary
     */
    public static void requireText(ResultFormat format) {
        if (format.isBinary()) {
            throw BadInput.of("format", format.name(), " is binary: give out=FILE too")
                    .about("out");
        }
    }

    /** Returns in a few words what the answer is, such as "2 curves of 10 points, all ok". */
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
