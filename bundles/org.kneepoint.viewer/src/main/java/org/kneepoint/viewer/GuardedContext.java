// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.kneepoint.viewer.gate.Client;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.gate.Visit;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Reply;
import org.osgi.service.servlet.context.ServletContextHelper;

/**
 * The context of all servlets of the viewer. It is asked before each of them, after the path was
 * decoded and normalised.
 */
final class GuardedContext extends ServletContextHelper {
    /** Its name, by which servlets select it. */
    static final String NAME = "org.kneepoint.viewer";

    private final Supplier<Gate> gate;
    private final Supplier<RouteTable> routes;
    private final ErrorReplies errors;
    private final RequestsAtOnce atOnce = new RequestsAtOnce();

    /** Asks the gate and the routes of the time of each request. */
    GuardedContext(Supplier<Gate> gate, Supplier<RouteTable> routes, ErrorReplies errors) {
        this.gate = gate;
        this.routes = routes;
        this.errors = errors;
    }

    @Override
    public boolean handleSecurity(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        Responses.restrict(response);
        Gate present = gate.get();
        RequestTrace trace = RequestTrace.begin(present, request, response);
        try {
            AccessRules.requireMethod(request);
            Client client = present.client(visit(request));
            Admitted admitted = AccessRules.admit(request, present, client, routes.get());
            atOnce.begin(admitted.admission().caller().account());
            admitted.attach(request);
            return true;
        } catch (Denial | RuntimeException e) {
            Reply reply = errors.of(e, Map.of(), trace);
            Responses.write(response, reply, !request.getMethod().equals("HEAD"));
            trace.report();
            return false;
        }
    }

    @Override
    public void finishSecurity(HttpServletRequest request, HttpServletResponse response) {
        atOnce.end(Admitted.of(request).admission().caller().account());
        RequestTrace.of(request).returned();
    }

    private static Visit visit(HttpServletRequest request) {
        Map<String, List<String>> headers = new HashMap<>();
        for (String name : Collections.list(request.getHeaderNames())) {
            headers.computeIfAbsent(name.toLowerCase(Locale.ROOT), n -> new ArrayList<>())
                    .addAll(Collections.list(request.getHeaders(name)));
        }
        return new Visit(
                request.getRemoteAddr(), request.getLocalPort(), request.isSecure(), headers);
    }

    /** Files are served by a servlet only. */
    @Override
    public URL getResource(String name) {
        return null;
    }
}
