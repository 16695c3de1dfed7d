// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.net.URI;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.study.session.Workspace;

/** A workspace with its routes and its events: all that the sessions of a user share. */
final class ServedWorkspace implements Viewer.Service {
    private final Workspace workspace;
    private final URI address;
    private final RouteTable routes;
    private final EventHub events;
    private final TokenStore<ServedWorkspace> tokens;
    private final Consumer<ServedWorkspace> closed;

    /**
     * Serves a workspace.
     *
     * @param address of the server
     * @param scheduler writes events
     * @param tokens one-time tokens of new pages
     * @param closed called when it is no longer served
     */
    ServedWorkspace(
            Workspace workspace,
            URI address,
            WorkbenchServices services,
            ScheduledExecutorService scheduler,
            TokenStore<ServedWorkspace> tokens,
            Consumer<ServedWorkspace> closed) {
        this.workspace = workspace;
        this.address = address;
        this.routes = RouteTable.of(services);
        this.events = new EventHub(workspace, scheduler);
        this.tokens = tokens;
        this.closed = closed;
    }

    Workspace workspace() {
        return workspace;
    }

    RouteTable routes() {
        return routes;
    }

    EventHub events() {
        return events;
    }

    @Override
    public URI newAddress() {
        return address.resolve(AccessRules.OPEN + "?token=" + tokens.issue(this));
    }

    @Override
    public int openPages() {
        return events.streams();
    }

    @Override
    public long unusedMillis() {
        return events.emptyMillis();
    }

    @Override
    public void close() {
        closed.accept(this);
        events.close();
    }
}
