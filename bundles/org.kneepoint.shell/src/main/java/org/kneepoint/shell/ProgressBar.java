// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.kneepoint.api.run.Progress;
import org.kneepoint.shell.command.Display;

/**
 * A line at the bottom of a terminal that grows with a computation, drawn anew a few times per
 * second and erased at the end. What is over soon is not shown at all.
 */
final class ProgressBar implements Display {
    private static final long FIRST = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long PERIOD = 200;
    private static final int CONTROL = 2;

    private final PrintStream terminal;
    private final IntSupplier width;

    /**
     * Draws on a terminal.
     *
     * @param width characters per line
     */
    ProgressBar(PrintStream terminal, IntSupplier width) {
        this.terminal = terminal;
        this.width = width;
    }

    @Override
    public Shown show(Progress progress) {
        if (!(progress instanceof Watch watch)) {
            return NONE.show(progress);
        }
        Drawing drawing = new Drawing(watch);
        Thread painter = new Thread(drawing, "progress");
        painter.setDaemon(true);
        painter.start();
        return drawing;
    }

    /** The bar of one computation. */
    private final class Drawing implements Runnable, Shown {
        private final Watch watch;
        private final long start = System.nanoTime();
        private int drawn;
        private boolean closed;

        private Drawing(Watch watch) {
            this.watch = watch;
            watch.start();
        }

        @Override
        public synchronized void run() {
            try {
                while (!closed && watch.isAwaited() && !watch.wasCancelled()) {
                    draw(System.nanoTime() - start);
                    wait(PERIOD);
                }
            } catch (InterruptedException e) {
                // then there is no bar any more
            } finally {
                erase();
            }
        }

        private void draw(long elapsed) {
            if (elapsed < FIRST) {
                return;
            }
            double seconds = elapsed / (double) TimeUnit.SECONDS.toNanos(1);
            // some terminals begin a new line behind the last column, or a ^C goes there
            String line =
                    ProgressLine.of(
                            watch.completed(),
                            watch.before(),
                            watch.points(),
                            seconds,
                            width.getAsInt() - 1 - CONTROL);
            terminal.print("\r" + line + " ".repeat(Math.max(0, drawn - line.length())));
            terminal.flush();
            drawn = line.length();
        }

        /** Also the ^C that a terminal writes itself. */
        private void erase() {
            if (drawn > 0 || watch.wasCancelled() && !closed) {
                terminal.print("\r" + " ".repeat(drawn + CONTROL) + "\r");
                terminal.flush();
                drawn = 0;
            }
        }

        @Override
        public synchronized void close() {
            closed = true;
            erase();
            notifyAll();
        }
    }
}
