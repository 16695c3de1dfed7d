// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.rest;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.study.session.Role;

/**
 * A method and a path with their handler.
 *
 * @param path with variables in braces, each a whole segment: {@code /api/jobs/{number}}
 * @param least the least role of a caller
 * @param content bodies it takes, if the method has one
 */
public record Route(Method method, String path, Role least, Handler handler, Content content) {
    /** A route that takes objects. */
    public Route(Method method, String path, Role least, Handler handler) {
        this(method, path, least, handler, Content.JSON);
    }

    /** A route for viewers if it reads, else for evaluators. */
    public Route(Method method, String path, Handler handler) {
        this(method, path, method == Method.GET ? Role.VIEWER : Role.EVALUATOR, handler);
    }

    /** Returns the values of the variables if a path matches. */
    public Optional<Map<String, String>> match(String actual) {
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

    /** Returns method and path without the names of variables: equal for routes that collide. */
    public String pattern() {
        return method + " " + path.replaceAll("\\{[^}]*}", "{}");
    }
}
