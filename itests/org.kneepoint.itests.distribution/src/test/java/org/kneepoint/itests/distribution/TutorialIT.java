// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertLinesMatch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The session of the tutorial: every line of it is typed, and the answers are those shown. */
class TutorialIT {
    private static final Path TUTORIAL =
            Path.of(
                    System.getProperty("kneepoint.repository"),
                    "distribution",
                    "docs",
                    "tutorial.md");

    private static final String PROMPT = "kneepoint> ";

    /** In the tutorial: omitted lines, or an omitted part of a line. */
    private static final String OMITTED = "...";

    /** The same for {@code assertLinesMatch}. */
    private static final String SKIP = ">> omitted >>";

    /**
     * A line and its output.
     *
     * @param typed the line
     * @param shown the lines of the output, some of which may be omitted
     */
    private record Exchange(String typed, List<String> shown) {}

    @Test
    void theAnswersAreThoseShown(@TempDir Path folder) throws IOException {
        List<Exchange> session = session();
        assertFalse(session.isEmpty());
        try (ConsoleProcess console = StartScript.installed().in(folder).console()) {
            console.prompt();
            for (Exchange exchange : session) {
                List<String> answer =
                        console.ask(exchange.typed()).lines().map(String::stripTrailing).toList();
                assertLinesMatch(exchange.shown(), answer, exchange.typed());
            }
        }
    }

    /** The blocks of the tutorial that begin with a prompt, joined. */
    private static List<Exchange> session() throws IOException {
        List<Exchange> session = new ArrayList<>();
        boolean inside = false;
        for (String line : Files.readAllLines(TUTORIAL)) {
            if (line.startsWith(PROMPT)) {
                inside = true;
                session.add(new Exchange(line.substring(PROMPT.length()), new ArrayList<>()));
            } else if (line.startsWith("```")) {
                inside = false;
            } else if (inside) {
                session.get(session.size() - 1).shown().add(expected(line.stripTrailing()));
            }
        }
        return session;
    }

    private static String expected(String line) {
        if (line.equals(OMITTED) || !line.contains(OMITTED)) {
            return line.equals(OMITTED) ? SKIP : line;
        }
        return Stream.of(line.split(Pattern.quote(OMITTED), -1))
                .map(Pattern::quote)
                .collect(Collectors.joining(".*"));
    }
}
