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
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.RouteSource;
import org.opentest4j.AssertionFailedError;

/** The description of the interface and the table of routes hold the same. */
class OpenApiTest {
    private static final Pattern REFERENCE = Pattern.compile("#/components/schemas/([A-Za-z]+)");

    private static RouteSource builtIn() {
        Catalogue catalogue = Catalogue.of();
        EvaluationService evaluation = new EvaluationService(catalogue);
        StudyService studies = new StudyService(evaluation);
        return new BuiltInRoutes(
                new WorkbenchServices(catalogue, evaluation, studies, Optional::empty, "", ""));
    }

    @Test
    void everyRouteIsDescribedAndNoOther() {
        DescribedRoutes.requireComplete(
                builtIn(),
                "GET /api/openapi.json",
                "GET /api/events",
                "POST /api/login",
                "POST /api/logout");
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
