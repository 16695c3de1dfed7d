// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;

/** Studies that were begun when parameters and columns had other names. */
@Timeout(60)
class FormerNamesStudyTest {
    private static final String STUDY =
            "simulate ring\nlimit_cycles, buffer = 500 4, 600 8\nload = 0.1:0.7:0.2\n";
    private static final int RUNS = 2 * 4;
    private static final int DONE = 3;

    @TempDir private Path folder;
    private StudyFixture bench;

    @BeforeEach
    void studies() throws IOException {
        bench = new StudyFixture(folder);
        bench.write("a.study", STUDY);
        bench.write("former.study", former(STUDY));
    }

    private static String former(String text) {
        return text.replace("limit_cycles", "limit.cycles");
    }

    /** Makes of a study that was stopped what an earlier version would have left. */
    private void makeFormer(String target) throws IOException {
        Path plan = bench.path(target).resolve("plan");
        String before = StoredPlan.hash(Files.readString(plan));
        Files.writeString(plan, former(Files.readString(plan)));
        String after = StoredPlan.hash(Files.readString(plan));
        Path journal = bench.path(target).resolve("journal");
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        for (String line : Files.readAllLines(journal)) {
            String json =
                    former(line.substring(line.indexOf('{')))
                            .replace("\"settings\"", "\"words\"")
                            .replace("\"backlog\"", "\"inside\"")
                            .replace(before, after);
            lines.write(JournalLine.of(JSON.std.mapFrom(json)));
        }
        Files.write(journal, lines.toByteArray());
        assertTrue(Files.readString(journal).contains("inside"));
    }

    private String whole() throws IOException {
        bench.run("a.study", "whole", bench.never());
        String whole = bench.read("whole/results.csv");
        String columns = whole.lines().findFirst().orElseThrow();
        assertTrue(Set.of(columns.split(",")).containsAll(Set.of("limit_cycles", "backlog")));
        return whole;
    }

    @Test
    void aJournalIsGoneOnWith() throws IOException {
        String whole = whole();
        for (String file : new String[] {"a.study", "former.study"}) {
            String target = "from-" + file;
            bench.run("a.study", target, bench.after(DONE, RUNS));
            makeFormer(target);
            StudyStatus stopped = bench.status(target);
            assertEquals(DONE, stopped.runs());
            assertEquals("", stopped.resumeProblem());
            bench.counter.runs.clear();
            assertTrue(bench.resume(file, target, bench.never()).isComplete());
            assertEquals(RUNS - DONE, bench.counter.runs.size());
            assertEquals(whole, bench.read(target + "/results.csv"));
            assertTrue(bench.status(target).isComplete());
        }
    }

    @Test
    void aStudyFileGivesTheSame() throws IOException {
        String whole = whole();
        bench.run("former.study", "former", bench.never());
        assertEquals(whole, bench.read("former/results.csv"));
        assertEquals(
                bench.plan("a.study").runs().tasks(), bench.plan("former.study").runs().tasks());
    }

    /** Where it is wrong, it says so. */
    @Test
    void theLineOfAFormerNameIsFound() throws IOException {
        bench.write("wrong.study", "simulate ring\nload = 0.1\nlimit.cycles = 0\n");
        BadInput wrong = assertThrows(BadInput.class, () -> bench.plan("wrong.study"));
        assertEquals(List.of("limit_cycles"), wrong.parameters());
        assertTrue(wrong.getMessage().startsWith("wrong.study:3"), wrong.getMessage());
    }
}
