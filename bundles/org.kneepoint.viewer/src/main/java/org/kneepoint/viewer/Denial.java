// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Why a request is not answered.
 *
 * @param status status code of HTTP
 * @param code the kind of fault
 * @param line one line for the user
 * @param headers headers of the answer
 */
record Denial(int status, String code, String line, Map<String, String> headers) {
    Denial(int status, String code, String line) {
        this(status, code, line, Map.of());
    }

    /** A denial with a header. */
    Denial with(String name, String value) {
        return new Denial(status, code, line, Map.of(name, value));
    }

    /** Returns the answer. */
    Reply reply() {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", code);
        error.put("line", line);
        Reply reply = Reply.json(status, Map.of("error", error));
        return new Reply(status, reply.type(), reply.body(), headers);
    }
}
