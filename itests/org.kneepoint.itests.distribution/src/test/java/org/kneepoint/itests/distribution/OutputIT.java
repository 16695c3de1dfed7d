// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** Output to files, pipes and full disks. */
class OutputIT {
    private static final String[] LONG = {
        "solve", "min", "nodes=64", "radix=2", "load=0:1:0.0001", "out=long.csv",
    };

    /** Limits files to 100 kB. */
    private static final String FULL = "ulimit -f 200 && exec \"$@\"";

    @TempDir private Path folder;

    @Test
    void theEndingOfTheNameIsTheFormat() throws IOException {
        StartScript here = StartScript.installed().in(folder);
        here.run(
                        "solvers out=a.csv; solvers out=b.json; solvers out=c.txt; solvers out=d format=csv")
                .ended(0, "wrote a.csv\nwrote b.json\nwrote c.txt\nwrote d\n");
        assertEquals(read("a.csv"), here.run("solvers", "format=csv").done());
        assertEquals(read("b.json"), here.run("solvers", "format=json").done());
        assertEquals(read("c.txt"), here.run("solvers").done());
        assertEquals(read("a.csv"), read("d"));
    }

    @Test
    void aFullDiskLeavesTheOldFileAsItWas() throws IOException {
        Files.writeString(folder.resolve("long.csv"), "old");
        StartScript.installed()
                .in(folder)
                .with("KNEEPOINT_JAVA_OPTS", "-XX:-UsePerfData")
                .line(FULL)
                .run(LONG)
                .refused(3, "too large");
        assertEquals("old", read("long.csv"));
        assertEquals(Set.of("long.csv"), files());
    }

    @Test
    void anAnswerThatFindsNoRoomIsAFailure() {
        StartScript.installed()
                .in(folder)
                .with("KNEEPOINT_JAVA_OPTS", "-XX:-UsePerfData")
                .line(FULL + " >answer.csv")
                .run("solve", "min", "nodes=64", "radix=2", "load=0:1:0.0001", "format=csv")
                .refused(3);
    }

    @Test
    void aReaderMayLeaveEarly() {
        ProcessResult outcome =
                StartScript.installed()
                        .line("\"$@\" format=csv | head -n 1")
                        .run("solve", "min", "nodes=64", "radix=2", "load=0:1:0.0001");
        assertTrue(outcome.out().startsWith("method,network,"), outcome::toString);
        assertTrue(outcome.err().lines().count() <= 1, outcome::toString);
    }

    /** A reader that would wait for ever is stopped. */
    @Test
    void aPipeIsWrittenToAndNotReplaced() {
        String run = "\"$@\" && test -p p.csv && wait || kill $!";
        String out =
                StartScript.installed()
                        .in(folder)
                        .line("mkfifo p.csv; cat p.csv & " + run)
                        .run("solvers", "out=p.csv")
                        .wrote("p.csv");
        assertTrue(out.startsWith("name,networks,"), out);
    }

    /** Possibly more than one line, since other threads may run out of memory too. */
    @Test
    void tooLittleMemory() throws IOException {
        ProcessResult outcome =
                StartScript.installed()
                        .in(folder)
                        .with("KNEEPOINT_JAVA_OPTS", "-Xmx32m -XX:TieredStopAtLevel=1")
                        .run("solve", "min", "nodes=64", "radix=2", "load=0:1:2e-6", "out=x.csv");
        assertEquals(3, outcome.status(), outcome::toString);
        assertEquals("", outcome.out());
        ErrorLine.names(outcome.err(), "KNEEPOINT_JAVA_OPTS");
        assertEquals(Set.of(), files());
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private Set<String> files() throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.forEach(file -> names.add(file.getFileName().toString()));
        }
        return names;
    }
}
