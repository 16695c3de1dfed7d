// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;

/** Holds the routes of a source and their description together: for the tests of each bundle. */
public final class DescribedRoutes {
    private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)}");
    private static final Pattern SCHEMA = Pattern.compile("#/components/schemas/([A-Za-z]+)");

    private final RouteSource source;
    private final Map<String, Object> document;

    private DescribedRoutes(RouteSource source) {
        this.source = source;
        this.document = parse(source.openApi());
    }

    private static Map<String, Object> parse(String text) {
        try {
            return JSON.std.mapFrom(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Requires that each route is described with its variables and body, that nothing else is, and
     * that all schemas exist.
     *
     * @param others operations that are answered elsewhere, such as {@code GET /api/events}
     */
    public static void requireComplete(RouteSource source, String... others) {
        DescribedRoutes described = new DescribedRoutes(source);
        described.requireOperations(others);
        described.operations().forEach(DescribedRoutes::requireParameters);
        described.operations().forEach(DescribedRoutes::requireBody);
        described.requireNames();
        described.requireSchemas();
        // what the viewer itself refuses
        OpenApiDocument.EMPTY.with(source.openApi());
    }

    private Map<String, Map<String, Object>> operations() {
        Map<String, Map<String, Object>> operations = new TreeMap<>();
        object(document.get("paths"))
                .forEach(
                        (path, methods) ->
                                object(methods)
                                        .forEach(
                                                (method, operation) ->
                                                        operations.put(
                                                                method.toUpperCase(Locale.ROOT)
                                                                        + " "
                                                                        + path,
                                                                object(operation))));
        return operations;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object value) {
        return value == null ? Map.of() : (Map<String, Object>) value;
    }

    private void requireOperations(String... others) {
        Collection<String> routes = new TreeSet<>(List.of(others));
        for (Route route : source.routes()) {
            assertTrue(routes.add(route.method() + " " + route.path()), route + " occurs twice");
        }
        assertEquals(routes, operations().keySet());
    }

    private static void requireParameters(String operation, Map<String, Object> description) {
        TreeSet<String> expected = new TreeSet<>();
        Matcher variable = VARIABLE.matcher(operation);
        while (variable.find()) {
            expected.add("path " + variable.group(1));
        }
        TreeSet<String> found = new TreeSet<>();
        for (Object parameter : (List<?>) description.getOrDefault("parameters", List.of())) {
            Map<?, ?> one = (Map<?, ?>) parameter;
            found.add(one.get("in") + " " + one.get("name"));
        }
        found.removeIf(name -> name.startsWith("query "));
        assertEquals(expected, found, operation);
    }

    private static void requireBody(String operation, Map<String, Object> description) {
        assertEquals(operation.startsWith("P"), description.containsKey("requestBody"), operation);
    }

    private void requireNames() {
        TreeSet<Object> names = new TreeSet<>();
        operations()
                .forEach(
                        (operation, description) ->
                                assertTrue(
                                        names.add(description.get("operationId")),
                                        operation + " has the name of another"));
    }

    private void requireSchemas() {
        TreeSet<String> used = new TreeSet<>();
        Matcher schema = SCHEMA.matcher(source.openApi());
        while (schema.find()) {
            used.add(schema.group(1));
        }
        used.removeAll(object(object(document.get("components")).get("schemas")).keySet());
        used.removeAll(OpenApi.schemas());
        assertEquals(new TreeSet<>(), used, "schemas that are not described");
    }
}
