// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.kneepoint.server.plugin.CheckReport.Finding;

/**
 * Examines a file in a process of the same installation, with folders of its own, little memory and
 * a time limit, so that a faulty plug-in harms nothing but this process.
 *
 * @param home folder of the installation
 * @param limit time for an examination
 */
record ProcessCheck(Path home, Duration limit) implements CandidateCheck {
    private static final String ENTRY = "deployed-file";
    private static final String END = "end";
    private static final int MAX_REPORT = 1 << 20;

    /** The process gets no other variable: some may hold a password. */
    private static final Set<String> TAKEN_OVER =
            Set.of("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "SystemRoot");

    @Override
    public CheckReport check(Candidate candidate, List<Path> others) throws IOException {
        Path folder = Files.createTempDirectory("kneepoint-check-");
        try {
            Path deploy = Files.createDirectory(folder.resolve("deploy"));
            for (Path other : others) {
                Files.copy(other, deploy.resolve(other.getFileName()));
            }
            Path file = deploy.resolve(candidate.file());
            Files.copy(candidate.content(), file);
            CheckReport report = run(folder, List.of(candidate.file()));
            if (report.isClean() || !report.isComplete()) {
                return report;
            }
            // a problem that the other files have without it is not its fault
            Files.delete(file);
            return report.without(run(folder, List.of()));
        } finally {
            delete(folder);
        }
    }

    private CheckReport run(Path folder, List<String> files) throws IOException {
        Path output = folder.resolve("report");
        Process process = start(folder, output, files);
        boolean hasEnded = false;
        try {
            hasEnded = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while a plug-in was checked");
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        return report(
                read(output),
                hasEnded
                        ? "the check has ended early with exit status " + process.exitValue()
                        : "the check has not ended within " + limit.toSeconds() + " s");
    }

    private Process start(Path folder, Path output, List<String> files) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of(
                        "-Xmx512m",
                        "-XX:+UseSerialGC",
                        "-XX:ActiveProcessorCount=1",
                        "-Djava.awt.headless=true",
                        "-Dfile.encoding=UTF-8",
                        "-Djava.io.tmpdir=" + folder,
                        "-Dkneepoint.entry=" + ENTRY,
                        "-jar",
                        home.resolve("lib").resolve("kneepoint-launcher.jar").toString()));
        command.addAll(files);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.directory(folder.toFile());
        builder.environment().keySet().retainAll(TAKEN_OVER);
        builder.environment().put("HOME", folder.toString());
        builder.environment().put("KNEEPOINT_WORK", folder.resolve("work").toString());
        builder.environment().put("KNEEPOINT_DEPLOY", folder.resolve("deploy").toString());
        builder.redirectOutput(output.toFile());
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        return builder.start();
    }

    private static String read(Path output) throws IOException {
        try (InputStream in = Files.newInputStream(output)) {
            return new String(in.readNBytes(MAX_REPORT), StandardCharsets.UTF_8);
        }
    }

    /** Returns the findings of the output of a process. */
    static CheckReport report(String output, String end) {
        List<Finding> findings = new ArrayList<>();
        boolean isComplete = false;
        for (String line : output.lines().toList()) {
            String[] parts = line.split("\t", 3);
            isComplete = line.equals(END);
            if (parts.length == 3) {
                findings.add(new Finding(!parts[0].equals("ok"), parts[2]));
            }
        }
        if (!isComplete) {
            findings.add(new Finding(true, end));
        }
        return new CheckReport(findings, isComplete);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
