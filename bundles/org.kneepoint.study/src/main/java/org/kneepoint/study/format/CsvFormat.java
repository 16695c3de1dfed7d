// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.kneepoint.api.format.ResultContent;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.scenario.Description;
import org.osgi.service.component.annotations.Component;

/** The format {@code csv}: the table as {@link CsvCodec} writes it. */
@Component
public final class CsvFormat implements ResultFormat {
    @Override
    public String name() {
        return "csv";
    }

    @Override
    public Description description() {
        return Description.of("comma-separated values: a header line, then a line for each row")
                .source("RFC 4180")
                .validity("every answer; of curves the points, without axis and provenance")
                .verification("tables and curves written and read back are the same to the bit");
    }

    @Override
    public List<String> fileExtensions() {
        return List.of("csv");
    }

    @Override
    public String mediaType() {
        return "text/csv";
    }

    @Override
    public void write(ResultContent result, OutputStream out) throws IOException {
        out.write(CsvCodec.write(result.table()).getBytes(StandardCharsets.UTF_8));
    }
}
