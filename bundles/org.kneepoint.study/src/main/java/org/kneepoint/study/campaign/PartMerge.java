// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.run.InMemoryCollector;

/**
 * Copies the finished runs of the parts of a study into its journal, with the sessions in which
 * they ended. What the journal has is not copied again, so that a merge can be repeated at any
 * time.
 */
final class PartMerge {
    private final JournalSnapshot whole;
    private final InMemoryCollector memory;
    private final boolean otherBundles;
    private final Consumer<String> notices;

    /** The sessions of the journal, with those that are copied. */
    private final List<SessionRecord> sessions;

    private final List<Map<String, Object>> entries = new ArrayList<>();

    /**
     * Merges into a journal.
     *
     * @param whole what it holds
     * @param memory its runs; receives the copied ones
     * @param otherBundles whether parts made by other bundles are accepted
     * @param notices receives notices for the user, line by line
     */
    PartMerge(
            JournalSnapshot whole,
            InMemoryCollector memory,
            boolean otherBundles,
            Consumer<String> notices) {
        this.whole = whole;
        this.memory = memory;
        this.otherBundles = otherBundles;
        this.notices = notices;
        this.sessions = new ArrayList<>(whole.sessions());
    }

    /**
     * Copies the runs of some parts, or none if one is refused.
     *
     * @param place the folder of the journal, locked
     * @throws BadInput if bundles differ from those of the last session
     * @throws IOException if the journal cannot be written
     */
    void copy(List<StudyPart> parts, StudyFolder place) throws IOException {
        parts.forEach(this::add);
        if (entries.isEmpty()) {
            return;
        }
        String shown = place.shownJournal();
        JournalFile medium = JournalFile.file(place.journal(), shown);
        try (Journal journal = Journal.open(shown, medium, whole.length())) {
            for (Map<String, Object> entry : entries) {
                journal.append(entry);
            }
            journal.sync();
        }
    }

    private void add(StudyPart part) {
        List<Long> damaged = part.snapshot().damaged();
        if (!damaged.isEmpty()) {
            notices.accept(StudyConflicts.omitted(part.folder(), damaged));
        }
        Map<Integer, Integer> numbers = new TreeMap<>();
        for (RunRecord run : part.snapshot().runs().values()) {
            if (memory.lacks(run.withoutSeconds())) {
                int session =
                        numbers.computeIfAbsent(run.session(), number -> session(part, number));
                entries.add(run.in(session).entry());
                memory.collect(run.withoutSeconds());
            }
        }
    }

    /** Returns the number in the journal of a session of a part, which is copied if it lacks it. */
    private int session(StudyPart part, int number) {
        Optional<SessionRecord> found =
                part.snapshot().sessions().stream()
                        .filter(session -> session.number() == number)
                        .findFirst();
        if (found.isEmpty()) {
            throw StudyConflicts.sessionLost(part.folder(), number);
        }
        SessionRecord session = found.get();
        for (SessionRecord copied : sessions) {
            if (copied.equals(session.numbered(copied.number()))) {
                return copied.number();
            }
        }
        requireSameBundles(part, session);
        SessionRecord copy = session.numbered(next());
        sessions.add(copy);
        entries.add(copy.entry());
        return copy.number();
    }

    private void requireSameBundles(StudyPart part, SessionRecord session) {
        try {
            StudyConflicts.requireSameBundles(sessions, session.bundles(), otherBundles, notices);
        } catch (BadInput e) {
            throw e.at(part.folder().shown());
        }
    }

    private int next() {
        int last = sessions.stream().mapToInt(SessionRecord::number).max().orElse(0);
        return Math.max(whole.nextSession(), last + 1);
    }
}
