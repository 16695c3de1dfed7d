// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Method;

/** Answers the calls of the interface by its routes. */
final class ApiServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    private final transient Supplier<RouteTable> routes;
    private final transient ErrorReplies errors;

    /** Answers by the routes of the time of each request. */
    ApiServlet(Supplier<RouteTable> routes, ErrorReplies errors) {
        this.routes = routes;
        this.errors = errors;
    }

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        Optional<RouteTable.Match> match = Admitted.of(request).match();
        if (match.isPresent()) {
            new Exchange(request, response, match.get(), errors).begin();
        } else {
            Denial denial = denial(routes.get().methods(AccessRules.path(request)));
            Responses.write(response, denial.reply(), !request.getMethod().equals("HEAD"));
        }
    }

    private static Denial denial(Set<Method> methods) {
        return methods.isEmpty()
                ? new Denial(404, "unknown", "there is no such path")
                : AccessRules.methodDenial(
                        methods.stream().map(Method::name).collect(Collectors.joining(", ")));
    }
}
