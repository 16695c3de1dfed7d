// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.RunTask;

/**
 * The contents of a journal.
 *
 * @param sessions in order
 * @param runs the last record of each run, by number
 * @param damaged numbers of the damaged lines, from 1
 * @param length end of the last complete line, bytes
 */
record JournalSnapshot(
        List<SessionRecord> sessions,
        Map<Integer, RunRecord> runs,
        List<Long> damaged,
        long length) {
    private static final double MILLIS = 1000;

    /**
     * Reads a journal; empty if the folder has none.
     *
     * @throws IOException if it cannot be read
     */
    static JournalSnapshot read(StudyFolder folder) throws IOException {
        List<SessionRecord> sessions = new ArrayList<>();
        Map<Integer, RunRecord> runs = new TreeMap<>();
        JournalReader journal =
                JournalReader.read(
                        folder.journal(),
                        folder.shownJournal(),
                        entry -> {
                            if (entry.containsKey(RunRecord.KIND)) {
                                RunRecord run = RunRecord.of(entry);
                                runs.put(run.number(), run);
                            } else {
                                sessions.add(SessionRecord.of(entry));
                            }
                        });
        return new JournalSnapshot(sessions, runs, journal.damaged(), journal.length());
    }

    /** Returns the results of those runs that are among consecutive tasks of a plan. */
    InMemoryCollector memory(List<RunTask> tasks) {
        InMemoryCollector memory = new InMemoryCollector(tasks);
        runs.values().stream()
                .filter(run -> memory.holds(run.number()))
                .forEach(run -> memory.collect(run.withoutSeconds()));
        return memory;
    }

    /** Returns the runs per second of the last session, from its start to its last run. */
    OptionalDouble rate() {
        if (sessions.isEmpty()) {
            return OptionalDouble.empty();
        }
        SessionRecord last = sessions.get(sessions.size() - 1);
        List<Instant> times =
                runs.values().stream()
                        .filter(run -> run.session() == last.number())
                        .map(RunRecord::time)
                        .toList();
        double seconds =
                times.stream()
                                .mapToLong(time -> Duration.between(last.time(), time).toMillis())
                                .max()
                                .orElse(0)
                        / MILLIS;
        return seconds > 0 ? OptionalDouble.of(times.size() / seconds) : OptionalDouble.empty();
    }

    /** Returns the number of the next session, also if the line of a session is lost. */
    int nextSession() {
        return 1
                + Math.max(
                        sessions.stream().mapToInt(SessionRecord::number).max().orElse(0),
                        runs.values().stream().mapToInt(RunRecord::session).max().orElse(0));
    }

    /** Returns the hash of the plan, if there was a session. */
    Optional<String> plan() {
        return sessions.stream().map(SessionRecord::plan).findFirst();
    }

    /**
     * Rejects a journal of another plan.
     *
     * @param plan hash of the plan
     * @param all its number of runs
     */
    JournalSnapshot requirePlan(StudyFolder folder, String plan, int all) throws IOException {
        boolean belongs =
                sessions.stream().allMatch(session -> session.plan().equals(plan))
                        && runs.keySet().stream().allMatch(number -> number >= 0 && number < all);
        if (!belongs) {
            throw new FileSystemException(
                    folder.shownJournal(), null, "belongs to another plan: restore a copy of both");
        }
        return this;
    }
}
