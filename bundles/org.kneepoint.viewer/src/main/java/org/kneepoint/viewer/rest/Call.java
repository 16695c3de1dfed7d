// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.rest;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Workspace;

/**
 * A request that was admitted.
 *
 * @param caller who calls
 * @param workspace the workspace of the user; null if the path is open to everybody and the user is
 *     unknown
 * @param variables values of the variables of the path, such as {@code number}
 * @param query parameters of the query, the last of each name
 * @param body the body; empty if there is none or it is a file
 * @param file the body of a route that takes files, to be read once: throws an {@link IOException}
 *     if it is too long or ends early; empty for other routes
 */
public record Call(
        Caller caller,
        Workspace workspace,
        Map<String, String> variables,
        Map<String, String> query,
        byte[] body,
        InputStream file) {
    /** A character 0 in a text: an escape after an even number of backslashes. */
    private static final Pattern ZERO = Pattern.compile("(?<!\\\\)(?:\\\\\\\\)*+\\\\u0000");

    /** A call of a route that takes no files. */
    public Call(
            Caller caller,
            Workspace workspace,
            Map<String, String> variables,
            Map<String, String> query,
            byte[] body) {
        this(caller, workspace, variables, query, body, InputStream.nullInputStream());
    }

    /**
     * Returns the body as a JSON object.
     *
     * @throws BadInput if it is none, or has a character 0, which no database takes
     */
    public Map<String, Object> json() {
        Map<String, Object> object;
        try {
            object = JSON.std.mapFrom(body);
        } catch (IOException e) {
            // read from memory, so the text is at fault
            object = null;
        }
        if (object == null) {
            throw BadInput.because("body", body.length + " bytes", "the body is no JSON object");
        }
        if (ZERO.matcher(new String(body, StandardCharsets.UTF_8)).find()) {
            throw BadInput.because("body", "\\u0000", "the body has a character 0");
        }
        return object;
    }
}
