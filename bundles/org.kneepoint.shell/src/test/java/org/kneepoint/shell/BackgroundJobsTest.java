// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.apache.felix.gogo.runtime.CommandProcessorImpl;
import org.apache.felix.gogo.runtime.threadio.ThreadIOImpl;
import org.apache.felix.service.command.CommandSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.command.Command;
import org.kneepoint.shell.command.Request;
import org.kneepoint.shell.text.Answer;
import org.kneepoint.shell.text.Format;

/** Jobs of a real session of gogo. */
@Timeout(60)
class BackgroundJobsTest {
    private final ThreadIOImpl streams = new ThreadIOImpl();
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());
    private final Watch watch = new Watch();
    private final BackgroundJobs jobs = new BackgroundJobs(() -> watch, told::add, () -> 80);
    private final CountDownLatch busy = new CountDownLatch(1);
    private CommandSession session;

    /** Works until it is told to stop. */
    private final class Long implements Command {
        @Override
        public String name() {
            return "long";
        }

        @Override
        public String summary() {
            return "takes long";
        }

        @Override
        public String usage() {
            return "long";
        }

        @Override
        public Answer answer(Request request) throws InterruptedException {
            busy.countDown();
            while (!request.run().isCancelled()) {
                Thread.sleep(5);
            }
            return Answer.of(List.of()).silently();
        }
    }

    @BeforeEach
    void open() {
        streams.start();
        CommandProcessorImpl processor = new CommandProcessorImpl(streams);
        for (Command command :
                List.of(new Long(), new JobsCommand(jobs), new CancelCommand(jobs))) {
            processor.addCommand(Command.SCOPE, command, command.name());
        }
        session =
                processor.createSession(
                        new ByteArrayInputStream(new byte[0]),
                        new ByteArrayOutputStream(),
                        new ByteArrayOutputStream());
        session.put("SCOPE", Command.SCOPE + ":*");
        session.put(Request.RUN, watch);
        session.setJobListener(jobs);
    }

    @AfterEach
    void close() {
        session.close();
        streams.stop();
    }

    private String csv(String statement) throws Exception {
        return ((Answer) session.execute(statement)).as(Format.CSV).render(80);
    }

    @Test
    void aJobIsListedWithItsProgressAndEnded() throws Exception {
        assertEquals("number,done,points,command\n", csv("jobs"));
        session.execute("long &");
        busy.await();
        watch.progress(0.257);
        watch.points(3, 12);
        assertFalse(watch.isAwaited(), "nobody waits for it");
        assertEquals("number,done,points,command\n1,26 %,3/12 points,long\n", csv("jobs"));
        assertEquals(List.of("1"), new CancelCommand(jobs).proposals(List.of(), ""));
        assertEquals(
                "unknown job '7': did you mean 1?",
                assertThrows(BadInput.class, () -> session.execute("cancel 7")).getMessage());
        session.execute("cancel 1");
        while (told.size() < 2) {
            Thread.sleep(5);
        }
        assertTrue(watch.wasCancelled());
        assertEquals(List.of("[1] started: long", "[1] done: long"), told);
    }
}
