// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.State;

@Timeout(60)
class PageWatchTest {
    private static final long LINGER = 1000;

    private final List<String> notices = new CopyOnWriteArrayList<>();
    private final Pages pages = new Pages();
    private volatile State state = State.DONE;
    private volatile boolean cancelled;

    /** Changes after each poll. */
    private final class Pages implements Viewer.Service {
        private volatile int open;
        private volatile long unused;
        private int polls;
        private UnaryOperator<Integer> script = poll -> 0;

        @Override
        public URI newAddress() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int openPages() {
            open = script.apply(polls++);
            return open;
        }

        @Override
        public long unusedMillis() {
            return unused;
        }

        @Override
        public void close() {
            throw new UnsupportedOperationException();
        }
    }

    private final Progress progress =
            new Progress() {
                @Override
                public boolean isCancelled() {
                    return cancelled;
                }

                @Override
                public void report(double fraction) {
                    throw new UnsupportedOperationException();
                }
            };

    private void await() throws InterruptedException {
        new PageWatch(pages, workspace(), notices::add).await(LINGER, progress);
    }

    @Test
    void endsWhenNoPageHasBeenOpenForTheTime() throws InterruptedException {
        pages.unused = LINGER;
        pages.script = poll -> poll == 1 ? 1 : 0;
        await();
        assertEquals(3, pages.polls);
        assertEquals(List.of(), notices);
    }

    @Test
    void aPageThatIsLoadedAgainInTimeKeepsIt() throws InterruptedException {
        pages.script =
                poll -> {
                    pages.unused = poll < 3 ? LINGER - 1 : LINGER;
                    return poll == 0 || poll == 2 || poll == 3 ? 1 : 0;
                };
        await();
        assertEquals(5, pages.polls);
    }

    @Test
    void doesNotEndBeforeAPageWasOpen() {
        pages.unused = LINGER;
        pages.script =
                poll -> {
                    cancelled = poll == 3;
                    return 0;
                };
        assertThrows(InterruptedException.class, this::await);
        assertEquals(4, pages.polls);
    }

    @Test
    void waitsForRunsAndNamesThemOnce() throws InterruptedException {
        pages.unused = LINGER;
        state = State.RUNNING;
        pages.script =
                poll -> {
                    state = poll < 4 ? State.RUNNING : State.DONE;
                    return poll == 0 ? 1 : 0;
                };
        await();
        assertEquals(List.of("waiting for: simulate torus radix=8 (42 % done)"), notices);
        assertEquals(5, pages.polls);
    }

    @Test
    void namesTheRunsThatAreCancelled() {
        state = State.RUNNING;
        cancelled = true;
        assertThrows(InterruptedException.class, this::await);
        assertEquals(List.of("cancelled: simulate torus radix=8 (42 % done)"), notices);
        assertFalse(notices.toString().contains("viewer"));
        assertTrue(pages.polls == 0);
    }

    private Workspace workspace() {
        List<WorkspaceJob> jobs =
                List.of(
                        job("simulate torus radix=8", () -> state),
                        job("viewer port=8080", () -> State.RUNNING),
                        job("solve torus", () -> State.FAILED));
        return answering(Workspace.class, (method) -> jobs);
    }

    private static WorkspaceJob job(String line, java.util.function.Supplier<State> state) {
        return answering(
                WorkspaceJob.class,
                method ->
                        switch (method) {
                            case "line" -> line;
                            case "state" -> state.get();
                            case "fraction" -> 0.42;
                            case "number" -> 1;
                            default -> throw new UnsupportedOperationException(method);
                        });
    }

    private static <T> T answering(Class<T> type, java.util.function.Function<String, ?> answer) {
        return type.cast(
                Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        (proxy, method, arguments) -> answer.apply(method.getName())));
    }
}
