// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The script that starts the workbench from its sources, in a copy of the source tree with a stub
 * of Maven that records its calls: a real build would write to the folders of the running one.
 */
class SourceTreeIT {
    private static final Path SCRIPT =
            Path.of(System.getProperty("kneepoint.repository"), "distribution", "kneepoint");

    /** Sleeps, so that other processes wait for it. */
    private static final String MAVEN =
            """
            #!/bin/sh
            echo "$@" >>"$MAVEN_CALLS"
            echo building
            sleep 1
            [ -z "$MAVEN_FAILS" ] || exit 1
            mkdir -p distribution/target
            ln -sfn "$INSTALLATION" distribution/target/kneepoint
            """;

    /** Programs used by the two scripts, besides Java and Maven. */
    private static final List<String> TOOLS =
            List.of(
                    "cat",
                    "dirname",
                    "find",
                    "head",
                    "mkdir",
                    "mv",
                    "readlink",
                    "rm",
                    "sed",
                    "sleep");

    private final Path folder = BareMachine.scratch();
    private Path tree;
    private Path bin;
    private Path calls;

    @BeforeEach
    void sources() throws IOException {
        tree = folder.resolve("source tree");
        bin = Files.createDirectories(folder.resolve("bin"));
        calls = folder.resolve("calls");
        for (String place :
                List.of(
                        "bundles/b/src/main/java",
                        "bundles/b/src/test/java",
                        "features",
                        "distribution")) {
            Files.createDirectories(tree.resolve(place));
        }
        Files.writeString(tree.resolve("pom.xml"), "<project/>");
        Files.writeString(tree.resolve("bundles/b/src/main/java/B.java"), "class B {}");
        Files.copy(
                SCRIPT, tree.resolve("distribution/kneepoint"), StandardCopyOption.COPY_ATTRIBUTES);
        Path maven = Files.writeString(bin.resolve("mvn"), MAVEN);
        assertTrue(maven.toFile().setExecutable(true));
    }

    @Test
    void theScriptIsAProgram() {
        assertTrue(Files.isExecutable(SCRIPT));
        assertTrue(TestProcesses.succeeds("/bin/sh", "-n", SCRIPT.toString()));
    }

    @Test
    void theFirstStartBuildsAndTheNextDoesNot() throws IOException {
        ProcessResult first = kneepoint().run("solvers", "format=csv");
        assertEquals(0, first.status(), first::toString);
        assertEquals(InstalledBundles.SOLVERS, CsvText.column(first.out(), "name"));
        assertTrue(first.err().contains("building"), first::toString);
        assertTrue(calls().get(0).endsWith("package"), calls()::toString);
        assertEquals(first.out(), kneepoint().run("solvers", "format=csv").done());
        assertEquals(1, calls().size());
    }

    @Test
    void onlyABuildNeedsMaven() throws IOException {
        Path bare = BareMachine.linked(folder.resolve("bare"), TOOLS);
        StartScript without = kneepoint().with("PATH", bare);
        without.run("solvers").refused(3, "mvn");
        built();
        without.run("solvers").done();
    }

    @Test
    void changedSourcesAreBuiltAndChangedTestsAreNot() throws IOException {
        built();
        age("bundles/b/src/test/java", 10);
        kneepoint().run("solvers").done();
        assertFalse(Files.exists(calls));
        age("bundles/b/src/main/java/B.java", 10);
        kneepoint().run("solvers");
        assertEquals(1, calls().size());
    }

    @Test
    void aBuildThatFailsIsTriedAgain() throws IOException {
        for (int i = 1; i <= 2; i++) {
            ProcessResult outcome = kneepoint().with("MAVEN_FAILS", "yes").run("solvers");
            assertEquals(3, outcome.status(), outcome::toString);
            assertEquals("", outcome.out());
            assertTrue(outcome.err().contains("\nkneepoint: the build failed"), outcome::toString);
            assertEquals(i, calls().size());
        }
    }

    @Test
    void twoFirstStartsAtOnceBuildOnce() throws IOException {
        StartScript.Running one = kneepoint().start("solvers");
        StartScript.Running two = kneepoint().start("solvers");
        ProcessResult first = one.await();
        ProcessResult second = two.await();
        assertEquals(0, first.status(), first::toString);
        assertEquals(0, second.status(), second::toString);
        assertEquals(first.out(), second.out());
        assertEquals(1, calls().size());
    }

    @Test
    void statusAndFolderAreTheCallersThroughALink() throws IOException {
        built();
        Path link =
                Files.createSymbolicLink(bin.resolve("kp"), tree.resolve("distribution/kneepoint"));
        Path here = Files.createDirectory(folder.resolve("here"));
        StartScript linked = StartScript.script(link).in(here);
        linked.run("solve", "nix").refused(1, "nix");
        linked.run("solvers", "out=s.csv").wrote("s.csv");
        assertTrue(Files.exists(here.resolve("s.csv")));
    }

    private StartScript kneepoint() {
        return StartScript.script(tree.resolve("distribution/kneepoint"))
                .with("PATH", bin + ":" + System.getenv("PATH"))
                .with("MAVEN_CALLS", calls)
                .with("INSTALLATION", Installation.TAR.home());
    }

    private void built() throws IOException {
        Path target = Files.createDirectories(tree.resolve("distribution/target"));
        Files.createSymbolicLink(target.resolve("kneepoint"), Installation.TAR.home());
        Files.createFile(target.resolve("built"));
        age("distribution/target/built", 5);
    }

    private void age(String path, int seconds) throws IOException {
        Files.setLastModifiedTime(
                tree.resolve(path), FileTime.from(Instant.now().plusSeconds(seconds)));
    }

    private List<String> calls() throws IOException {
        return Files.readAllLines(calls);
    }
}
