// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.jr.ob.JSON;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.kneepoint.viewer.rest.Reply;

/** The description of the interface, to which requests and replies are held. */
public final class OpenApi {
    private static final Map<String, Object> DOCUMENT = read();
    private static final SchemaRegistry SCHEMAS =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private OpenApi() {}

    private static Map<String, Object> read() {
        try (InputStream in = OpenApi.class.getResourceAsStream("openapi.json")) {
            return JSON.std.mapFrom(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The operations, such as "GET /api/jobs". */
    static Map<String, Map<String, Object>> operations() {
        Map<String, Map<String, Object>> operations = new TreeMap<>();
        objects(DOCUMENT, "paths")
                .forEach(
                        (path, methods) ->
                                objects(object(methods), "")
                                        .forEach(
                                                (method, operation) ->
                                                        operations.put(
                                                                method.toUpperCase(Locale.ROOT)
                                                                        + " "
                                                                        + path,
                                                                object(operation))));
        return operations;
    }

    /** Returns the names of all schemas. */
    static TreeSet<String> schemas() {
        return new TreeSet<>(objects(objects(DOCUMENT, "components"), "schemas").keySet());
    }

    /** Returns the object of a name in another; the other itself for the empty name. */
    private static Map<String, Object> objects(Map<String, Object> object, String name) {
        return name.isEmpty() ? object : object(object.get(name));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    /** Requires that a reply is one of an operation, with an object of its schema. */
    public static Reply answer(String operation, Reply reply) {
        Map<String, Object> responses = objects(operations().get(operation), "responses");
        Object response = responses.get(String.valueOf(reply.status()));
        requireValid(
                operation,
                schema(object(response)),
                new String(reply.body(), StandardCharsets.UTF_8));
        return reply;
    }

    /** Requires that a body is one that an operation takes. */
    public static void request(String operation, String body) {
        requireValid(operation, schema(objects(operations().get(operation), "requestBody")), body);
    }

    /** Requires that a text is an object of a schema. */
    public static void requireValid(String what, String schema, String json) {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("$ref", "#/components/schemas/" + schema);
        root.put("components", DOCUMENT.get("components"));
        List<String> errors =
                SCHEMAS
                        .getSchema(text(root), InputFormat.JSON)
                        .validate(json, InputFormat.JSON)
                        .stream()
                        .map(error -> error.getInstanceLocation() + " " + error.getMessage())
                        .toList();
        assertEquals(List.of(), errors, what + " " + json);
    }

    private static String schema(Map<String, Object> described) {
        Map<String, Object> content = objects(objects(described, "content"), "application/json");
        String reference = objects(content, "schema").get("$ref").toString();
        return reference.substring("#/components/schemas/".length());
    }

    private static String text(Object value) {
        try {
            return JSON.std.asString(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
