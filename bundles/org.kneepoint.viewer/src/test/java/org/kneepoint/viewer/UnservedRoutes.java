// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;

/** The routes of a source, called without a server: for the tests of each bundle. */
public final class UnservedRoutes {
    private final RouteSource source;
    private final Workspace workspace;

    /**
     * The routes of a source.
     *
     * @param workspace the workspace of every caller; null if no route needs one
     */
    public UnservedRoutes(RouteSource source, Workspace workspace) {
        this.source = source;
        this.workspace = workspace;
    }

    /**
     * Calls the route of a request.
     *
     * @param request method and address, such as {@code GET /api/stored?q=torus}
     * @param body empty for none
     * @throws AssertionError if the role of the caller is below that of the route
     */
    public Reply call(Caller caller, String request, byte[] body) throws Exception {
        String[] parts = request.split("[ ?]", 3);
        Route route = route(request);
        if (!caller.role().includes(route.least())) {
            throw new AssertionError(request + " is not for " + caller);
        }
        boolean isFile = route.content().isFile();
        return route.handler()
                .handle(
                        new Call(
                                caller,
                                workspace,
                                route.match(parts[1]).orElseThrow(),
                                query(parts.length > 2 ? parts[2] : ""),
                                isFile ? new byte[0] : body,
                                new ByteArrayInputStream(isFile ? body : new byte[0])));
    }

    /** Calls the route of a request with a text as body. */
    public Reply call(Caller caller, String request, String body) throws Exception {
        return call(caller, request, body.getBytes(StandardCharsets.UTF_8));
    }

    /** Calls the route of a request and returns the object that it answers. */
    public Map<String, Object> object(Caller caller, String request, String body) throws Exception {
        return JSON.std.mapFrom(call(caller, request, body).body());
    }

    /** Returns the route of a request. */
    public Route route(String request) {
        String[] parts = request.split("[ ?]", 3);
        return source.routes().stream()
                .filter(route -> route.method().name().equals(parts[0]))
                .filter(route -> route.match(parts[1]).isPresent())
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException(request));
    }

    private static Map<String, String> query(String text) {
        Map<String, String> query = new HashMap<>();
        for (String pair : text.split("&")) {
            String[] parts = pair.split("=", 2);
            if (parts.length == 2) {
                query.put(parts[0], parts[1]);
            }
        }
        return query;
    }
}
