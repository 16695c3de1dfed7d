// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.gate.HttpAddress;
import org.kneepoint.viewer.rest.RouteSource;

/** A viewer behind a gate, on a started HTTP server: for the tests of gates and routes. */
public final class ServedGate implements AutoCloseable {
    private final StartedViewer started;
    private final URI address;
    private final RawHttp http;

    /** Starts a server on a free port of this machine. */
    public ServedGate(Path folder, Gate gate, RouteSource... sources) throws Exception {
        this(new HttpFramework(folder.resolve("cache")), gate, sources);
    }

    /** Serves by a started server, which is closed with this. */
    public ServedGate(HttpFramework framework, Gate gate, RouteSource... sources) throws Exception {
        started = new StartedViewer(framework);
        started.viewer.admitBy(gate);
        for (RouteSource source : sources) {
            started.viewer.addRoutes(source);
        }
        address = HttpAddress.await(framework.context()).get(0);
        http = new RawHttp(address.getPort());
    }

    /** Returns the address of the server. */
    public URI address() {
        return address;
    }

    /** Returns a client. */
    public RawHttp http() {
        return http;
    }

    /** Returns what the viewer has logged. */
    public List<String> logged() {
        return started.logged;
    }

    /** Returns the number of workspaces whose events are followed. */
    public int followed() {
        return started.viewer.followed();
    }

    /** Sends an object as a page of the server does. */
    public RawHttp.Answer write(String line, String json, String... headers) throws IOException {
        return http.write(line, json, headers);
    }

    @Override
    public void close() throws Exception {
        started.close();
    }
}
