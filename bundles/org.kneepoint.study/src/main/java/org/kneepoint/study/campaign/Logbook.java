// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a journal says.
 *
 * @param sessions in their order
 * @param runs those that are done, by number
 * @param length where the last whole line ends, bytes
 */
record Logbook(List<Session> sessions, Map<Integer, RunRecord> runs, long length) {

    /**
     * Reads a journal; that of a folder without one says nothing.
     *
     * @throws IOException if it cannot be read or is damaged
     */
    static Logbook read(StudyFolder folder) throws IOException {
        List<Session> sessions = new ArrayList<>();
        Map<Integer, RunRecord> runs = new TreeMap<>();
        long length =
                JournalReader.read(
                        folder.journal(),
                        folder.shownJournal(),
                        entry -> {
                            if (entry.containsKey(RunRecord.KIND)) {
                                RunRecord run = RunRecord.of(entry);
                                runs.putIfAbsent(run.number(), run);
                            } else {
                                sessions.add(Session.of(entry));
                            }
                        });
        return new Logbook(sessions, runs, length);
    }

    /**
     * Refuses a journal of another plan.
     *
     * @param plan fingerprint of the plan
     * @param all how many runs it has
     */
    Logbook require(StudyFolder folder, String plan, int all) throws IOException {
        boolean belongs =
                sessions.stream().allMatch(session -> session.plan().equals(plan))
                        && runs.keySet().stream().allMatch(number -> number >= 0 && number < all);
        if (!belongs) {
            throw new FileSystemException(
                    folder.shownJournal(),
                    null,
                    "belongs to another plan: bring back a copy of both");
        }
        return this;
    }
}
