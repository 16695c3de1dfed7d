// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Start in various folders and environments. */
class StartIT {
    /** Programs used by the start script, besides Java. */
    private static final List<String> TOOLS = List.of("dirname", "head", "readlink", "sed");

    /** The class that reads the components of a bundle cache. */
    private static final String READER = "MetadataStoreHelper$MetaDataReader";

    private final Path folder = BareMachine.scratch();

    @Test
    void thisAndTheNextStartOfANewUserSayNothingElse() throws IOException {
        StartScript fresh =
                StartScript.installed()
                        .without("KNEEPOINT_WORK")
                        .without("KNEEPOINT_JAVA_OPTS")
                        .with("HOME", folder.resolve("home"))
                        .in(Files.createDirectory(folder.resolve("here")));
        String out = fresh.run("solvers", "format=csv").done();
        assertEquals(InstalledBundles.SOLVERS, CsvText.column(out, "name"));
        assertEquals(out, fresh.run("solvers", "format=csv").done());
        assertEquals(Set.of("home", "here"), names(folder));
        assertEquals(Set.of(), names(folder.resolve("here")));
        assertEquals(Set.of(".kneepoint"), names(folder.resolve("home")));
        assertEquals(Set.of(), names(folder.resolve("home/.kneepoint/run")));
    }

    @Test
    void laterStartsLoadClassesFromAnArchiveAndBeginWithItsBundles() throws IOException {
        Path work = Files.createDirectory(folder.resolve("work"));
        Path classes = folder.resolve("classes.txt");
        StartScript script =
                StartScript.installed()
                        .with("KNEEPOINT_WORK", work)
                        .with("KNEEPOINT_JAVA_OPTS", "-Xlog:class+load:file=" + classes);
        String first = script.run("metrics", "format=csv").done();
        assertFalse(Files.readString(classes).contains(READER));
        Path archive =
                work.resolve("classes/" + System.getProperty("java.version"))
                        .resolve(Installation.TAR.home().toRealPath().toString().substring(1))
                        .resolve("classes.jsa");
        TestProcesses.until("the archive", () -> Files.exists(archive));
        assertEquals(first, script.run("metrics", "format=csv").done());
        assertTrue(Files.readString(classes).contains("shared objects file (top)"));
        assertTrue(Files.readString(classes).contains(READER));
        Path bundles = archive.resolveSibling("bundles");
        for (byte[] damaged :
                List.of(overwritten(Files.readAllBytes(bundles)), new byte[0], new byte[100])) {
            Files.write(bundles, damaged);
            assertEquals(first, script.run("metrics", "format=csv").done());
            assertFalse(Files.readString(classes).contains(READER));
            assertFalse(Files.exists(bundles));
        }
        byte[] whole = Files.readAllBytes(archive);
        for (byte[] damaged : List.of(overwritten(whole), half(whole))) {
            Files.delete(archive);
            Files.write(archive, damaged);
            assertEquals(first, script.run("metrics", "format=csv").done());
        }
        TestProcesses.until(
                "another archive", () -> archive.toFile().length() > whole.length / 4 * 3);
        assertEquals(first, script.run("metrics", "format=csv").done());
    }

    private static byte[] overwritten(byte[] archive) {
        byte[] damaged = archive.clone();
        Arrays.fill(damaged, archive.length / 4, archive.length / 2, (byte) 0x5a);
        return damaged;
    }

    private static byte[] half(byte[] archive) {
        return Arrays.copyOf(archive, archive.length / 2);
    }

    @Test
    void aSearchPathOfFoldersDoesNotMatter() {
        StartScript.installed()
                .in(Installation.TAR.home())
                .with("CDPATH", ".:/")
                .line("shift; bin/kneepoint \"$@\"")
                .run("metrics")
                .done();
    }

    @Test
    void aHeapSmallerThanThatOfAStartIsAccepted() {
        StartScript.installed()
                .with("KNEEPOINT_JAVA_OPTS", "-Xmx48m -XX:TieredStopAtLevel=1")
                .run("metrics")
                .done();
        ProcessResult inEnvironment =
                StartScript.installed().with("JDK_JAVA_OPTIONS", "-Xmx48m").run("metrics");
        assertEquals(0, inEnvironment.status(), inEnvironment.toString());
    }

    @Test
    void aCapturedOutputEndsWithTheCommandAndNotWithTheArchive() throws IOException {
        Files.createDirectory(folder.resolve("bin"));
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
        Path java =
                Files.writeString(
                        folder.resolve("bin/java"),
                        """
                        #!/bin/sh
                        case "$*" in
                            *ArchiveClassesAtExit*) while [ ! -e "$STOP" ]; do sleep 0.1; done ;;
                            *) echo done ;;
                        esac
                        """);
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
        String out =
                StartScript.installed()
                        .with("JAVA_HOME", folder)
                        .with("KNEEPOINT_WORK", Files.createDirectory(folder.resolve("work")))
                        .with("STOP", folder.resolve("stop"))
                        .line("out=$(\"$@\"); touch \"$STOP\"; echo \"$out\"")
                        .run("metrics")
                        .done();
        assertEquals("done\n", out);
    }

