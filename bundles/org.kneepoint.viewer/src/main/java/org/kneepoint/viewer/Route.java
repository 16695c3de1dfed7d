// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A method and a path with their handler.
 *
 * @param path with variables in braces, each a whole segment: {@code /api/jobs/{number}}
 */
public record Route(Method method, String path, Handler handler) {
    /** Returns the values of the variables if a path matches. */
    Optional<Map<String, String>> match(String actual) {
        String[] expected = path.split("/", -1);
        String[] given = actual.split("/", -1);
        if (expected.length != given.length) {
            return Optional.empty();
        }
        Map<String, String> variables = new HashMap<>();
        for (int i = 0; i < expected.length; i++) {
            if (expected[i].startsWith("{") && !given[i].isEmpty()) {
                variables.put(expected[i].substring(1, expected[i].length() - 1), given[i]);
            } else if (!expected[i].equals(given[i])) {
                return Optional.empty();
            }
        }
        return Optional.of(variables);
    }
}
