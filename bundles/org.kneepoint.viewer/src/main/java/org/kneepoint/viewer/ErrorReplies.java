// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.IOException;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.viewer.json.ErrorJson;
import org.osgi.service.log.Logger;

/** Answers for the exceptions of handlers. What was not expected is logged with its stack trace. */
final class ErrorReplies {
    private final Logger log;

    ErrorReplies(Logger log) {
        this.log = log;
    }

    /**
     * Returns the answer for an exception.
     *
     * @param variables of the path of the call
     */
    Reply of(Throwable failure, Map<String, String> variables) {
        if (failure instanceof BadInput bad) {
            boolean isAbsent =
                    bad.code().equals("unknown")
                            && bad.value().filter(variables::containsValue).isPresent();
            return Reply.json(isAbsent ? 404 : 400, Map.of("error", ErrorJson.of(bad)));
        }
        if (failure instanceof RequestBody.UnreadableException unreadable) {
            return unreadable.denial().reply();
        }
        if (failure instanceof InterruptedException) {
            Thread.currentThread().interrupt();
            return new Denial(503, "ended", "the workbench is ending").reply();
        }
        log.error("A call of the viewer failed", failure);
        return new Denial(500, code(failure), line(failure)).reply();
    }

    private static String code(Throwable failure) {
        return failure instanceof IOException ? "file" : "internal";
    }

    private static String line(Throwable failure) {
        String message = failure.getMessage();
        String text = failure.getClass().getSimpleName() + (message == null ? "" : ": " + message);
        return text.replaceAll("\\p{Cntrl}+", " ");
    }
}
