// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.table;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.kneepoint.api.format.Result;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.scenario.Description;
import org.osgi.service.component.annotations.Component;

/** The format {@code json}: curves, or else the table, as {@link Json} writes them. */
@Component
public final class JsonFormat implements ResultFormat {
    @Override
    public String name() {
        return "json";
    }

    @Override
    public Description description() {
        return Description.of("JSON: curves with axis and provenance, or an object for each row")
                .source("RFC 8259")
                .validity("every answer, with all that is known of curves")
                .verification("what is written is parsed again in the tests");
    }

    @Override
    public List<String> endings() {
        return List.of("json");
    }

    @Override
    public String mediaType() {
        return "application/json";
    }

    @Override
    public void write(Result result, OutputStream out) throws IOException {
        String text = result.curves().map(Json::write).orElseGet(() -> Json.write(result.table()));
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
