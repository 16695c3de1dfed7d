// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.PointListener;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Starts, resumes and inspects studies. Of a study that was stopped, by whatever, nothing that was
 * done is done again or lost, and its results are the same as if it had not been.
 */
@Component(service = StudyService.class)
public final class StudyService {
    private final EvaluationService evaluation;
    private final Clock clock;
    private final StudyLocks locks = new StudyLocks();
    private final PlugInBundles bundles = new PlugInBundles();

    /** Carries studies out with what is installed. */
    @Activate
    public StudyService(@Reference EvaluationService evaluation) {
        this.evaluation = evaluation;
        this.clock = Clock.systemUTC();
    }

    /**
     * Plans the study of a file, and runs nothing.
     *
     * @param shown the file as the user would type it
     * @throws BadInput if it is no study file or a word is not allowed, naming file and line
     * @throws IOException if the file cannot be read
     */
    public StudyPlan plan(Path file, String shown) throws IOException {
        return StudyPlan.of(readFile(file, shown), evaluation);
    }

    /**
     * Reads a study file.
     *
     * @param shown the file as the user would type it
     * @throws BadInput if it is none, naming file and line
     * @throws IOException if it cannot be read
     */
    public static StudyFile readFile(Path file, String shown) throws IOException {
        return StudyFile.parse(shown, StudyFileReader.read(file, shown));
    }

    /** Returns the folder for the results of a study file, unless another is wanted. */
    public static Path folder(Path file) {
        return StudyFolder.of(file);
    }

    /** Reads the plan of a folder as it was when the study began. */
    private static StoredPlan storedPlan(StudyFolder place) throws IOException {
        if (!place.isBegun()) {
            throw StudyConflicts.notBegun(place);
        }
        return StoredPlan.parse(place.shown() + "/plan", place.plan());
    }

    /** Plans a study as it was when it began. */
    private StudyPlan replan(StoredPlan begun, StudyFolder place) {
        StudyPlan plan;
        try {
            plan = StudyPlan.of(begun.file(), evaluation);
        } catch (BadInput e) {
            throw StudyConflicts.notReplannable(e);
        }
        StudyConflicts.requireSamePlan(begun, plan, place.shown());
        return new StudyPlan(plan.file(), plan.runs(), begun.text(), begun.hash());
    }

