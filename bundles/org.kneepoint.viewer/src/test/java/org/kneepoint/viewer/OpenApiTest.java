// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.plugin.Catalogue;
import org.opentest4j.AssertionFailedError;

/** The description of the interface and the table of routes hold the same. */
class OpenApiTest {
    private static final Pattern REFERENCE = Pattern.compile("#/components/schemas/([A-Za-z]+)");

    private static RouteTable table() {
        Catalogue catalogue = Catalogue.of();
        EvaluationService evaluation = new EvaluationService(catalogue);
        StudyService studies = new StudyService(evaluation);
        return RouteTable.of(
                new WorkbenchServices(catalogue, evaluation, studies, Optional::empty, "", ""));
    }

    @Test
    void everyRouteIsDescribedAndNoOther() {
        Collection<String> routes = new TreeSet<>();
        table().routes().forEach(route -> routes.add(route.method() + " " + route.path()));
        assertEquals(table().routes().size(), routes.size(), "a route occurs twice");
        routes.add("GET /api/events");
        assertEquals(routes, OpenApi.operations().keySet());
    }

    @Test
    void variablesOfAPathAreItsParameters() {
        OpenApi.operations()
                .forEach(
                        (operation, description) -> {
                            TreeSet<String> expected = new TreeSet<>();
                            Matcher variable = Pattern.compile("\\{(\\w+)}").matcher(operation);
                            while (variable.find()) {
                                expected.add("path " + variable.group(1));
                            }
                            TreeSet<String> found = new TreeSet<>();
                            Object parameters = description.getOrDefault("parameters", List.of());
                            for (Object parameter : (List<?>) parameters) {
                                Map<?, ?> one = (Map<?, ?>) parameter;
                                found.add(one.get("in") + " " + one.get("name"));
                            }
                            found.removeIf(name -> name.startsWith("query "));
                            assertEquals(expected, found, operation);
                        });
    }

    @Test
    void onlyWritesHaveABody() {
        OpenApi.operations()
                .forEach(
                        (operation, description) ->
                                assertEquals(
                                        operation.startsWith("P"),
                                        description.containsKey("requestBody"),
                                        operation));
    }

    @Test
    void operationsHaveUniqueNames() {
        List<Object> names =
                OpenApi.operations().values().stream()
                        .map(operation -> operation.get("operationId"))
                        .toList();
        assertEquals(names.size(), new TreeSet<>(names).size(), names.toString());
    }

    @Test
    void everySchemaIsUsedAndExists() throws Exception {
        String text =
                new String(
                        OpenApi.class.getResourceAsStream("openapi.json").readAllBytes(),
                        StandardCharsets.UTF_8);
        TreeSet<String> used = new TreeSet<>();
        Matcher reference = REFERENCE.matcher(text);
        while (reference.find()) {
            used.add(reference.group(1));
        }
        TreeSet<String> declared = OpenApi.schemas();
        // named in the description of the stream
        used.addAll(List.of("PointsEvent", "ResultEvent", "NoticeEvent", "EndEvent"));
        assertEquals(declared, used);
    }

    @Test
    void aWrongObjectIsFound() {
        OpenApi.requireValid("x", "ResultEvent", "{\"name\":\"c1\",\"removed\":false}");
        for (String wrong :
                List.of(
                        "{\"name\":\"c1\"}",
                        "{\"name\":1,\"removed\":false}",
                        "{\"name\":\"c1\",\"removed\":false,\"other\":1}")) {
            assertThrows(
                    AssertionFailedError.class,
                    () -> OpenApi.requireValid("x", "ResultEvent", wrong));
        }
    }

    @Test
    void theSchemasAreSchemas() throws Exception {
        SchemaRegistry registry =
                SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        String meta = "{\"$ref\":\"https://json-schema.org/draft/2020-12/schema\"}";
        String text =
                new String(
                        OpenApi.class.getResourceAsStream("openapi.json").readAllBytes(),
                        StandardCharsets.UTF_8);
        Map<String, Object> document = JSON.std.mapFrom(text);
        Map<?, ?> schemas = (Map<?, ?>) ((Map<?, ?>) document.get("components")).get("schemas");
        for (Map.Entry<?, ?> schema : schemas.entrySet()) {
            String json = Reply.text(schema.getValue());
            assertEquals(
                    List.of(),
                    registry.getSchema(meta, InputFormat.JSON).validate(json, InputFormat.JSON),
                    schema.getKey().toString());
        }
        assertTrue(schemas.size() > 30);
    }
}
