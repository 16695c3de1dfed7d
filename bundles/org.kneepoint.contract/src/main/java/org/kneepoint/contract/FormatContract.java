// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import static org.kneepoint.contract.Checks.assertFalse;
import static org.kneepoint.contract.Checks.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.format.ResultContent;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/** The contract of a result format, by a table with all kinds of cells and by a curve. */
record FormatContract(ResultFormat format) {
    private static final String MEDIA_TYPE = "[\\w.+-]+/[\\w.+-]+(;.*)?";

    void check(ContractReport.Builder report) {
        report.check(
                format.name(),
                "extensions and media type",
                "lower case without a dot in front; type/subtype",
                this::namesAreValid);
        report.check(
                format.name(),
                "tables",
                "text, numbers, truth values and empty cells; the stream left open, the same bytes"
                        + " again",
                () -> isWritten(ResultContent.of(table())));
        report.check(
                format.name(),
                "empty table",
                "written without a row",
                () -> isWritten(ResultContent.of(Table.of("a").build())));
        report.check(
                format.name(),
                "curves",
                "one point, with its table",
                () -> isWritten(ResultContent.of(table(), List.of(curve()))));
    }

    private void namesAreValid() {
        for (String extension : format.fileExtensions()) {
            assertTrue(extension, extension.matches("[a-z0-9]+([.][a-z0-9]+)*"));
        }
        assertTrue(format.mediaType(), format.mediaType().matches(MEDIA_TYPE));
    }

    private static Table table() {
        return Table.of("name", "value", "count", "isSet", "nothing")
                .row("a \"b\", c; <d> & \u00e9", 0.1, 3L, true, null)
                .row("", 1e-300, -1, false, null)
                .build();
    }

    private static Curve curve() {
        Point point =
                Point.of(Map.of("load", "0.1"))
                        .with(Quantities.LOAD, 0.1)
                        .with(Quantities.LATENCY, 10)
                        .build();
        return Curve.of(EvaluationMethod.MODEL, "min", "min", Quantities.LOAD)
                .addAll(List.of(point))
                .build();
    }

    private void isWritten(ResultContent content) throws IOException {
        byte[] written = write(content);
        assertTrue("other bytes when written again", Arrays.equals(written, write(content)));
        if (!format.isBinary()) {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(written)).toString();
            assertTrue("no line break after the last line", text.isEmpty() || text.endsWith("\n"));
        }
    }

    private byte[] write(ResultContent content) throws IOException {
        OpenStream out = new OpenStream();
        format.write(content, out);
        assertFalse("the stream was closed", out.isClosed);
        return out.toByteArray();
    }

    private static final class OpenStream extends ByteArrayOutputStream {
        private boolean isClosed;

        @Override
        public void close() {
            isClosed = true;
        }
    }
}