    @Test
    void theInstallationIsNeverWrittenTo() throws IOException {
        Installation copy = Installation.TAR.copyTo(folder.resolve("a place with spaces"));
        Path here = Files.createDirectory(folder.resolve("here too"));
        copy.writable(false);
        try {
            Map<String, FileTime> before = copy.state();
            StartScript.script(copy.script())
                    .in(here)
                    .run("chart (solve min nodes=64 radix=2 load=0.1:1:0.1) out=c.svg")
                    .wrote("c.svg");
            // the permissions have no effect if the tests run as root
            assertEquals(before, copy.state());
            assertEquals(Set.of("c.svg"), names(here));
        } finally {
            copy.writable(true);
        }
    }

    @Test
    void throughALinkToTheScript() throws IOException {
        Path bin = Files.createDirectories(folder.resolve("some bin"));
        Files.createSymbolicLink(
                bin.resolve("first"), bin.relativize(Installation.TAR.script().toRealPath()));
        Files.createSymbolicLink(bin.resolve("kneepoint"), Path.of("first"));
        StartScript.script(bin.resolve("kneepoint")).run("solvers").done();
    }

    @Test
    void withNothingButJava() throws IOException {
        Path bin = BareMachine.linked(folder.resolve("bin"), TOOLS);
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Files.createSymbolicLink(bin.resolve("java"), java);
        bare(bin).run("solvers").done();
    }

    @Test
    void withoutJava() throws IOException {
        bare(BareMachine.linked(folder.resolve("bin"), TOOLS)).run("solvers").refused(3, "Java 17");
    }

    @Test
    void withAJavaHomeThatIsNone() {
        StartScript.installed()
                .with("JAVA_HOME", folder)
                .run("solvers")
                .refused(3, "JAVA_HOME=" + folder);
    }

    @Test
    void withAnOldJava() throws IOException {
        Files.createDirectory(folder.resolve("bin"));
        Path java = Files.writeString(folder.resolve("bin/java"), "#!/bin/sh\nexit 1\n");
        assertTrue(java.toFile().setExecutable(true));
        StartScript old = StartScript.installed().with("JAVA_HOME", folder);
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"1.8.0_392\"\n");
        old.run("solvers").refused(3, "1.8.0_392");
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");
        old.run("solvers").refused(3, "Java 17");
    }

    @Test
    void withFoldersThatAreNone() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        StartScript kneepoint = StartScript.installed();
        kneepoint.with("KNEEPOINT_WORK", file).run("solvers").refused(3, "KNEEPOINT_WORK=");
        kneepoint.with("KNEEPOINT_DEPLOY", file).run("solvers").refused(3, "KNEEPOINT_DEPLOY=");
    }

    @Test
    void fromAnInstallationWithAPartMissing() throws IOException {
        Installation copy = Installation.TAR.copyTo(folder.resolve("copy"));
        String jar = "org.kneepoint.study-" + Installation.TAR.version() + ".jar";
        Files.delete(copy.home().resolve("bundle").resolve(jar));
        StartScript.script(copy.script()).run("solvers").refused(3, jar);
    }

    /** Two languages with their own digits, one with its own upper case; the rule is the same. */
    @Test
    void inAnyLanguage() {
        String line = "solve min nodes=64 radix=2 load=0.1:0.5:0.1";
        String english = StartScript.installed().run(line).done();
        for (String language : List.of("ar", "my", "tr")) {
            StartScript spoken =
                    StartScript.installed()
                            .with("KNEEPOINT_JAVA_OPTS", "-Duser.language=" + language);
            assertEquals(english, spoken.run(line).done(), language);
        }
        StartScript.installed()
                .with("KNEEPOINT_JAVA_OPTS", "-Duser.language=ar -Duser.language.format=fa")
                .run("solve nix")
                .refused(1, "nix");
    }

    @Test
    void whatItWritesForItselfIsClosedToOthers() throws IOException {
        Path home = folder.resolve("closed");
        StartScript.installed()
                .without("KNEEPOINT_WORK")
                .with("HOME", home)
                .line("umask 002; \"$@\"")
                .run("solvers")
                .done();
        for (String name : List.of(".kneepoint", ".kneepoint/run", ".kneepoint/logs")) {
            assertEquals(
                    "rwx------",
                    PosixFilePermissions.toString(
                            Files.getPosixFilePermissions(home.resolve(name))),
                    name);
        }
    }

    @Test
    void eightAtOnce() throws IOException {
        Path work = folder.resolve("work");
        List<StartScript.Running> all =
                IntStream.range(0, 8)
                        .mapToObj(
                                i ->
                                        StartScript.installed()
                                                .with("KNEEPOINT_WORK", work)
                                                .in(folder)
                                                .start("queues", "out=" + i + ".csv"))
                        .toList();
        Set<String> contents = new TreeSet<>();
        for (int i = 0; i < all.size(); i++) {
            all.get(i).await().wrote(i + ".csv");
            contents.add(Files.readString(folder.resolve(i + ".csv")));
        }
        assertEquals(1, contents.size());
        assertEquals(Set.of(), names(work.resolve("run")));
    }

    /** With a PATH of the programs of the script only, without Maven. */
    private static StartScript bare(Path bin) {
        return StartScript.installed().without("JAVA_HOME").with("PATH", bin);
    }

    private static Set<String> names(Path place) throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.list(place)) {
            files.forEach(file -> names.add(file.getFileName().toString()));
        }
        return names;
    }
}