    /**
     * Refuses to begin a study in a folder where one has begun.
     *
     * @param shown the folder as the user would type it
     * @throws BadInput if there is one, telling whether it is the same and how far it is
     * @throws IOException if that cannot be read
     */
    public void requireNew(StudyPlan plan, Path folder, String shown) throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        if (place.holdsStudy()) {
            throw place.isBegun()
                    ? StudyConflicts.alreadyBegun(plan, place)
                    : StudyConflicts.planLost(place, plan.file().source());
        }
    }

    /**
     * Begins a study.
     *
     * @param shown the folder as the user would type it
     * @param restart whether a study that is there already is kept under another name
     * @param tell takes what the user ought to know, line by line
     * @param progress the caller's side; when it cancels, the study can be gone on with
     * @param listener told of every point
     * @throws BadInput if there is a study already, or something else
     * @throws IOException if something cannot be written; what was done before is kept
     */
    public StudyStatus run(
            StudyPlan plan,
            Path folder,
            String shown,
            boolean restart,
            Consumer<String> tell,
            Progress progress,
            PointListener listener)
            throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        if (restart && place.holdsStudy()) {
            locks.acquire(place).close();
            tell.accept("the study that was there is kept in " + place.setAside());
        }
        requireNew(plan, folder, shown);
        place.make();
        try (Closeable lock = locks.acquire(place)) {
            requireNew(plan, folder, shown);
            place.writePlan(plan);
            return execute(plan, place, progress, listener);
        }
    }

    /**
     * Goes on with a study as it was when it began.
     *
     * @param wanted what its file says now, if it is given
     * @param shown the folder as the user would type it
     * @param tolerated what does not keep the study from being gone on with
     * @param tell takes what the user ought to know, line by line
     * @param progress the caller's side; when it cancels, the study can be gone on with
     * @param listener told of every point
     * @throws BadInput if none has begun there, the file has changed, or bundles have
     * @throws IOException if something cannot be written, or lines of the journal are damaged; what
     *     was done before is kept
     */
    public StudyStatus resume(
            Optional<StudyFile> wanted,
            Path folder,
            String shown,
            ResumeOptions tolerated,
            Consumer<String> tell,
            Progress progress,
            PointListener listener)
            throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        if (wanted.isPresent() && !place.isBegun() && place.holdsStudy()) {
            restorePlan(wanted.get(), place, tell);
        }
        StoredPlan begun = storedPlan(place);
        wanted.ifPresent(file -> StudyConflicts.requireUnchanged(begun.file(), file));
        StudyPlan plan = replan(begun, place);
        try (Closeable lock = locks.acquire(place)) {
            repair(plan, place, tolerated, tell);
            JournalSnapshot snapshot = log(plan, place);
            StudyConflicts.requireSameBundles(
                    snapshot.sessions(), bundles(plan), tolerated.otherBundles(), tell);
            return execute(plan, place, progress, listener);
        }
    }

    /**
     * What a resume may ignore.
     *
     * @param otherBundles than those of before
     * @param damagedLines in the journal, which are dropped and their runs done again
     */
    public record ResumeOptions(boolean otherBundles, boolean damagedLines) {}

    /** A plan that is lost is made again by the file that made it: the journal knows its hash. */
    private void restorePlan(StudyFile file, StudyFolder place, Consumer<String> tell)
            throws IOException {
        StudyPlan plan = StudyPlan.of(file, evaluation);
        try (Closeable lock = locks.acquire(place)) {
            if (JournalSnapshot.read(place).plan().filter(plan.hash()::equals).isEmpty()) {
                throw StudyConflicts.planLost(place, file.source());
            }
            place.writePlan(plan);
        }
        tell.accept(place.shown() + "/plan was lost: made again from " + file.source());
    }

    private static void repair(
            StudyPlan plan, StudyFolder place, ResumeOptions tolerated, Consumer<String> tell)
            throws IOException {
        List<Long> damaged = log(plan, place).damaged();
        if (damaged.isEmpty()) {
            return;
        }
        if (!tolerated.damagedLines()) {
            throw StudyConflicts.damaged(place, damaged);
        }
        String kept = place.dropLines(damaged);
        tell.accept(
                place.shownJournal()
                        + ": dropped "
                        + StudyConflicts.lines(damaged)
                        + "; the journal as it was is kept in "
                        + kept);
    }

    private StudyStatus execute(
            StudyPlan plan, StudyFolder place, Progress progress, PointListener listener)
            throws IOException {
        place.removeLeftovers();
        JournalSnapshot snapshot = log(plan, place);
        InMemoryCollector memory = snapshot.memory(plan.runs().tasks());
        List<SessionRecord> sessions = new ArrayList<>(snapshot.sessions());
        if (!memory.missing().isEmpty()) {
            sessions.add(runSession(plan, place, snapshot, memory, progress, listener));
        }
        return UninterruptedIo.run(
                () -> {
                    List<Curve> curves = plan.runs().curves(memory.completeScenarios());
                    place.writeResults(curves);
                    place.writeProvenance(ProvenanceFile.text(plan, sessions, curves));
                    return new StudyStatusReader(place, storedPlan(place)).afterWriting(plan);
                });
    }

    private SessionRecord runSession(
            StudyPlan plan,
            StudyFolder place,
            JournalSnapshot snapshot,
            InMemoryCollector memory,
            Progress progress,
            PointListener listener)
            throws IOException {
        SessionRecord session =
                new SessionRecord(
                        snapshot.nextSession(),
                        clock.instant(),
                        plan.hash(),
                        MachineInfo.texts(),
                        bundles(plan));
        List<SessionRecord> sessions = new ArrayList<>(snapshot.sessions());
        sessions.add(session);
        String shown = place.shownJournal();
        JournalFile medium = JournalFile.file(place.journal(), shown);
        try (Journal journal = Journal.open(shown, medium, snapshot.length())) {
            journal.append(session.entry());
            journal.sync();
            place.writeProvenance(ProvenanceFile.text(plan, sessions, List.of()));
            new Campaign(
                            place,
                            plan.runs(),
                            session.number(),
                            journal,
                            memory,
                            progress,
                            listener,
                            clock)
                    .execute(evaluation);
        } catch (BadInput e) {
            throw plan.file().located(e);
        }
        return session;
    }

    /**
     * Tells how far a study is, also while it is running, and also without the plug-ins that it
     * needs.
     *
     * @param shown the folder as the user would type it
     * @throws BadInput if none has begun there
     * @throws IOException if it cannot be read
     */
    public StudyStatus status(Path folder, String shown) throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        StoredPlan begun = storedPlan(place);
        boolean running = locks.isHeld(place);
        StudyStatusReader reader = new StudyStatusReader(place, begun);
        StudyPlan plan;
        try {
            plan = replan(begun, place);
        } catch (BadInput e) {
            return reader.unplanned(running, e.getMessage());
        }
        return reader.planned(plan, running);
    }

    private static JournalSnapshot log(StudyPlan plan, StudyFolder place) throws IOException {
        int all = plan.runs().tasks().size();
        return JournalSnapshot.read(place).requirePlan(place, plan.hash(), all);
    }

    private Map<String, String> bundles(StudyPlan plan) {
        List<Object> used = new ArrayList<>(plan.runs().plugIns());
        used.add(evaluation);
        return bundles.fingerprints(used);
    }
}
