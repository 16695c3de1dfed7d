// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.IOException;
import java.net.URI;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.gate.HttpAddress;
import org.kneepoint.viewer.rest.RouteSource;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.log.Logger;
import org.osgi.service.log.LoggerFactory;
import org.osgi.service.servlet.whiteboard.annotations.RequireHttpWhiteboard;

/**
 * Serves workspaces by the HTTP server of the framework. Without a gate, a page is opened by an
 * address with a one-time token, which gives its browser a session, and the session leads to the
 * workspace.
 */
@Component
@RequireHttpWhiteboard
public final class HttpViewer implements Viewer {
    private static final List<String> LOOPBACK = List.of("127.0.0.1", "localhost", "[::1]");

    private final BundleContext context;
    private final WorkbenchServices services;
    private final LoopbackGate loopback = new LoopbackGate();
    private final Interface routes;
    private final EventHubs hubs;
    private final Map<Workspace, ServedWorkspace> served = new IdentityHashMap<>();
    private final ScheduledExecutorService scheduler;
    private final ServletRegistrations servlets;
    private final PlugInChanges changes;
    private final PlugInFaults faults;

    @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
    private volatile ChartWriter charts;

    @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
    private volatile Gate gate;

    /** Begins to answer; without a session every request is denied. */
    @Activate
    public HttpViewer(
            BundleContext context,
            @Reference Catalogue catalogue,
            @Reference EvaluationService evaluation,
            @Reference StudyService studies,
            @Reference(service = LoggerFactory.class) Logger log) {
        this.context = context;
        this.services =
                new WorkbenchServices(
                        catalogue,
                        evaluation,
                        studies,
                        () -> Optional.ofNullable(charts),
                        property("kneepoint.version"),
                        property("kneepoint.home"));
        this.faults = new PlugInFaults(catalogue);
        this.scheduler = Executors.newSingleThreadScheduledExecutor(HttpViewer::thread);
        this.hubs = new EventHubs(scheduler);
        this.routes = new Interface(new BuiltInRoutes(services), log);
        ErrorReplies errors = new ErrorReplies(log);
        this.servlets =
                new ServletRegistrations(
                        context, new GuardedContext(this::gate, routes::routes, errors));
        addServlets(errors);
        this.changes = new PlugInChanges(context, scheduler, this::reportPlugIns);
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "kneepoint-viewer-events");
        thread.setDaemon(true);
        return thread;
    }

    private String property(String name) {
        String value = context.getProperty(name);
        return value == null ? "" : value;
    }

    private void addServlets(ErrorReplies errors) {
        ApiServlet api = new ApiServlet(routes::routes, errors);
        servlets.add("/", new PageServlet());
        servlets.add(AccessRules.OPEN, new OpenServlet());
        servlets.add(AccessRules.API + "*", api);
        servlets.add(AccessRules.METRICS, api);
        servlets.add(AccessRules.API + "events", new EventServlet(hubs));
        LoginServlet login = new LoginServlet(errors);
        servlets.add(LoginServlet.LOGIN, login);
        servlets.add(LoginServlet.LOGOUT, login);
    }

    private Gate gate() {
        Gate present = gate;
        return present == null ? loopback : present;
    }

    /** Another gate, null for the one of this machine. */
    void admitBy(Gate other) {
        gate = other;
    }

    /** Returns the number of workspaces whose events are followed. */
    int followed() {
        return hubs.size();
    }

    /** Adds routes. */
    @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
    void addRoutes(RouteSource source) {
        routes.add(source);
    }

    /** Removes routes. */
    void removeRoutes(RouteSource source) {
        routes.remove(source);
    }

    /** Plug-ins are examined by another thread: those that are dropped in may take their time. */
    private void reportPlugIns() {
        hubs.send("plug-ins", Map.of());
        if (hubs.size() > 0) {
            CompletableFuture.runAsync(this::reportFaults);
        }
    }

    private void reportFaults() {
        for (String line : faults.findNew()) {
            hubs.send("notice", Map.of("line", line));
        }
    }

    @Override
    public synchronized Service serve(Workspace workspace) throws IOException {
        if (gate != null) {
            throw new IOException("this workbench is an evaluation server, whose users log in");
        }
        ServedWorkspace known = served.get(workspace);
        if (known != null) {
            return known;
        }
        List<URI> addresses = HttpAddress.await(context);
        for (URI address : addresses) {
            if (!LOOPBACK.contains(address.getHost())) {
                throw new IOException("the HTTP server serves other machines too: " + address);
            }
        }
        ServedWorkspace one =
                new ServedWorkspace(
                        workspace, addresses.get(0), loopback, hubs, () -> forget(workspace));
        served.put(workspace, one);
        return one;
    }

    private synchronized void forget(Workspace ended) {
        served.remove(ended);
        loopback.forget(ended);
        hubs.close(ended);
    }

    /** Ends all pages. */
    @Deactivate
    void close() {
        changes.close();
        hubs.close();
        scheduler.shutdown();
        servlets.close();
    }
}
