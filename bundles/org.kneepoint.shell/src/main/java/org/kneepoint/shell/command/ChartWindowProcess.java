// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;

/**
 * A process of its own for the window of a chart: the start script with the same settings and the
 * curves in a file. The process of the session draws without a display, which the JDK cannot change
 * later, and does not end if the connection to the display does.
 */
final class ChartWindowProcess {
    /** What the process prints when the window is visible. */
    static final String OPENED = "the window is open";

    private static final String OPTIONS = "KNEEPOINT_JAVA_OPTS";
    private static final String HEADLESS = "java.awt.headless";
    private static final String PREFIX = "kneepoint: ";

    private final Process process;
    private final Path curves;

    private ChartWindowProcess(Process process, Path curves) {
        this.process = process;
        this.curves = curves;
    }

    /** Whether this process may open windows itself. */
    static boolean isThisProcess() {
        return "false".equals(System.getProperty(HEADLESS));
    }

    /**
     * Opens a window and returns when it is visible; it closes when this process ends.
     *
     * @param home folder of the installation
     * @param settings settings of the chart, without the window
     * @throws BadInput if there is no display
     */
    static ChartWindowProcess open(Path home, List<Curve> curves, Map<String, String> settings)
            throws IOException {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        Path file = Files.createTempFile("kneepoint", ".csv");
        Files.writeString(file, CsvCodec.write(CurveTable.of(curves)));
        List<String> line = new ArrayList<>(List.of("chart", quoted(file.toString())));
        settings.forEach((name, value) -> line.add(name + "=" + quoted(value)));
        line.add("window=true");
        Path script = home.resolve("bin").resolve(windows ? "kneepoint.bat" : "kneepoint");
        ProcessBuilder builder =
                new ProcessBuilder(script.toString(), String.join(" ", line))
                        .redirectErrorStream(true);
        String others = builder.environment().getOrDefault(OPTIONS, "");
        builder.environment().put(OPTIONS, (others + " -D" + HEADLESS + "=false").strip());
        Process process = builder.start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        ChartWindowProcess window = new ChartWindowProcess(process, file);
        window.awaitOpening();
        return window;
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    private void awaitOpening() throws IOException {
        List<String> printed = new ArrayList<>();
        try (BufferedReader output = process.inputReader()) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                if (line.equals(OPENED)) {
                    return;
                }
                printed.add(line.startsWith(PREFIX) ? line.substring(PREFIX.length()) : line);
            }
        } finally {
            Files.deleteIfExists(curves);
        }
        throw BadInput.because("window", true, String.join("; ", printed));
    }

    /** Waits until the window is closed. */
    void awaitClosing() throws InterruptedException {
        try {
            process.waitFor();
        } finally {
            process.destroy();
        }
    }
}
