// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.gate.HttpAddress;
import org.kneepoint.viewer.rest.RouteSource;
import org.osgi.service.log.Logger;

/** A viewer behind a gate, on a started HTTP server: for the tests of gates and routes. */
public final class ServedGate implements AutoCloseable {
    private final HttpFramework framework;
    private final HttpViewer viewer;
    private final URI address;
    private final RawHttp http;
    private final List<String> logged = Collections.synchronizedList(new ArrayList<>());

    /** Starts a server on a free port of this machine. */
    public ServedGate(Path folder, Gate gate, RouteSource... sources) throws Exception {
        this(new HttpFramework(folder.resolve("cache")), gate, sources);
    }

    /** Serves by a started server, which is closed with this. */
    public ServedGate(HttpFramework framework, Gate gate, RouteSource... sources) throws Exception {
        this.framework = framework;
        Catalogue catalogue = new Catalogue(framework.context());
        EvaluationService evaluation = new EvaluationService(catalogue);
        viewer =
                new HttpViewer(
                        framework.context(),
                        catalogue,
                        evaluation,
                        new StudyService(evaluation),
                        log());
        viewer.admitBy(gate);
        for (RouteSource source : sources) {
            viewer.addRoutes(source);
        }
        address = HttpAddress.await(framework.context()).get(0);
        http = new RawHttp(address.getPort());
    }

    /** Returns an empty workspace whose folder is given. */
    public static Workspace workspace(Path folder) {
        return new ListenedWorkspace(folder);
    }

    private Logger log() {
        return (Logger)
                Proxy.newProxyInstance(
                        Logger.class.getClassLoader(),
                        new Class<?>[] {Logger.class},
                        (proxy, method, arguments) -> {
                            logged.add(method.getName() + " " + Arrays.toString(arguments));
                            return null;
                        });
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
        return logged;
    }

    /** Returns the number of workspaces whose events are followed. */
    public int followed() {
        return viewer.followed();
    }

    /** Sends an object as a page of the server does. */
    public RawHttp.Answer write(String line, String json, String... headers) throws IOException {
        int length = json.getBytes(StandardCharsets.UTF_8).length;
        Stream<String> own =
                Stream.of(
                        "Sec-Fetch-Site: same-origin",
                        "Content-Type: application/json",
                        "Content-Length: " + length);
        return http.send(line, json, Stream.concat(own, Stream.of(headers)).toArray(String[]::new));
    }

    @Override
    public void close() throws Exception {
        viewer.close();
        framework.close();
    }
}
