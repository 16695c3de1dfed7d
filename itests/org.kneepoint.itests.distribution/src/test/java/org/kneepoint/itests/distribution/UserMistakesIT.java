// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.testkit.ErrorLine;

/** Every mistake gives one error line that names the wrong and the right values, and no file. */
class UserMistakesIT {

    /** Every fourth of them in a process of its own; all of them are in the test below. */
    static Stream<UserMistakes.Mistake> some() {
        List<UserMistakes.Mistake> all = UserMistakes.all();
        return Stream.concat(
                IntStream.range(0, all.size()).filter(i -> i % 4 == 0).mapToObj(all::get),
                UserMistakes.unfinished().stream());
    }

    @ParameterizedTest
    @MethodSource("some")
    void endsWithOneLine(UserMistakes.Mistake mistake, @TempDir Path folder) throws IOException {
        StartScript.installed().in(folder).run(mistake.arguments()).refused(1, mistake.names());
        assertEmpty(folder);
    }

    @Test
    void noneOfThemEndsTheSession(@TempDir Path folder) throws IOException {
        try (ConsoleProcess console = StartScript.installed().in(folder).console()) {
            console.prompt();
            assertAll(UserMistakes.all().stream().map(mistake -> rejection(console, mistake)));
            console.type("exit\n");
            assertEquals(0, console.leave().status());
        }
        assertEmpty(folder);
    }

    @Test
    void filesThatAreNoTables(@TempDir Path folder) throws IOException {
        StartScript here = StartScript.installed().in(folder);
        Files.write(folder.resolve("bytes.csv"), new byte[] {(byte) 0xff, 0, (byte) 0xfe, '\n'});
        here.run("measure", "bytes.csv").refused(1, "bytes.csv");
        Files.writeString(folder.resolve("no-load.csv"), "a,b\n1,2\n");
        here.run("measure", "no-load.csv").refused(1, "no-load.csv", "load");
        Files.writeString(folder.resolve("ragged.csv"), "load,latency\n0.1,2\n0.2\n");
        here.run("export", "ragged.csv").refused(1, "ragged.csv");
        Files.writeString(folder.resolve("words.csv"), "load,latency\nhigh,2\n");
        here.run("export", "words.csv").refused(1, "high");
        Files.writeString(folder.resolve("empty.csv"), "");
        here.run("chart", "empty.csv", "out=x.svg").refused(1, "empty.csv");
        Files.write(
                folder.resolve("bytes.gogo"),
                "metrics # \u00e9".getBytes(StandardCharsets.ISO_8859_1));
        here.run("script", "bytes.gogo").refused(1, "UTF-8");
    }

    private static Executable rejection(ConsoleProcess console, UserMistakes.Mistake mistake) {
        return () -> {
            String error = console.ask(mistake.line());
            String message = mistake.line() + " -> " + error;
            assertTrue(error.startsWith("kneepoint: "), message);
            assertTrue(error.endsWith("\n") && error.lines().count() == 1, message);
            ErrorLine.names(error, mistake.names());
        };
    }

    private static void assertEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(), files.toList());
        }
    }
}
