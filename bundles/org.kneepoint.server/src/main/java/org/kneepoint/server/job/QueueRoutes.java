// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.execution.Priority;
import org.kneepoint.support.ResourceText;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;

/** The queue of all users over HTTP. */
public final class QueueRoutes implements RouteSource {
    private static final String PRIORITY = "priority";

    private final JobQueue queue;

    /** Shows a queue. */
    public QueueRoutes(JobQueue queue) {
        this.queue = queue;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                new Route(Method.GET, "/api/queue", this::list),
                new Route(Method.DELETE, "/api/queue/{number}", this::cancel),
                new Route(Method.POST, "/api/jobs/{number}/retry", this::retry),
                new Route(Method.PUT, "/api/jobs/{number}/priority", this::setPriority));
    }

    @Override
    public String openApi() {
        return ResourceText.of(QueueRoutes.class, "queue.json");
    }

    private Reply list(Call call) {
        return Reply.json(
                Map.of(
                        "jobs",
                        QueueEntry.all(queue, call.caller()).stream()
                                .map(QueueEntry::json)
                                .toList()));
    }

    private Reply cancel(Call call) {
        ServerJob job = find(call);
        queue.acts().cancel(call.caller(), job);
        return reply(job);
    }

    private Reply retry(Call call) {
        ServerJob job = find(call);
        queue.acts().retry(call.caller(), job);
        return reply(job);
    }

    private Reply setPriority(Call call) {
        Object given = call.json().get(PRIORITY);
        if (given == null) {
            throw BadInput.missing(PRIORITY, PRIORITY);
        }
        ServerJob job = find(call);
        queue.acts().setPriority(call.caller(), job, Priority.of(given.toString()));
        return reply(job);
    }

    private ServerJob find(Call call) {
        return queue.jobs().find(call.caller(), call.variables().get("number"));
    }

    private static Reply reply(ServerJob job) {
        return Reply.json(QueueEntry.of(job).json());
    }
}
