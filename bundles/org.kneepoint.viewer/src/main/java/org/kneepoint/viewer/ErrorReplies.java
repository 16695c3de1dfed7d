// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.IOException;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Outage;
import org.kneepoint.viewer.json.ErrorJson;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Reply;
import org.osgi.service.log.Logger;

/** Answers for the exceptions of handlers. What was not expected is logged with its stack trace. */
final class ErrorReplies {
    private static final String RETRY_SECONDS = "5";

    private final Logger log;

    ErrorReplies(Logger log) {
        this.log = log;
    }

    /**
     * Returns the answer for an exception.
     *
     * @param variables of the path of the call
     */
    Reply of(Throwable failure, Map<String, String> variables, RequestTrace trace) {
        if (failure instanceof BadInput bad) {
            boolean isAbsent =
                    bad.code().equals("unknown")
                            && bad.value().filter(variables::containsValue).isPresent();
            return Reply.json(isAbsent ? 404 : 400, Map.of("error", ErrorJson.of(bad)));
        }
        if (failure instanceof Denial denial) {
            return denial.reply();
        }
        if (failure instanceof BodyStream.DeniedException denied) {
            return denied.denial().reply();
        }
        if (failure instanceof InterruptedException) {
            Thread.currentThread().interrupt();
            return new Denial(503, "ended", "the workbench is ending").reply();
        }
        if (failure instanceof Outage outage) {
            log.warn("Request {}: {}: {}", trace.id(), failure.getMessage(), outage.finding());
            String line = failure.getMessage() + ": try again later";
            return new Denial(503, "outage", line).with("Retry-After", RETRY_SECONDS).reply();
        }
        log.error("Request " + trace.id() + " failed", failure);
        return new Denial(500, code(failure), line(failure, trace)).reply();
    }

    private static String code(Throwable failure) {
        return failure instanceof IOException ? "file" : "internal";
    }

    /** The user of this machine owns the log; others learn where to find the failure in it. */
    private static String line(Throwable failure, RequestTrace trace) {
        if (!trace.isLocal()) {
            return "the server has failed; its log says why under request " + trace.id();
        }
        String message = failure.getMessage();
        String text = failure.getClass().getSimpleName() + (message == null ? "" : ": " + message);
        return text.replaceAll("\\p{Cntrl}+", " ");
    }
}
