// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.net.URI;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.study.session.Workspace;

/** A workspace that browsers on this machine open by one-time addresses. */
final class ServedWorkspace implements Viewer.Service {
    private final Workspace workspace;
    private final URI address;
    private final LoopbackGate gate;
    private final EventHub events;
    private final Runnable close;

    /**
     * Serves a workspace.
     *
     * @param address of the server
     * @param close ends its sessions and events
     */
    ServedWorkspace(
            Workspace workspace, URI address, LoopbackGate gate, EventHubs hubs, Runnable close) {
        this.workspace = workspace;
        this.address = address;
        this.gate = gate;
        this.close = close;
        this.events = hubs.of(workspace);
    }

    @Override
    public URI newAddress() {
        return address.resolve(gate.newAddress(workspace));
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
        close.run();
    }
}
