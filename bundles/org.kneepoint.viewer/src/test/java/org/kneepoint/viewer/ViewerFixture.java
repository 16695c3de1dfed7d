// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.viewer.handler.FakeWorkspace;

/** A viewer of an empty workspace on a started HTTP server, and a session of a browser. */
final class ViewerFixture implements AutoCloseable {
    private final StartedViewer started;
    final HttpFramework framework;
    final HttpViewer viewer;
    final FakeWorkspace workspace;
    final Viewer.Service service;
    final RawHttp http;
    final List<String> logged;
    private final String cookie;

    ViewerFixture(Path folder) throws Exception {
        started = new StartedViewer(new HttpFramework(folder.resolve("cache")));
        framework = started.framework;
        viewer = started.viewer;
        logged = started.logged;
        workspace = new FakeWorkspace(folder);
        service = viewer.serve(workspace);
        http = new RawHttp(service.newAddress().getPort());
        cookie = open(service.newAddress());
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
        return http.write(line, json, cookie);
    }

    /** The header of the session. */
    String cookie() {
        return cookie;
    }

    @Override
    public void close() throws Exception {
        started.close();
    }
}
