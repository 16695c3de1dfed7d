// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.viewer.handler.FakeJob;

/** Requests that wait for the end of a job. */
@Timeout(60)
class LongPollingTest {
    private ViewerFixture viewer;
    private int listeners;

    @BeforeEach
    void start(@TempDir Path folder) throws Exception {
        viewer = new ViewerFixture(folder);
        viewer.workspace.starting(line -> new FakeJob(1, State.RUNNING)).start("");
        listeners = listeners();
    }

    @AfterEach
    void stop() throws Exception {
        viewer.close();
    }

    private String state(String query) {
        try {
            return viewer.get("/api/jobs/1" + query).object().get("state").toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A request leaves its job after it has answered. */
    private void awaitNoListener() throws InterruptedException {
        while (listeners() != listeners) {
            Thread.sleep(5);
        }
    }

    private int listeners() {
        return viewer.workspace.listeners().size();
    }

    private void change(int number, State state) {
        viewer.workspace.change(new FakeJob(number, state));
    }

    @Test
    void theEndOfAJobAnswers() throws Exception {
        CompletableFuture<String> answer = CompletableFuture.supplyAsync(() -> state("?wait=50"));
        while (listeners() == listeners) {
            Thread.sleep(5);
        }
        change(1, State.RUNNING);
        change(2, State.DONE);
        assertFalse(answer.isDone(), "progress, and the end of another job");
        change(1, State.FAILED);
        assertEquals("failed", answer.get());
        awaitNoListener();
    }

    @Test
    void theTimeEndsAWait() throws InterruptedException {
        assertEquals("running", state("?wait=1"));
        awaitNoListener();
    }

    @Test
    void anEndedJobIsAnsweredAtOnce() throws InterruptedException {
        change(1, State.DONE);
        assertEquals("done", state("?wait=50"));
        awaitNoListener();
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "-1", "56", "1e1", "999"})
    void aWaitIsANumberOfSeconds(String wait) throws IOException {
        assertEquals(400, viewer.get("/api/jobs/1?wait=" + wait).status());
        assertEquals(List.of(), viewer.logged);
    }
}
