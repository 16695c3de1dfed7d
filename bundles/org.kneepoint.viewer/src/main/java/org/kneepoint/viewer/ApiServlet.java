// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.osgi.service.log.Logger;

/** Answers the calls of the interface by the routes of the session's workspace. */
final class ApiServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    private final transient ErrorReplies errors;

    ApiServlet(Logger log) {
        this.errors = new ErrorReplies(log);
    }

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        Responses.write(response, reply(request), !request.getMethod().equals("HEAD"));
    }

    private Reply reply(HttpServletRequest request) {
        Session session = (Session) request.getAttribute(Session.ATTRIBUTE);
        RouteTable table = session.served().routes();
        String path = AccessRules.path(request);
        Optional<RouteTable.Match> match = table.find(method(request), path);
        if (match.isEmpty()) {
            return denial(table.methods(path)).reply();
        }
        Map<String, String> variables = match.get().variables();
        try {
            return match.get()
                    .route()
                    .handler()
                    .handle(
                            new Call(
                                    session.served().workspace(),
                                    variables,
                                    query(request),
                                    RequestBody.read(request)));
        } catch (Exception | LinkageError e) {
            return errors.of(e, variables);
        }
    }

    private static Method method(HttpServletRequest request) {
        String name = request.getMethod();
        return name.equals("HEAD") ? Method.GET : Method.valueOf(name);
    }

    private static Denial denial(Set<Method> methods) {
        return methods.isEmpty()
                ? new Denial(404, "unknown", "there is no such path")
                : AccessRules.methodDenial(
                        methods.stream().map(Method::name).collect(Collectors.joining(", ")));
    }

    private static Map<String, String> query(HttpServletRequest request) {
        Map<String, String> query = new TreeMap<>();
        request.getParameterMap()
                .forEach((name, values) -> query.put(name, values[values.length - 1]));
        return query;
    }
}
