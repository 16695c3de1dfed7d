// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Opens the stream of events of a page. */
final class EventServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        if (!request.getMethod().equals("GET")) {
            Responses.write(response, AccessRules.methodDenial("GET").reply(), true);
            return;
        }
        response.setContentType("text/event-stream");
        response.setCharacterEncoding("UTF-8");
        Session session = (Session) request.getAttribute(Session.ATTRIBUTE);
        AsyncContext context = request.startAsync();
        if (!session.served().events().open(context)) {
            Denial denial = new Denial(429, "streams", "too many pages are open");
            Responses.write(response, denial.with("Retry-After", "5").reply(), true);
            context.complete();
        }
    }
}
