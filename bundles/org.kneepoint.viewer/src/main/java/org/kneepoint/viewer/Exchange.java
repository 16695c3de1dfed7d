// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Content;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Handler;
import org.kneepoint.viewer.rest.Reply;

/** A call of a route and its answer; all that its handler does is done in the caller's name. */
final class Exchange {
    private static final byte[] NO_BODY = {};

    private final HttpServletRequest request;
    private final HttpServletResponse response;
    private final RouteTable.Match match;
    private final ErrorReplies errors;
    private final RequestTrace trace;

    Exchange(
            HttpServletRequest request,
            HttpServletResponse response,
            RouteTable.Match match,
            ErrorReplies errors) {
        this.request = request;
        this.response = response;
        this.match = match;
        this.errors = errors;
        this.trace = RequestTrace.of(request);
    }

    /** Answers now, or leaves the thread until the call is ready. */
    void begin() throws IOException {
        Call call;
        CompletionStage<?> ready;
        try {
            call = call();
            ready = call.caller().call(() -> handler().ready(call));
        } catch (Exception | LinkageError e) {
            write(errors.of(e, match.variables(), trace));
            return;
        }
        if (ready.toCompletableFuture().isDone()) {
            write(reply(call));
            return;
        }
        AsyncContext context = request.startAsync();
        context.setTimeout(0);
        context.addListener(trace);
        ready.whenComplete((none, failure) -> context.start(() -> finish(context, call)));
    }

    private Handler handler() {
        return match.route().handler();
    }

    private Call call() throws Denial {
        Admitted admitted = Admitted.of(request);
        Content content = admitted.content();
        return new Call(
                admitted.admission().caller(),
                admitted.admission().workspace(),
                match.variables(),
                query(),
                content.isFile() ? NO_BODY : RequestBody.read(request, content.limit()),
                content.isFile()
                        ? RequestBody.open(request, content.limit())
                        : InputStream.nullInputStream());
    }

    private Map<String, String> query() {
        Map<String, String> query = new TreeMap<>();
        request.getParameterMap()
                .forEach((name, values) -> query.put(name, values[values.length - 1]));
        return query;
    }

    private Reply reply(Call call) {
        try {
            return call.caller().call(() -> handler().handle(call));
        } catch (Exception | LinkageError e) {
            return errors.of(e, match.variables(), trace);
        }
    }

    private void finish(AsyncContext context, Call call) {
        try {
            write(reply(call));
        } catch (IOException e) {
            // the client has gone
        } finally {
            context.complete();
        }
    }

    private void write(Reply reply) throws IOException {
        Responses.write(response, reply, !request.getMethod().equals("HEAD"));
    }
}
