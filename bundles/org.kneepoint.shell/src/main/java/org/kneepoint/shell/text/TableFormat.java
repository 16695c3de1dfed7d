// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.kneepoint.api.format.ResultContent;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.support.TextTable;
import org.osgi.service.component.annotations.Component;

/** The format {@code table}: text for a terminal. */
@Component
public final class TableFormat implements ResultFormat {
    /** The name of the default format. */
    public static final String NAME = "table";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("aligned columns or text for a terminal")
                .source("part of the workbench")
                .validity("all results; detail columns are omitted and numbers are rounded")
                .verification("tests compare with written examples");
    }

    @Override
    public List<String> fileExtensions() {
        return List.of("txt");
    }

    @Override
    public String mediaType() {
        return "text/plain";
    }

    @Override
    public void write(ResultContent result, OutputStream out) throws IOException {
        out.write(text(result).getBytes(StandardCharsets.UTF_8));
    }

    private static String text(ResultContent result) {
        List<Curve> curves = result.curves().orElse(List.of());
        return result.text()
                .map(text -> text + "\n")
                .orElseGet(
                        () ->
                                curves.isEmpty()
                                        ? TextTable.of(result.table(), result.width())
                                        : CurveText.of(curves, result.width()));
    }
}
