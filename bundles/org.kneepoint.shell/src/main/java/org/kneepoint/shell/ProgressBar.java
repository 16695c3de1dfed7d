// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.kneepoint.api.run.Progress;
import org.kneepoint.shell.command.ProgressDisplay;

/**
 * A line at the bottom of a terminal that grows with a computation, drawn anew a few times per
 * second and erased at the end. What is over soon is not shown at all.
 */
final class ProgressBar implements ProgressDisplay {
    private static final long INITIAL_DELAY = TimeUnit.MILLISECONDS.toNanos(500);
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
    public ActiveDisplay show(Progress progress) {
        if (!(progress instanceof StatementProgress watch)) {
            return NONE.show(progress);
        }
        DrawnBar drawing = new DrawnBar(watch);
        Thread painter = new Thread(drawing, "progress");
        painter.setDaemon(true);
        painter.start();
        return drawing;
    }

    /** The bar of one computation. */
    private final class DrawnBar implements Runnable, ActiveDisplay {
        private final StatementProgress watch;
        private final long start = System.nanoTime();
        private int drawn;
        private boolean closed;

        private DrawnBar(StatementProgress watch) {
            this.watch = watch;
            watch.start();
        }

        @Override
        public synchronized void run() {
            try {
                while (!closed && watch.isAwaited() && !watch.isCancelRequested()) {
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
            if (elapsed < INITIAL_DELAY) {
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
            if (drawn > 0 || watch.isCancelRequested() && !closed) {
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
