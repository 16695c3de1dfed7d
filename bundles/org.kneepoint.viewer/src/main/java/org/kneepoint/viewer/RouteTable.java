// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.kneepoint.viewer.handler.CommandHandler;
import org.kneepoint.viewer.handler.ExperimentHandler;
import org.kneepoint.viewer.handler.FileHandler;
import org.kneepoint.viewer.handler.FolderHandler;
import org.kneepoint.viewer.handler.FormHandler;
import org.kneepoint.viewer.handler.JobHandler;
import org.kneepoint.viewer.handler.OpenApiHandler;
import org.kneepoint.viewer.handler.PageHandler;
import org.kneepoint.viewer.handler.PlugInHandler;
import org.kneepoint.viewer.handler.ResultEncoder;
import org.kneepoint.viewer.handler.ResultHandler;
import org.kneepoint.viewer.handler.SessionHandler;
import org.kneepoint.viewer.handler.StudyHandler;
import org.kneepoint.viewer.handler.WorkbenchHandler;

/**
 * All routes of the interface but the stream of events; {@code openapi.json} describes both. One
 * table for a workspace.
 */
final class RouteTable {
    private final List<Route> routes;

    private RouteTable(List<Route> routes) {
        this.routes = List.copyOf(routes);
    }

    /** The routes of a workspace. */
    static RouteTable of(WorkbenchServices services) {
        List<Route> all = new ArrayList<>(installed(services));
        all.addAll(forms());
        all.addAll(jobs(services));
        all.addAll(results(services));
        all.addAll(files(services));
        return of(all);
    }

    private static List<Route> installed(WorkbenchServices services) {
        PlugInHandler plugIns =
                new PlugInHandler(services.catalogue(), services.evaluation(), services.charts());
        return List.of(
                new Route(Method.GET, "/api/workbench", new WorkbenchHandler(services)::show),
                new Route(Method.GET, "/api/openapi.json", new OpenApiHandler()::show),
                new Route(Method.GET, "/api/plug-ins", plugIns::list));
    }

    private static List<Route> forms() {
        FormHandler forms = new FormHandler();
        return List.of(
                new Route(Method.POST, "/api/parameters", forms::parameters),
                new Route(Method.POST, "/api/check", forms::check),
                new Route(Method.POST, "/api/requests", forms::request));
    }

    private static List<Route> jobs(WorkbenchServices services) {
        JobHandler jobs = new JobHandler();
        CommandHandler commands = new CommandHandler(new ResultEncoder(services.catalogue()));
        return List.of(
                new Route(Method.GET, "/api/jobs", jobs::list),
                new Route(Method.POST, "/api/jobs", jobs::start),
                new Route(Method.GET, "/api/jobs/{number}", jobs::show),
                new Route(Method.DELETE, "/api/jobs/{number}", jobs::cancel),
                new Route(Method.POST, "/api/commands", commands::run));
    }

    private static List<Route> results(WorkbenchServices services) {
        ResultHandler results = new ResultHandler(new ResultEncoder(services.catalogue()));
        PageHandler page = new PageHandler();
        SessionHandler session = new SessionHandler(page, services.version());
        return List.of(
                new Route(Method.GET, "/api/results", results::list),
                new Route(Method.GET, "/api/results/{name}", results::show),
                new Route(Method.POST, "/api/results/{name}", results::rename),
                new Route(Method.DELETE, "/api/results/{name}", results::remove),
                new Route(Method.POST, "/api/labels", results::labels),
                new Route(Method.GET, "/api/page", page::show),
                new Route(Method.PUT, "/api/page", page::replace),
                new Route(Method.GET, "/api/session", session::save),
                new Route(Method.POST, "/api/session", session::open));
    }

    private static List<Route> files(WorkbenchServices services) {
        FileHandler files = new FileHandler(services.catalogue(), services.charts());
        FolderHandler folders = new FolderHandler();
        return List.of(
                new Route(Method.POST, "/api/files", files::write),
                new Route(Method.GET, "/api/folders", folders::list),
                new Route(Method.GET, "/api/reports", folders::report),
                new Route(Method.GET, "/api/contents", folders::file),
                new Route(Method.GET, "/api/studies", new StudyHandler(services.studies())::show),
                new Route(Method.GET, "/api/experiments", new ExperimentHandler()::list));
    }

    /** A table of these routes. */
    static RouteTable of(List<Route> routes) {
        return new RouteTable(routes);
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
