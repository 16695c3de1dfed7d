// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.viewer.rest.Reply;

/** A description of an interface, merged of several (OpenAPI Specification 3.1.0). */
final class OpenApiDocument {
    /** One that describes nothing. */
    static final OpenApiDocument EMPTY = new OpenApiDocument(Map.of());

    private final Map<String, Object> root;

    private OpenApiDocument(Map<String, Object> root) {
        this.root = root;
    }

    /**
     * Returns the document with the operations and components of another; of all else, such as the
     * title, that of the first document counts.
     *
     * @param text an object of OpenAPI as JSON
     * @throws BadInput if it is none, or both describe the same operation or component
     */
    OpenApiDocument with(String text) {
        Map<String, Object> other = parse(text);
        Map<String, Object> all = new LinkedHashMap<>(root);
        other.forEach(all::putIfAbsent);
        for (String part : List.of("paths", "components")) {
            Object first = root.getOrDefault(part, Map.of());
            all.put(part, merged(part, first, other.getOrDefault(part, Map.of()), 2));
        }
        return new OpenApiDocument(all);
    }

    private static Map<String, Object> parse(String text) {
        try {
            return JSON.std.mapFrom(text);
        } catch (IOException e) {
            throw BadInput.because("openapi", text.length(), "the description is no JSON object");
        }
    }

    /**
     * Merges objects.
     *
     * @param levels of objects below which nothing may be in both: operations by path and method,
     *     components by kind and name
     */
    private static Object merged(String name, Object first, Object second, int levels) {
        if (levels == 0) {
            throw BadInput.because("openapi", name, name + " is described twice");
        }
        Map<String, Object> all = new LinkedHashMap<>(object(name, first));
        object(name, second)
                .forEach(
                        (key, value) ->
                                all.merge(
                                        key,
                                        value,
                                        (a, b) -> merged(name + " " + key, a, b, levels - 1)));
        return all;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(String name, Object value) {
        if (value instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw BadInput.because("openapi", name, name + " is no object");
    }

    /** Returns the document as an answer. */
    Reply reply() {
        return Reply.json(root);
    }
}
