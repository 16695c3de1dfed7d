// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.Viewer;
import org.osgi.service.log.Logger;

/** A viewer of an empty workspace on a started HTTP server, and a session of a browser. */
final class ViewerFixture implements AutoCloseable {
    final HttpFramework framework;
    final HttpViewer viewer;
    final ListenedWorkspace workspace;
    final Viewer.Service service;
    final RawHttp http;
    final List<String> logged = Collections.synchronizedList(new ArrayList<>());
    private final String cookie;

    ViewerFixture(Path folder) throws Exception {
        framework = new HttpFramework(folder.resolve("cache"));
        Catalogue catalogue = new Catalogue(framework.context());
        EvaluationService evaluation = new EvaluationService(catalogue);
        viewer =
                new HttpViewer(
                        framework.context(),
                        catalogue,
                        evaluation,
                        new StudyService(evaluation),
                        log());
        workspace = new ListenedWorkspace(folder);
        service = viewer.serve(workspace);
        http = new RawHttp(service.newAddress().getPort());
        cookie = open(service.newAddress());
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

    /** Opens an address and returns the header of the session. */
    String open(URI address) throws IOException {
        RawHttp.Answer answer = http.send("GET " + target(address), "");
        return "Cookie: " + answer.headers().get("set-cookie").split(";")[0];
    }

    static String target(URI address) {
        return address.getRawPath() + "?" + address.getRawQuery();
    }

    /** Sends a request of the session. */
    RawHttp.Answer send(String line, String body, String... headers) throws IOException {
        return http.send(
                line,
                body,
                Stream.concat(Stream.of(headers), Stream.of(cookie)).toArray(String[]::new));
    }

    /** Reads a resource in the session. */
    RawHttp.Answer get(String path) throws IOException {
        return send("GET " + path, "");
    }

    /** Sends an object as a page of the server does. */
    RawHttp.Answer write(String line, String json) throws IOException {
        return send(
                line,
                json,
                "Sec-Fetch-Site: same-origin",
                "Content-Type: application/json",
                "Content-Length: " + json.length());
    }

    /** The header of the session. */
    String cookie() {
        return cookie;
    }

    @Override
    public void close() throws Exception {
        viewer.close();
        framework.close();
    }
}
