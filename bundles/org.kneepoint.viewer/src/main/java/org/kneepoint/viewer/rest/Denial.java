// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.rest;

import java.util.LinkedHashMap;
import java.util.Map;

/** Why a request is not answered: an expected outcome, so it has no stack trace. */
public final class Denial extends Exception {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;
    private final transient Map<String, String> headers;

    /**
     * A denial.
     *
     * @param status status code of HTTP
     * @param code the kind of fault
     * @param line one line for the user
     */
    public Denial(int status, String code, String line) {
        this(status, code, line, Map.of());
    }

    private Denial(int status, String code, String line, Map<String, String> headers) {
        super(line, null, false, false);
        this.status = status;
        this.code = code;
        this.headers = Map.copyOf(headers);
    }

    /** Returns the denial with another header of the answer. */
    public Denial with(String name, String value) {
        Map<String, String> all = new LinkedHashMap<>(headers);
        all.put(name, value);
        return new Denial(status, code, getMessage(), all);
    }

    /** Returns the status code of HTTP. */
    public int status() {
        return status;
    }

    /** Returns the kind of fault. */
    public String code() {
        return code;
    }

    /** Returns the headers of the answer. */
    public Map<String, String> headers() {
        return headers;
    }

    /** Returns the answer. */
    public Reply reply() {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", code);
        error.put("line", getMessage());
        Reply reply = Reply.json(status, Map.of("error", error));
        return new Reply(status, reply.type(), reply.body(), headers);
    }
}
