// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.study.session.Caller;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;
import org.osgi.service.log.Logger;

/** The routes of several bundles, and their description. */
class InterfaceTest {
    private final List<String> logged = new ArrayList<>();
    private final Interface routes =
            new Interface(source("/api/a/{x}", "{'openapi':'3.1.0','info':1}"), log());

    private Logger log() {
        return (Logger)
                Proxy.newProxyInstance(
                        Logger.class.getClassLoader(),
                        new Class<?>[] {Logger.class},
                        (proxy, method, arguments) -> logged.add(method.getName()));
    }

    private static RouteSource source(String path, String json) {
        Route route = new Route(Method.GET, path, call -> Reply.json(path));
        return new RouteSource() {
            @Override
            public List<Route> routes() {
                return List.of(route);
            }

            @Override
            public String openApi() {
                return json.replace('\'', '"');
            }
        };
    }

    private String answer(String path) throws Exception {
        Call call = new Call(Caller.LOCAL, null, Map.of(), Map.of(), new byte[0]);
        Route route = routes.routes().find(Method.GET, path).orElseThrow().route();
        return new String(route.handler().handle(call).body(), StandardCharsets.UTF_8);
    }

    @Test
    void aSourceComesAndGoes() throws Exception {
        RouteSource other =
                source("/api/b", "{'info':2,'paths':{'/api/b':{'get':{'operationId':'b'}}}}");
        routes.add(other);
        assertEquals("\"/api/b\"", answer("/api/b"));
        String document = answer("/api/openapi.json");
        assertTrue(document.contains("\"info\":1"), document);
        assertTrue(document.contains("\"operationId\":\"b\""), document);
        routes.remove(other);
        assertTrue(routes.routes().find(Method.GET, "/api/b").isEmpty());
        assertFalse(answer("/api/openapi.json").contains("operationId"));
        assertEquals(List.of(), logged);
    }

    @Test
    void aWordIsPreferredToAVariable() throws Exception {
        routes.add(source("/api/a/word", "{}"));
        assertEquals("\"/api/a/word\"", answer("/api/a/word"));
        assertEquals("\"/api/a/{x}\"", answer("/api/a/other"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "/api/a/{name}; {}",
                "/api/openapi.json; {}",
                "/api/c; {'paths':{'/api/d':{'get':{}}}}",
                "/api/c; {'components':{'schemas':{'D':{}}}}",
                "/api/c; []",
                "/api/c; {'paths':[]}",
                "/api/c; no object"
            })
    void whatCollidesIsRefusedAndLogged(String path, String json) throws Exception {
        routes.add(
                source(
                        "/api/d",
                        "{'paths':{'/api/d':{'get':{}}},'components':{'schemas':{'D':{}}}}"));
        int before = routes.routes().routes().size();
        String document = answer("/api/openapi.json");
        routes.add(source(path, json));
        assertEquals(List.of("error"), logged);
        assertEquals(before, routes.routes().routes().size());
        assertEquals(document, answer("/api/openapi.json"));
    }
}
