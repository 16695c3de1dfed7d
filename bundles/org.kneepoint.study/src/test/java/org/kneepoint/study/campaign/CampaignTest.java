// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.PointListener;

/** Sessions whose disk fails. */
class CampaignTest {
    private static final Map<String, Object> ENTRY = Map.of("a", 1);

    @TempDir private Path folder;
    private StudyFixture bench;

    @BeforeEach
    void study() throws IOException {
        bench = new StudyFixture(folder);
        bench.write("a.study", "simulate ring\nload = 0.1:0.8:0.01\n");
        Files.createDirectory(bench.path("a"));
    }

    /**
     * A disk that takes some entries and keeps none.
     *
     * @param room how many it takes
     */
    private static JournalFile failing(int room) {
        return new JournalFile() {
            private int left = room;

            @Override
            public void write(byte[] bytes) throws IOException {
                left--;
                if (left < 0) {
                    throw new IOException("No space left on device");
                }
            }

            @Override
            public void truncate(long length) {
                // nothing is kept
            }

            @Override
            public void sync() throws IOException {
                throw new IOException("Input/output error");
            }

            @Override
            public void close() {
                // nothing is open
            }
        };
    }

    private Campaign campaign(
            StudyPlan plan, Journal journal, InMemoryCollector memory, Progress caller) {
        StudyFolder place = new StudyFolder(bench.path("a"), "a");
        Clock clock = Clock.systemUTC();
        return new Campaign(
                place, plan.runs(), 1, journal, memory, caller, PointListener.NONE, clock);
    }

    /** What is not in the journal must not be in the results, whichever thread did it. */
    @Test
    void aRunThatTheJournalDoesNotTakeIsNotDone() throws IOException {
        StudyPlan plan = bench.plan("a.study");
        InMemoryCollector memory = new InMemoryCollector(plan.runs().tasks());
        try (Journal journal = Journal.open("a/journal", failing(0), 0)) {
            Campaign campaign = campaign(plan, journal, memory, bench.never());
            FileSystemException failure =
                    assertThrows(
                            FileSystemException.class, () -> campaign.execute(bench.evaluation()));
            assertEquals("a/journal: No space left on device", failure.getMessage());
        }
        assertEquals(0, memory.runs());
        assertEquals(List.of(), plan.runs().curves(memory.completeScenarios()));
    }

    @Test
    void theFirstFailureIsThrown() throws IOException {
        StudyPlan plan = bench.plan("a.study");
        InMemoryCollector memory = new InMemoryCollector(plan.runs().tasks());
        Progress caller = new Gone();
        try (Journal journal = Journal.open("a/journal", failing(Integer.MAX_VALUE), 0)) {
            assertTrue(journal.append(ENTRY));
            Campaign campaign = campaign(plan, journal, memory, caller);
            Throwable failure =
                    assertThrows(
                            IllegalStateException.class,
                            () -> campaign.execute(bench.evaluation()));
            assertEquals("gone", failure.getMessage());
            assertEquals(1, failure.getSuppressed().length);
            assertEquals("a/journal: Input/output error", failure.getSuppressed()[0].getMessage());
        }
    }

    /** A progress that throws. */
    private static final class Gone implements Progress {
        @Override
        public boolean isCancelled() {
            return false;
        }

        @Override
        public void report(double fraction) {
            throw new IllegalStateException("gone");
        }
    }
}
