// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Route;

/** Routes, of which the one with the fewest variables answers a path. */
final class RouteTable {
    private final List<Route> routes;

    private RouteTable(List<Route> routes) {
        this.routes = routes;
    }

    /** A table of these routes. */
    static RouteTable of(List<Route> routes) {
        Comparator<Route> order =
                Comparator.comparingLong(
                        route -> route.path().chars().filter(c -> c == '{').count());
        return new RouteTable(routes.stream().sorted(order).toList());
    }

    /** A route and the values of the variables of its path. */
    record Match(Route route, Map<String, String> variables) {}

    /** Returns the routes. */
    List<Route> routes() {
        return routes;
    }

    /** Returns the route of a request, if there is one. */
    Optional<Match> find(Method method, String path) {
        return routes.stream()
                .filter(route -> route.method() == method)
                .flatMap(route -> route.match(path).map(v -> new Match(route, v)).stream())
                .findFirst();
    }

    /** Returns the methods that a path accepts; none if the path is unknown. */
    Set<Method> methods(String path) {
        Set<Method> methods = new TreeSet<>();
        routes.stream()
                .filter(route -> route.match(path).isPresent())
                .forEach(route -> methods.add(route.method()));
        return methods;
    }
}
