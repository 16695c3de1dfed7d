// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.AsyncContext;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;
import org.kneepoint.study.session.WorkspaceListener;

/**
 * Sends the changes of a workspace to all pages that show it, in batches. Changes while no page is
 * open are not kept: a page reads the state when it opens its stream.
 */
final class EventHub implements WorkspaceListener, AutoCloseable {
    /** Most streams at once; a page has one for all its tabs. */
    static final int MOST_STREAMS = 64;

    private static final long BATCH_MILLIS = 100;

    /** A closed page is noticed at the second write after it. */
    private static final long COMMENT_MILLIS = 5000;

    private final Workspace workspace;
    private final ScheduledExecutorService scheduler;
    private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();
    private final Workspace.Registration registration;
    private final Future<?> comments;
    private final EventBatch batch = new EventBatch();
    private boolean isScheduled;
    private volatile long emptySince = now();

    /**
     * Follows a workspace.
     *
     * @param scheduler the thread that writes
     */
    EventHub(Workspace workspace, ScheduledExecutorService scheduler) {
        this.workspace = workspace;
        this.scheduler = scheduler;
        this.comments =
                scheduler.scheduleWithFixedDelay(
                        () -> send(ServerSentEvent.COMMENT),
                        COMMENT_MILLIS,
                        COMMENT_MILLIS,
                        TimeUnit.MILLISECONDS);
        this.registration = workspace.listen(this);
    }

    private static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    /**
     * Adds the stream of a page.
     *
     * @return false if there are too many
     */
    boolean open(AsyncContext request) throws IOException {
        if (streams.size() >= MOST_STREAMS) {
            return false;
        }
        EventStream stream = new EventStream(request, this::remove);
        streams.add(stream);
        stream.send(ServerSentEvent.RETRY);
        stream.open();
        return true;
    }

    private void remove(EventStream stream) {
        if (streams.remove(stream) && streams.isEmpty()) {
            emptySince = now();
        }
    }

    /** Returns the number of streams. */
    int streams() {
        return streams.size();
    }

    /** Returns the time since the last stream was closed, ms; 0 while there is one. */
    long emptyMillis() {
        return streams.isEmpty() ? now() - emptySince : 0;
    }

    /** Sends an event at once. */
    void send(String name, Object data) {
        send(ServerSentEvent.of(name, data));
    }

    private void send(byte[] bytes) {
        streams.forEach(stream -> stream.send(bytes));
    }

    @Override
    public void resultChanged(String name) {
        synchronized (batch) {
            batch.add(name, !workspace.results().containsKey(name));
            schedule();
        }
    }

    @Override
    public void jobChanged(WorkspaceJob job) {
        synchronized (batch) {
            batch.add(job);
            schedule();
        }
    }

    @Override
    public void pointsCompleted(WorkspaceJob job, List<CompletedPoint> points) {
        synchronized (batch) {
            batch.add(job, points);
            schedule();
        }
    }

    private void schedule() {
        if (streams.isEmpty()) {
            batch.clear();
        } else if (!isScheduled) {
            try {
                scheduler.schedule(this::flush, BATCH_MILLIS, TimeUnit.MILLISECONDS);
                isScheduled = true;
            } catch (RejectedExecutionException e) {
                // the viewer has ended
                batch.clear();
            }
        }
    }

    private void flush() {
        List<byte[]> events;
        synchronized (batch) {
            events = batch.take(now());
            isScheduled = false;
            if (!batch.isEmpty()) {
                schedule();
            }
        }
        events.forEach(this::send);
    }

    /** Ends all streams with an event that says why. */
    @Override
    public void close() {
        registration.close();
        comments.cancel(false);
        byte[] end = ServerSentEvent.of("end", Map.of("reason", "the workbench has ended"));
        streams.forEach(stream -> stream.end(end));
    }
}
