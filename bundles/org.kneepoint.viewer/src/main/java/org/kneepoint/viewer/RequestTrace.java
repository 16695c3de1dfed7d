// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.kneepoint.viewer.gate.Answered;
import org.kneepoint.viewer.gate.Gate;

/**
 * What becomes of a request, from its arrival to its answer, which it reports once. It has an id:
 * that of the client, if well formed, else a new one.
 */
final class RequestTrace implements AsyncListener {
    private static final String ATTRIBUTE = "org.kneepoint.viewer.trace";
    private static final String HEADER = "X-Request-Id";
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9._-]{8,64}");
    private static final int LONGEST_PATH = 300;

    private final Gate gate;
    private final HttpServletRequest request;
    private final HttpServletResponse response;
    private final String id;
    private final String path;
    private final String method;
    private final String peer;
    private final long start = System.nanoTime();
    private final AtomicBoolean isReported = new AtomicBoolean();

    private RequestTrace(Gate gate, HttpServletRequest request, HttpServletResponse response) {
        this.gate = gate;
        this.request = request;
        this.response = response;
        String given = request.getHeader(HEADER);
        this.id = given != null && ID.matcher(given).matches() ? given : newId();
        String full = AccessRules.path(request);
        this.path = full.length() <= LONGEST_PATH ? full : full.substring(0, LONGEST_PATH) + "...";
        this.method = request.getMethod();
        this.peer = request.getRemoteAddr();
    }

    private static String newId() {
        return UUID.randomUUID().toString().replace("-", "");
    }

    /** Begins with a request that has arrived. */
    static RequestTrace begin(Gate gate, HttpServletRequest request, HttpServletResponse response) {
        RequestTrace trace = new RequestTrace(gate, request, response);
        request.setAttribute(ATTRIBUTE, trace);
        response.setHeader(HEADER, trace.id);
        return trace;
    }

    /** Returns that of a request. */
    static RequestTrace of(HttpServletRequest request) {
        return (RequestTrace) request.getAttribute(ATTRIBUTE);
    }

    /** Returns the id of the request. */
    String id() {
        return id;
    }

    /** Returns whether it is one of the user of this machine. */
    boolean isLocal() {
        return gate.entry() == Gate.Entry.ADDRESS;
    }

    /** Called when a servlet has returned: its request may be answered later. */
    void returned() {
        if (!request.isAsyncStarted()) {
            report();
        }
    }

    /** Reports the request as answered. */
    void report() {
        if (!isReported.compareAndSet(false, true)) {
            return;
        }
        Admitted admitted = Admitted.of(request);
        gate.answered(
                new Answered(
                        id,
                        method,
                        path,
                        response.getStatus(),
                        Duration.ofNanos(System.nanoTime() - start),
                        admitted == null ? "" : admitted.admission().caller().account(),
                        admitted == null ? peer : admitted.client().address()));
    }

    @Override
    public void onComplete(AsyncEvent event) {
        report();
    }

    @Override
    public void onTimeout(AsyncEvent event) {
        report();
    }

    @Override
    public void onError(AsyncEvent event) {
        report();
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
        // it is started once
    }
}
