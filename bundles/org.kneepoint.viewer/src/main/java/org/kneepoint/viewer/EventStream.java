// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * The server-sent events of one page (HTML Living Standard, section 9.2). Nothing waits for its
 * browser: what cannot be sent is queued, and a stream whose queue is too long is closed; the page
 * opens a new one.
 */
final class EventStream implements WriteListener, AsyncListener {
    /** Longest queue, bytes. */
    private static final long LONGEST_QUEUE = 4L << 20;

    private final AsyncContext request;
    private final ServletOutputStream out;
    private final Consumer<EventStream> closed;
    private final Queue<byte[]> queue = new ArrayDeque<>();
    private long queuedBytes;
    private boolean isUnflushed;
    private boolean isWaiting = true;
    private boolean isEnding;
    private boolean isClosed;

    /**
     * A stream that is ready when the container says so.
     *
     * @param closed called once when the stream has ended
     */
    EventStream(AsyncContext request, Consumer<EventStream> closed) throws IOException {
        this.request = request;
        this.out = request.getResponse().getOutputStream();
        this.closed = closed;
    }

    /** Begins to send. */
    void open() {
        request.addListener(this);
        out.setWriteListener(this);
    }

    /** Sends bytes as soon as possible. */
    synchronized void send(byte[] bytes) {
        if (isClosed || isEnding) {
            return;
        }
        queue.add(bytes);
        queuedBytes += bytes.length;
        if (queuedBytes > LONGEST_QUEUE) {
            close();
        } else {
            drain();
        }
    }

    /** Sends bytes as the last ones. */
    synchronized void end(byte[] bytes) {
        send(bytes);
        isEnding = true;
        drain();
    }

    @Override
    public synchronized void onWritePossible() {
        isWaiting = false;
        drain();
    }

    @Override
    public synchronized void onError(Throwable failure) {
        close();
    }

    /** Writes while that does not block; the container calls again when it is possible again. */
    private void drain() {
        try {
            while (!isClosed && !isWaiting) {
                if (!out.isReady()) {
                    isWaiting = true;
                } else if (!queue.isEmpty()) {
                    byte[] bytes = queue.remove();
                    queuedBytes -= bytes.length;
                    isUnflushed = true;
                    out.write(bytes);
                } else if (isUnflushed) {
                    isUnflushed = false;
                    out.flush();
                } else if (isEnding) {
                    close();
                } else {
                    return;
                }
            }
        } catch (IOException | IllegalStateException e) {
            // the browser has closed the connection
            close();
        }
    }

    private void close() {
        if (isClosed) {
            return;
        }
        isClosed = true;
        queue.clear();
        try {
            request.complete();
        } catch (IllegalStateException e) {
            // the container has completed it
        }
        closed.accept(this);
    }

    @Override
    public synchronized void onComplete(AsyncEvent event) {
        close();
    }

    @Override
    public synchronized void onTimeout(AsyncEvent event) {
        close();
    }

    @Override
    public synchronized void onError(AsyncEvent event) {
        close();
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
        // it is started once
    }
}
