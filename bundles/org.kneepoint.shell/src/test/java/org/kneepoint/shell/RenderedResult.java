// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.shell.text.FormattedResult;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.shell.text.TableFormat;
import org.kneepoint.study.format.CsvFormat;
import org.kneepoint.study.format.JsonFormat;
import org.kneepoint.study.plugin.Catalogue;

/** Answers as a user sees them, in the formats that come with the workbench. */
public final class RenderedResult {
    /** These formats. */
    public static final InstalledFormats FORMATS = new InstalledFormats(Catalogue.of(all()));

    private RenderedResult() {}

    private static Described[] all() {
        return new Described[] {new CsvFormat(), new JsonFormat(), new TableFormat()};
    }

    /** Returns an answer as comma-separated values. */
    public static String csv(CommandResult result) {
        return new FormattedResult(result, "csv", FORMATS).toString();
    }

    /** Returns an answer as JSON. */
    public static String json(CommandResult result) {
        return new FormattedResult(result, "json", FORMATS).toString();
    }

    /** Returns an answer as it is read in lines of so many characters. */
    public static String text(CommandResult result, int width) {
        return new FormattedResult(result, FORMATS).render(width);
    }
}
