// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import org.jfree.chart.ChartPanel;
import org.kneepoint.api.scenario.BadInput;

/**
 * A window with a chart: zoom by dragging, exact values at the pointer, and print, save and copy in
 * the menu of the right mouse button, by {@link ChartPanel}.
 */
final class ChartWindow {
    private static final String TITLE = "Kneepoint";

    private ChartWindow() {}

    /**
     * Shows a chart and waits until the window is closed.
     *
     * @param layout lays the chart out
     * @param opened called when the window is visible
     * @throws BadInput if there is no display
     * @throws InterruptedException if interrupted; the window is closed
     */
    static void show(Supplier<LaidOutChart> layout, Runnable opened) throws InterruptedException {
        CountDownLatch closed = new CountDownLatch(1);
        JFrame[] frame = new JFrame[1];
        try {
            if (GraphicsEnvironment.isHeadless()) {
                throw noDisplay();
            }
            // measuring the texts is the first that needs a display
            LaidOutChart chart = layout.get();
            SwingUtilities.invokeAndWait(() -> frame[0] = open(chart, closed));
            opened.run();
            closed.await();
        } catch (InvocationTargetException e) {
            if (isWithoutDisplay(e.getCause())) {
                throw noDisplay();
            }
            throw new IllegalStateException("the window cannot be opened", e.getCause());
        } catch (HeadlessException | AWTError | LinkageError e) {
            throw noDisplay();
        } finally {
            if (frame[0] != null) {
                frame[0].dispose();
            }
        }
    }

    /** A Java without windows lacks libraries. */
    private static boolean isWithoutDisplay(Throwable cause) {
        return cause instanceof HeadlessException
                || cause instanceof AWTError
                || cause instanceof LinkageError;
    }

    static BadInput noDisplay() {
        return BadInput.because(
                "window",
                true,
                "there is no display for a window: give out=FILE.svg, or nothing for a chart in the"
                        + " terminal");
    }

    private static JFrame open(LaidOutChart chart, CountDownLatch closed) {
        int width = (int) chart.dimensions().layoutWidth();
        int height = (int) chart.dimensions().layoutHeight();
        // of another size the drawing is scaled, since its legend is laid out for this one
        ChartPanel panel =
                new ChartPanel(
                        chart.drawing(),
                        width,
                        height,
                        width,
                        height,
                        width,
                        height,
                        true,
                        true,
                        true,
                        true,
                        true,
                        true);
        panel.setMouseWheelEnabled(true);
        panel.setInitialDelay(0);
        JFrame frame = new JFrame(TITLE);
        frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
        frame.addWindowListener(
                new WindowAdapter() {
                    @Override
                    public void windowClosed(WindowEvent event) {
                        closed.countDown();
                    }
                });
        frame.setContentPane(panel);
        frame.pack();
        frame.setLocationByPlatform(true);
        frame.setVisible(true);
        return frame;
    }
}
