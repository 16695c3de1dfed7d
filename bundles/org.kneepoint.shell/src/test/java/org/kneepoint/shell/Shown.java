// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import org.kneepoint.api.command.Answer;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.shell.text.Formats;
import org.kneepoint.shell.text.Rendering;
import org.kneepoint.shell.text.TableFormat;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.table.CsvFormat;
import org.kneepoint.study.table.JsonFormat;

/** Answers as a user sees them, in the formats that come with the workbench. */
public final class Shown {
    /** These formats. */
    public static final Formats FORMATS = new Formats(Catalogue.of(all()));

    private Shown() {}

    private static Described[] all() {
        return new Described[] {new CsvFormat(), new JsonFormat(), new TableFormat()};
    }

    /** Returns an answer as comma-separated values. */
    public static String csv(Answer answer) {
        return new Rendering(answer, "csv", FORMATS).toString();
    }

    /** Returns an answer as JSON. */
    public static String json(Answer answer) {
        return new Rendering(answer, "json", FORMATS).toString();
    }

    /** Returns an answer as it is read in lines of so many characters. */
    public static String text(Answer answer, int width) {
        return new Rendering(answer, FORMATS).render(width);
    }
}
