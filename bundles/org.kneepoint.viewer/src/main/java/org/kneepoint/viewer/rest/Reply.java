// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.rest;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * An answer.
 *
 * @param status status code of HTTP
 * @param type media type of the body
 * @param body the body
 * @param headers other headers
 */
public record Reply(int status, String type, byte[] body, Map<String, String> headers) {
    /** Media type of objects. */
    public static final String JSON_TYPE = "application/json";

    private static final JSON FORMAT = JSON.std.with(JSON.Feature.WRITE_NULL_PROPERTIES);

    /** An answer of maps, lists, texts, numbers, truth values and nulls as JSON. */
    public static Reply json(Object value) {
        return json(200, value);
    }

    /** The answer to a request that created what it describes. */
    public static Reply created(Object value) {
        return json(201, value);
    }

    /**
     * The answer to a request that created what it describes, with its address.
     *
     * @param location path of what was created: ASCII
     */
    public static Reply created(String location, Object value) {
        Reply reply = created(value);
        return new Reply(201, reply.type(), reply.body(), Map.of("Location", location));
    }

    /** An answer as JSON with a status of its own. */
    public static Reply json(int status, Object value) {
        return new Reply(status, JSON_TYPE, text(value).getBytes(StandardCharsets.UTF_8), Map.of());
    }

    /** Returns the text of a value as JSON. */
    public static String text(Object value) {
        try {
            return FORMAT.asString(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A file to be saved by the browser.
     *
     * @param name its name: ASCII without quotes and control characters
     * @param type its media type
     */
    public static Reply file(String name, String type, byte[] bytes) {
        String disposition = "attachment; filename=\"" + name + "\"";
        return new Reply(200, type, bytes, Map.of("Content-Disposition", disposition));
    }
}
