// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.rest;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Answers the calls of a route. Safe for use by several threads. */
@FunctionalInterface
public interface Handler {
    /**
     * Answers a call.
     *
     * @throws Denial if the call is denied: its status
     * @throws org.kneepoint.api.scenario.BadInput if the call is wrong: status 400, or 404 if a
     *     variable of the path names something unknown
     * @throws Exception if it fails: status 500, or 503 if it is an {@link
     *     org.kneepoint.study.session.Outage}
     */
    Reply handle(Call call) throws Exception;

    /**
     * Returns when a call is to be answered: at once, unless a client waits for something. No
     * thread is held meanwhile.
     *
     * @throws Exception as {@link #handle}
     */
    default CompletionStage<?> ready(Call call) throws Exception {
        return CompletableFuture.completedStage(null);
    }
}
