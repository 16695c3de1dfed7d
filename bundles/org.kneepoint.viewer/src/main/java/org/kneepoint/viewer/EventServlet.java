// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.rest.Denial;

/** Opens the stream of events of a page. */
final class EventServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    /** A stream of a server ends after this time, so that its page proves again who it is. */
    private static final long LONGEST_MILLIS = TimeUnit.MINUTES.toMillis(15);

    private final transient EventHubs hubs;

    EventServlet(EventHubs hubs) {
        this.hubs = hubs;
    }

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        if (!request.getMethod().equals("GET")) {
            Responses.write(response, AccessRules.methodDenial("GET").reply(), true);
            return;
        }
        response.setContentType("text/event-stream");
        response.setCharacterEncoding("UTF-8");
        Admitted admitted = Admitted.of(request);
        boolean isLocal = admitted.gate().entry() == Gate.Entry.ADDRESS;
        AsyncContext context = request.startAsync();
        context.setTimeout(isLocal ? 0 : LONGEST_MILLIS);
        RequestTrace.of(request).report();
        if (!hubs.of(admitted.admission().workspace()).open(context)) {
            Denial denial = new Denial(429, "streams", "too many pages are open");
            Responses.write(response, denial.with("Retry-After", "5").reply(), true);
            context.complete();
        }
    }
}
