// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;
import org.osgi.service.log.Logger;

/**
 * The routes of all sources and their description in one document. A source whose routes or schemas
 * collide with those before it is refused as a whole. Safe for use by several threads.
 */
final class Interface {
    private final Logger log;
    private final List<RouteSource> sources = new ArrayList<>();
    private volatile State state = new State(RouteTable.of(List.of()), OpenApiDocument.EMPTY);

    /** What requests see. */
    private record State(RouteTable routes, OpenApiDocument document) {}

    /** An interface of some routes, and one that describes all. */
    Interface(RouteSource builtIn, Logger log) {
        this.log = log;
        add(builtIn);
    }

    /** Adds the routes of a source. */
    synchronized void add(RouteSource source) {
        List<RouteSource> all = new ArrayList<>(sources);
        all.add(source);
        try {
            state = merged(all);
            sources.add(source);
        } catch (BadInput e) {
            log.error("The routes of " + source.getClass().getName() + " are refused", e);
        }
    }

    /** Removes the routes of a source. */
    synchronized void remove(RouteSource source) {
        if (sources.remove(source)) {
            state = merged(sources);
        }
    }

    private State merged(List<RouteSource> all) {
        List<Route> routes = new ArrayList<>();
        routes.add(new Route(Method.GET, "/api/openapi.json", this::describe));
        OpenApiDocument document = OpenApiDocument.EMPTY;
        for (RouteSource source : all) {
            routes.addAll(source.routes());
            document = document.with(source.openApi());
        }
        Set<String> patterns = new HashSet<>();
        for (Route route : routes) {
            if (!patterns.add(route.pattern())) {
                throw BadInput.because("route", route.pattern(), route.pattern() + " occurs twice");
            }
        }
        return new State(RouteTable.of(routes), document);
    }

    private Reply describe(Call call) {
        return state.document().reply();
    }

    /** Returns the routes of now. */
    RouteTable routes() {
        return state.routes();
    }
}
