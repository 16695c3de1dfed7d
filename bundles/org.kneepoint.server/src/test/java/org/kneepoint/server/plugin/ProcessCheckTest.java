// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.server.plugin.CheckReport.Finding;
import org.kneepoint.testkit.ErrorLine;

class ProcessCheckTest {
    @TempDir private Path home;

    @BeforeEach
    void install() throws IOException {
        byte[] jar =
                new TestJar()
                        .header("Main-Class", FakeLauncher.class.getName())
                        .type(FakeLauncher.class)
                        .bytes();
        Files.write(
                Files.createDirectory(home.resolve("lib")).resolve("kneepoint-launcher.jar"), jar);
    }

    private CheckReport check(String content, Duration limit) throws IOException {
        Path other = Files.write(home.resolve("other.edges"), StoreFixture.TRIANGLE);
        return new ProcessCheck(home, limit)
                .check(StoreFixture.candidate("net.edges", content.getBytes()), List.of(other));
    }

    @Test
    void theProcessHasItsOwnFoldersAndNoOtherVariables() throws IOException {
        CheckReport report = check("describe", Duration.ofMinutes(1));
        assertTrue(report.isClean(), report.toString());
        Set<String> lines =
                report.findings().stream().map(Finding::line).collect(Collectors.toSet());
        assertTrue(
                lines.containsAll(Set.of("net.edges", "other.edges", "deployed-file")),
                lines.toString());
        Set<String> others = new TreeSet<>(System.getenv().keySet());
        others.removeAll(Set.of("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "HOME"));
        others.retainAll(lines);
        assertEquals(Set.of(), others);
    }

    @Test
    void aProblemThatWasThereBeforeIsNotReported() throws IOException {
        CheckReport report = check("fault", Duration.ofMinutes(1));
        assertEquals(List.of("problem: new fault"), report.lines());
    }

    @Test
    void aProcessThatEndsEarlyIsAProblem() throws IOException {
        CheckReport report = check("exit", Duration.ofMinutes(1));
        assertFalse(report.isClean());
        ErrorLine.names(report.lines().get(report.lines().size() - 1), "7");
    }

    @Test
    void aProcessThatDoesNotEndIsKilled() throws IOException {
        CheckReport report = check("loop", Duration.ofSeconds(2));
        assertFalse(report.isClean());
        ErrorLine.names(report.lines().get(report.lines().size() - 1), "2");
        List<ProcessHandle> left =
                ProcessHandle.current()
                        .children()
                        .filter(child -> child.info().commandLine().orElse("").contains(home + ""))
                        .filter(ProcessHandle::isAlive)
                        .toList();
        assertEquals(List.of(), left);
    }

    @Test
    void theFoldersAreRemoved() throws IOException {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        check("describe", Duration.ofMinutes(1));
        try (var left = Files.newDirectoryStream(temporary, "kneepoint-check-*")) {
            left.forEach(
                    folder ->
                            assertFalse(
                                    Files.exists(folder.resolve("deploy/net.edges")),
                                    folder.toString()));
        }
    }
}
