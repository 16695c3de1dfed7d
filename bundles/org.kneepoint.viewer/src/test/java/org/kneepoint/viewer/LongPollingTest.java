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
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.State;

/** Requests that wait for the end of a job. */
class LongPollingTest {
    private ViewerFixture viewer;
    private int listeners;

    @BeforeEach
    void start(@TempDir Path folder) throws Exception {
        viewer = new ViewerFixture(folder);
        viewer.workspace.jobs.add(new TestJob(1, State.RUNNING));
        listeners = viewer.workspace.listeners.size();
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

    private void change(WorkspaceJob job) {
        viewer.workspace.jobs.set(0, job);
        viewer.workspace.listeners.forEach(listener -> listener.jobChanged(job));
    }

    @Test
    void theEndOfAJobAnswers() throws Exception {
        CompletableFuture<String> answer = CompletableFuture.supplyAsync(() -> state("?wait=50"));
        while (viewer.workspace.listeners.size() == listeners) {
            Thread.sleep(5);
        }
        change(new TestJob(1, State.RUNNING));
        viewer.workspace.listeners.forEach(l -> l.jobChanged(new TestJob(2, State.DONE)));
        assertFalse(answer.isDone(), "progress, and the end of another job");
        change(new TestJob(1, State.FAILED));
        assertEquals("failed", answer.get());
        assertEquals(listeners, viewer.workspace.listeners.size());
    }

    @Test
    void theTimeEndsAWait() {
        assertEquals("running", state("?wait=1"));
        assertEquals(listeners, viewer.workspace.listeners.size());
    }

    @Test
    void anEndedJobIsAnsweredAtOnce() {
        change(new TestJob(1, State.DONE));
        assertEquals("done", state("?wait=50"));
        assertEquals(listeners, viewer.workspace.listeners.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "-1", "56", "1e1", "999"})
    void aWaitIsANumberOfSeconds(String wait) throws IOException {
        assertEquals(400, viewer.get("/api/jobs/1?wait=" + wait).status());
        assertEquals(List.of(), viewer.logged);
    }
}
