// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.study.session.Workspace;
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
 * Serves workspaces by the HTTP server of the framework. A page is opened by an address with a
 * one-time token, which gives its browser a session, and the session leads to the workspace.
 */
@Component
@RequireHttpWhiteboard
public final class HttpViewer implements Viewer {
    /** Most addresses not yet opened, and most sessions. */
    private static final int MOST_TOKENS = 1000;

    private final BundleContext context;
    private final WorkbenchServices services;
    private final TokenStore<ServedWorkspace> tokens = new TokenStore<>(MOST_TOKENS);
    private final TokenStore<Session> sessions = new TokenStore<>(MOST_TOKENS);
    private final List<ServedWorkspace> served = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService scheduler;
    private final ServletRegistrations servlets;
    private final PlugInChanges changes;
    private final PlugInFaults faults;

    @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
    private volatile ChartWriter charts;

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
        this.servlets =
                new ServletRegistrations(context, new GuardedContext(new AccessRules(sessions)));
        servlets.add("/", new PageServlet());
        servlets.add(AccessRules.OPEN, new OpenServlet(tokens, sessions));
        servlets.add(AccessRules.API + "*", new ApiServlet(log));
        servlets.add(AccessRules.API + "events", new EventServlet());
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

    /** Plug-ins are examined by another thread: those that are dropped in may take their time. */
    private void reportPlugIns() {
        served.forEach(one -> one.events().send("plug-ins", Map.of()));
        if (!served.isEmpty()) {
            CompletableFuture.runAsync(this::reportFaults);
        }
    }

    private void reportFaults() {
        for (String line : faults.findNew()) {
            served.forEach(one -> one.events().send("notice", Map.of("line", line)));
        }
    }

    @Override
    public synchronized Service serve(Workspace workspace) throws IOException {
        for (ServedWorkspace one : served) {
            if (one.workspace() == workspace) {
                return one;
            }
        }
        URI address = HttpAddress.await(context);
        ServedWorkspace one =
                new ServedWorkspace(workspace, address, services, scheduler, tokens, this::forget);
        served.add(one);
        return one;
    }

    private void forget(ServedWorkspace ended) {
        served.remove(ended);
        tokens.removeIf(one -> one == ended);
        sessions.removeIf(session -> session.served() == ended);
    }

    /** Ends all pages. */
    @Deactivate
    void close() {
        changes.close();
        served.forEach(ServedWorkspace::close);
        scheduler.shutdown();
        servlets.close();
    }
}
