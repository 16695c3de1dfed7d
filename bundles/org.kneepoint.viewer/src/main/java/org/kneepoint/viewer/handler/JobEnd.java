// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceListener;

/** The end of a job, for clients that wait for it. */
final class JobEnd {
    private static final String WAIT = "wait";

    /** Proxies end a request that takes longer. */
    private static final int LONGEST_SECONDS = 55;

    private JobEnd() {}

    /**
     * Returns how long a client waits: its parameter {@code wait}, s.
     *
     * @throws BadInput if it is no number from 0 to 55
     */
    static Duration wait(Map<String, String> query) {
        String text = query.getOrDefault(WAIT, "0");
        if (!text.matches("[0-9]{1,2}") || Integer.parseInt(text) > LONGEST_SECONDS) {
            throw BadInput.notAllowed(WAIT, text, "seconds from 0 to " + LONGEST_SECONDS);
        }
        return Duration.ofSeconds(Integer.parseInt(text));
    }

    /** Returns the end of a job, or of a time if it is earlier. */
    static CompletionStage<Void> of(Workspace workspace, WorkspaceJob job, Duration longest) {
        CompletableFuture<Void> end = new CompletableFuture<>();
        if (longest.isZero()) {
            end.complete(null);
            return end;
        }
        Workspace.Registration registration =
                workspace.listen(
                        new WorkspaceListener() {
                            @Override
                            public void jobChanged(WorkspaceJob changed) {
                                complete(end, changed, job.number());
                            }
                        });
        end.whenComplete((none, failure) -> registration.close());
        // it may have ended before there was a listener
        complete(end, job, job.number());
        return end.completeOnTimeout(null, longest.toMillis(), TimeUnit.MILLISECONDS);
    }

    private static void complete(CompletableFuture<Void> end, WorkspaceJob changed, int number) {
        if (changed.number() == number && !changed.state().isOpen()) {
            end.complete(null);
        }
    }
}
