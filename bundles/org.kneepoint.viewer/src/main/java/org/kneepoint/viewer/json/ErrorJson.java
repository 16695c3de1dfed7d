// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;

/**
 * An error as {@code {code, line, parameter, value, allowed, nearest}}, all but the first two only
 * where known.
 */
public final class ErrorJson {
    private ErrorJson() {}

    /** Encodes wrong input. */
    public static Map<String, Object> of(BadInput bad) {
        Map<String, Object> error = of(bad.code(), bad.getMessage());
        bad.parameters().stream().findFirst().ifPresent(name -> error.put("parameter", name));
        if (bad.parameters().size() > 1) {
            error.put("parameters", bad.parameters());
        }
        bad.value().ifPresent(value -> error.put("value", value));
        bad.allowed().ifPresent(allowed -> error.put("allowed", allowed));
        if (!bad.nearest().isEmpty()) {
            error.put("nearest", bad.nearest());
        }
        return error;
    }

    /**
     * Encodes an error with a code.
     *
     * @param line one line for the user
     */
    public static Map<String, Object> of(String code, String line) {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", code);
        error.put("line", line);
        return error;
    }
}
