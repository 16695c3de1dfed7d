// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintStream;
import java.util.function.IntSupplier;
import org.kneepoint.api.run.Progress;
import org.kneepoint.shell.command.ProgressDisplay;

/**
 * A progress bar on the last line of a terminal, redrawn 5 times per second and erased at the end.
 * It appears after 0.5 s.
 */
final class ProgressBar implements ProgressDisplay {
    private static final double INITIAL_DELAY = 0.5;
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
        if (!(progress instanceof StatementProgress statement)) {
            return NONE.show(progress);
        }
        DrawnBar drawing = new DrawnBar(statement);
        Thread painter = new Thread(drawing, "progress");
        painter.setDaemon(true);
        painter.start();
        return drawing;
    }

    /** The bar of one computation. */
    private final class DrawnBar implements Runnable, ActiveDisplay {
        private final StatementProgress statement;
        private int drawn;
        private boolean closed;

        private DrawnBar(StatementProgress statement) {
            this.statement = statement;
            statement.start();
        }

        @Override
        public synchronized void run() {
            try {
                while (!closed && statement.isForeground() && !statement.isCancellationSeen()) {
                    draw(statement.seconds());
                    wait(PERIOD);
                }
            } catch (InterruptedException e) {
                // the bar is erased
            } finally {
                erase();
            }
        }

        private void draw(double seconds) {
            if (seconds < INITIAL_DELAY) {
                return;
            }
            // room for ^C, and for terminals that wrap at the last column
            String line =
                    ProgressLine.of(
                            statement.completed(),
                            statement.before(),
                            statement.points(),
                            seconds,
                            width.getAsInt() - 1 - CONTROL);
            terminal.print("\r" + line + " ".repeat(Math.max(0, drawn - line.length())));
            terminal.flush();
            drawn = line.length();
        }

        /** Erases the bar and a ^C echoed by the terminal. */
        private void erase() {
            if (drawn > 0 || statement.isCancellationSeen() && !closed) {
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
