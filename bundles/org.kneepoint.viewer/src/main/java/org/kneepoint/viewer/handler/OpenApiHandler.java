// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.kneepoint.viewer.Call;
import org.kneepoint.viewer.Reply;

/** The description of the interface (OpenAPI Specification 3.1.0). */
public final class OpenApiHandler {
    private static final String FILE = "openapi.json";

    /** Returns the description. */
    public Reply show(Call call) throws IOException {
        try (InputStream in = Reply.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new FileNotFoundException(FILE);
            }
            return new Reply(200, Reply.JSON_TYPE, in.readAllBytes(), Map.of());
        }
    }
}
