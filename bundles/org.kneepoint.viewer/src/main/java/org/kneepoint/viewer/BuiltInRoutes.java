// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.handler.CommandHandler;
import org.kneepoint.viewer.handler.ExperimentHandler;
import org.kneepoint.viewer.handler.FileHandler;
import org.kneepoint.viewer.handler.FolderHandler;
import org.kneepoint.viewer.handler.FormHandler;
import org.kneepoint.viewer.handler.JobHandler;
import org.kneepoint.viewer.handler.PageHandler;
import org.kneepoint.viewer.handler.PlugInHandler;
import org.kneepoint.viewer.handler.ResultEncoder;
import org.kneepoint.viewer.handler.ResultHandler;
import org.kneepoint.viewer.handler.SessionHandler;
import org.kneepoint.viewer.handler.StudyHandler;
import org.kneepoint.viewer.handler.WorkbenchHandler;
import org.kneepoint.viewer.rest.Content;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;

/**
 * The routes of the viewer itself. Viewers read and arrange their page; what runs a statement,
 * takes time to compute or changes a result needs an evaluator.
 */
final class BuiltInRoutes implements RouteSource {
    private static final String FILE = "openapi.json";

    /** A session file holds all results. */
    private static final Content SESSION = Content.json(32 << 20);

    private final List<Route> routes;

    BuiltInRoutes(WorkbenchServices services) {
        List<Route> all = new ArrayList<>(installed(services));
        all.addAll(forms());
        all.addAll(jobs(services));
        all.addAll(results(services));
        all.addAll(files(services));
        this.routes = List.copyOf(all);
    }

    private static List<Route> installed(WorkbenchServices services) {
        PlugInHandler plugIns =
                new PlugInHandler(services.catalogue(), services.evaluation(), services.charts());
        return List.of(
                new Route(Method.GET, "/api/workbench", new WorkbenchHandler(services)::show),
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
                new Route(Method.GET, "/api/jobs/{number}", jobs.details()),
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
                new Route(Method.POST, "/api/labels", Role.VIEWER, results::labels),
                new Route(Method.GET, "/api/page", page::show),
                new Route(Method.PUT, "/api/page", Role.VIEWER, page::replace),
                new Route(Method.GET, "/api/session", session::save),
                new Route(Method.POST, "/api/session", Role.EVALUATOR, session::open, SESSION));
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

    @Override
    public List<Route> routes() {
        return routes;
    }

    @Override
    public String openApi() {
        try (InputStream in = BuiltInRoutes.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new FileNotFoundException(FILE);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
