// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.run.Progress;
import org.kneepoint.shell.command.ProgressDisplay;

@Timeout(60)
class ProgressBarTest {
    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final ProgressBar bar =
            new ProgressBar(new PrintStream(screen, true, StandardCharsets.UTF_8), () -> 61);
    private final StatementProgress progress = new StatementProgress();

    private String shown() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    private void untilDrawn() throws InterruptedException {
        while (shown().isEmpty()) {
            Thread.sleep(20);
        }
    }

    /** What stays on the screen: a carriage return goes back to the start of the line. */
    private String left() {
        StringBuilder line = new StringBuilder(" ".repeat(60));
        for (String part : shown().split("\r")) {
            line.replace(0, part.length(), part);
        }
        return line.toString().stripTrailing();
    }

    @Test
    void nothingStaysBehind() throws InterruptedException {
        progress.report(0.5);
        progress.begin(1, 2, 0);
        ProgressDisplay.ActiveDisplay shown = bar.show(progress);
        untilDrawn();
        assertTrue(
                left().matches("\\[=+ +\\] 50 %, 1/2 points, [0-9.]+ points/(s|min), \\d s left"),
                left());
        assertTrue(!shown().contains("\n"), "one line");
        shown.close();
        assertEquals("", left());
        String last = shown();
        Thread.sleep(300);
        assertEquals(last, shown(), "nothing is drawn afterwards");
    }

    /** It stands behind the bar, where the cursor is. */
    @Test
    void theControlCharacterThatATerminalWritesIsErased() throws InterruptedException {
        ProgressDisplay.ActiveDisplay shown = bar.show(progress);
        untilDrawn();
        synchronized (shown) {
            screen.writeBytes("^C".getBytes(StandardCharsets.UTF_8));
        }
        progress.cancel();
        assertTrue(progress.isCancelled());
        shown.close();
        assertEquals("", left());
    }

    @Test
    void whatIsOverSoonIsNotShown() {
        bar.show(progress).close();
        assertEquals("", shown());
    }

    @Test
    void aJobInTheBackgroundIsNotShown() throws InterruptedException {
        ProgressDisplay.ActiveDisplay shown = bar.show(progress);
        untilDrawn();
        progress.toBackground();
        while (!left().isEmpty()) {
            Thread.sleep(20);
        }
        shown.close();
        assertEquals("", left());
    }

    @Test
    void whoseProgressIsNotWatchedHasNoBar() throws InterruptedException {
        ProgressDisplay.ActiveDisplay shown = bar.show(Progress.NONE);
        Thread.sleep(600);
        shown.close();
        assertEquals("", shown());
    }
}
