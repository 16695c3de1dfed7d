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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.ExecutorChoice;
import org.kneepoint.study.InstalledExecutors;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Starts, resumes and inspects studies. After an interruption of any kind no finished run is
 * repeated or lost, and the results are the same as without it.
 */
@Component(service = StudyService.class)
public final class StudyService {
    /** Period in which a study of another process is looked at. */
    private static final long WATCH_NANOS = TimeUnit.SECONDS.toNanos(2);

    private final EvaluationService evaluation;
    private final ExecutorChoice choice;
    private final Clock clock;
    private final StudyLocks locks;
    private final PlugInBundles bundles;

    /** Executes studies with the installed plug-ins. */
    @Activate
    public StudyService(@Reference EvaluationService evaluation) {
        this.evaluation = evaluation;
        this.choice = ExecutorChoice.DEFAULT;
        this.clock = Clock.systemUTC();
        this.locks = new StudyLocks();
        this.bundles = new PlugInBundles();
    }

    private StudyService(StudyService other, ExecutorChoice choice) {
        this.evaluation = other.evaluation;
        this.choice = choice;
        this.clock = other.clock;
        this.locks = other.locks;
        this.bundles = other.bundles;
    }

    /** Returns the executors of which one can be chosen. */
    public InstalledExecutors executors() {
        return evaluation.executors();
    }

    /**
     * Returns this service with an executor for the studies that it runs. Without a choice a new
     * study has the default, and one that is resumed that with which it began.
     */
    public StudyService by(ExecutorChoice other) {
        return new StudyService(this, other);
    }

    /**
     * Plans the study of a file.
     *
     * @param shown the file as displayed
     * @throws BadInput if it is not a study file or a setting is invalid, with file and line
     * @throws IOException if the file cannot be read
     */
    public StudyPlan plan(Path file, String shown) throws IOException {
        return StudyPlan.of(readFile(file, shown), evaluation);
    }

    /**
     * Reads a study file.
     *
     * @param shown the file as displayed
     * @throws BadInput if it is not a study file, with file and line
     * @throws IOException if it cannot be read
     */
    public static StudyFile readFile(Path file, String shown) throws IOException {
        return StudyFile.parse(shown, StudyFileReader.read(file, shown));
    }

    /** Returns the default folder of a study file. */
    public static Path folder(Path file) {
        return StudyFolder.of(file);
    }

    /** Returns whether a folder has a study, also one whose plan is lost, and not a part of one. */
    public static boolean isStudy(Path folder) {
        StudyFolder place = new StudyFolder(folder, folder.toString());
        return place.holdsStudy() && !place.isPart();
    }

    /** Reads the plan of a folder. */
    private static StoredPlan storedPlan(StudyFolder place) throws IOException {
        if (!place.isBegun()) {
            throw StudyConflicts.notBegun(place);
        }
        return StoredPlan.parse(place.shown() + "/plan", place.plan());
    }

    /** Plans a study again, with the same result. */
    private StudyPlan replan(StoredPlan begun, StudyFolder place) {
        StudyPlan plan;
        try {
            plan = StudyPlan.of(begun.file(), evaluation);
        } catch (BadInput e) {
            throw StudyConflicts.notReplannable(e);
        }
        return asBegun(begun, plan, place);
    }

    /** Returns a plan with the text with which its study began. */
    private static StudyPlan asBegun(StoredPlan begun, StudyPlan plan, StudyFolder place) {
        StudyConflicts.requireSamePlan(begun, plan, place.shown());
        return new StudyPlan(plan.file(), plan.runs(), begun.text(), begun.hash());
    }

    /**
     * Rejects a folder that has a study, unless that was begun in parts, which a run continues.
     *
     * @param shown the folder as displayed
     * @throws BadInput if it has one, with its differences or progress
     * @throws IOException if it cannot be read
     */
    public void requireNew(StudyPlan plan, Path folder, String shown) throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        if (!(place.isBegun() && place.hasParts())) {
            requireNone(plan, place);
        }
    }

    private static void requireNone(StudyPlan plan, StudyFolder place) throws IOException {
        if (place.holdsStudy()) {
            throw place.isBegun()
                    ? StudyConflicts.alreadyBegun(plan, place)
                    : StudyConflicts.planLost(place, plan.file().source());
        }
    }

    /**
     * Starts a study, or continues one that was begun in parts.
     *
     * @param shown the folder as displayed
     * @param restart whether to rename a folder that has a study
     * @param notices receives notices for the user, line by line
     * @param progress progress and cancellation; a cancelled study can be resumed
     * @param listener receives every point
     * @throws BadInput if the folder has another study or other files
     * @throws IOException if a file cannot be written; finished runs are kept
     */
    public StudyStatus run(
            StudyPlan plan,
            Path folder,
            String shown,
            boolean restart,
            Consumer<String> notices,
            Progress progress,
            PointListener listener)
            throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        StudyExecutor.chosen(place, choice).requireUsable(evaluation);
        if (restart && place.holdsStudy()) {
            requireNotRunning(place);
            StudyExecutor.stored(place).requireReplaceable(evaluation);
            notices.accept("the former study is kept in " + place.setAside());
        }
        requireNew(plan, folder, shown);
        if (place.isBegun()) {
            return resume(
                    Optional.of(plan.file()),
                    folder,
                    shown,
                    new ResumeOptions(false, false),
                    notices,
                    progress,
                    listener);
        }
        place.make();
        try (Closeable lock = locks.acquire(place)) {
            requireNone(plan, place);
            place.writePlan(plan);
            return execute(
                    plan, place, plan.runs().tasks(), List.of(), notices, progress, listener);
        }
    }

    private void requireNotRunning(StudyFolder place) throws IOException {
        locks.acquire(place).close();
        for (PointRange points : place.parts()) {
            locks.acquire(place.part(points)).close();
        }
    }

    /**
     * Executes some points of a study, which is begun if it is not, in a folder of their own within
     * that of the study. Other processes may execute other points at the same time, also some of
     * the same. The part is continued if it was begun before.
     *
     * @param shown the folder of the study as displayed
     * @param otherBundles whether to ignore that bundles have changed
     * @param notices receives notices for the user, line by line
     * @param progress progress and cancellation; a cancelled part can be continued
     * @param listener receives every point
     * @return the status of the part
     * @throws BadInput if the folder has another study or other files, the bundles have changed, or
     *     the part is running
     * @throws IOException if a file cannot be written; finished runs are kept
     */
    public StudyStatus runPart(
            StudyPlan planned,
            PointRange points,
            Path folder,
            String shown,
            boolean otherBundles,
            Consumer<String> notices,
            Progress progress,
            PointListener listener)
            throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        begin(planned, place);
        StoredPlan begun = storedPlan(place);
        StudyConflicts.requireUnchanged(begun.file(), planned.file());
        StudyPlan plan = asBegun(begun, planned, place);
        StudyConflicts.requireSameBundles(
                earlierSessions(plan, place), bundles(plan), otherBundles, notices);
        StudyFolder part = place.part(points);
        part.makePart();
        try (Closeable lock = locks.acquire(part)) {
            List<Long> damaged = log(plan, part).damaged();
            if (!damaged.isEmpty()) {
                notices.accept(StudyConflicts.omitted(part, damaged));
            }
            List<RunTask> tasks = points.select(plan.runs().tasks());
            return execute(plan, part, tasks, List.of(), notices, progress, listener);
        }
    }

    /** Writes the plan of a study, by the first of several processes that begin it. */
    private void begin(StudyPlan plan, StudyFolder place) throws IOException {
        if (place.isBegun()) {
            return;
        }
        if (place.holdsStudy() && !place.isBegun()) {
            throw StudyConflicts.planLost(place, plan.file().source());
        }
        place.make();
        try (Closeable lock = locks.await(place)) {
            if (!place.isBegun()) {
                place.writePlan(plan);
            }
        }
    }

    /** Returns the sessions of a study; if it has none of its own, those of its first part. */
    private static List<SessionRecord> earlierSessions(StudyPlan plan, StudyFolder place)
            throws IOException {
        List<SessionRecord> sessions = log(plan, place).sessions();
        for (PointRange points : place.parts()) {
            if (sessions.isEmpty()) {
                sessions = log(plan, place.part(points)).sessions();
            }
        }
        return sessions;
    }

    /**
     * Merges the finished runs of the parts of a study into its journal and writes the results,
     * also while parts are running.
     *
     * @param present its study file as of now, if given
     * @param shown the folder as displayed
     * @param otherBundles whether to ignore that parts were made by other bundles
     * @param notices receives notices for the user, line by line
     * @throws BadInput if the folder has no study, the file has changed, parts were made by other
     *     bundles, or the study is running
     * @throws IOException if a file cannot be written, or lines of the journal are damaged
     */
    public StudyStatus merge(
            Optional<StudyFile> present,
            Path folder,
            String shown,
            boolean otherBundles,
            Consumer<String> notices)
            throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        StoredPlan begun = storedPlan(place);
        present.ifPresent(file -> StudyConflicts.requireUnchanged(begun.file(), file));
        StudyPlan plan = replan(begun, place);
        try (Closeable lock = locks.acquire(place)) {
            repair(plan, place, new ResumeOptions(otherBundles, false), notices);
            List<StudyPart> parts = mergeParts(plan, place, otherBundles, notices);
            return UninterruptedIo.run(() -> write(plan, place, plan.runs().tasks(), parts));
        }
    }

    private List<StudyPart> mergeParts(
            StudyPlan plan, StudyFolder place, boolean otherBundles, Consumer<String> notices)
            throws IOException {
        List<StudyPart> parts = StudyPart.all(place, StoredPlan.of(plan), locks);
        JournalSnapshot snapshot = log(plan, place);
        InMemoryCollector memory = snapshot.memory(plan.runs().tasks());
        new PartMerge(snapshot, memory, otherBundles, notices).copy(parts, place);
        return parts;
    }

    /**
     * Resumes a study.
     *
     * @param present its study file as of now, if given
     * @param shown the folder as displayed
     * @param tolerated changes to ignore
     * @param notices receives notices for the user, line by line
     * @param progress progress and cancellation; a cancelled study can be resumed
     * @param listener receives every point
     * @throws BadInput if the folder has no study, or the file or bundles have changed
     * @throws IOException if a file cannot be written, or lines of the journal are damaged;
     *     finished runs are kept
     */
    public StudyStatus resume(
            Optional<StudyFile> present,
            Path folder,
            String shown,
            ResumeOptions tolerated,
            Consumer<String> notices,
            Progress progress,
            PointListener listener)
            throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        if (present.isPresent() && !place.isBegun() && place.holdsStudy()) {
            restorePlan(present.get(), place, notices);
        }
        StoredPlan begun = storedPlan(place);
        present.ifPresent(file -> StudyConflicts.requireUnchanged(begun.file(), file));
        StudyPlan plan = replan(begun, place);
        try (Closeable lock = locks.acquire(place)) {
            repair(plan, place, tolerated, notices);
            List<StudyPart> parts = mergeParts(plan, place, tolerated.otherBundles(), notices);
            JournalSnapshot snapshot = log(plan, place);
            StudyConflicts.requireSameBundles(
                    snapshot.sessions(), bundles(plan), tolerated.otherBundles(), notices);
            return execute(plan, place, plan.runs().tasks(), parts, notices, progress, listener);
        }
    }

    /**
     * Changes that a resume ignores.
     *
     * @param otherBundles changed bundles
     * @param damagedLines damaged lines of the journal, which are dropped and their runs repeated
     */
    public record ResumeOptions(boolean otherBundles, boolean damagedLines) {}

    /** Restores a missing plan from its study file, checked by the hash in the journal. */
    private void restorePlan(StudyFile file, StudyFolder place, Consumer<String> notices)
            throws IOException {
        StudyPlan plan = StudyPlan.of(file, evaluation);
        try (Closeable lock = locks.acquire(place)) {
            if (JournalSnapshot.read(place).plan().filter(plan.hash()::equals).isEmpty()) {
                throw StudyConflicts.planLost(place, file.source());
            }
            place.writePlan(plan);
        }
        notices.accept(place.shown() + "/plan was missing: restored from " + file.source());
    }

    private static void repair(
            StudyPlan plan, StudyFolder place, ResumeOptions tolerated, Consumer<String> notices)
            throws IOException {
        List<Long> damaged = log(plan, place).damaged();
        if (damaged.isEmpty()) {
            return;
        }
        if (!tolerated.damagedLines()) {
            throw StudyConflicts.damaged(place, damaged);
        }
        String kept = place.dropLines(damaged);
        notices.accept(
                place.shownJournal()
                        + ": dropped "
                        + StudyConflicts.lines(damaged)
                        + "; the former journal is kept in "
                        + kept);
    }

    /** Executes the missing ones of consecutive tasks in a locked folder. */
    private StudyStatus execute(
            StudyPlan plan,
            StudyFolder place,
            List<RunTask> tasks,
            List<StudyPart> parts,
            Consumer<String> notices,
            Progress progress,
            PointListener listener)
            throws IOException {
        place.removeLeftovers();
        StudyExecutor before = StudyExecutor.stored(place);
        StudyExecutor executor = before.changed(choice, evaluation);
        collect(plan, place, before, listener);
        executor.store();
        JournalSnapshot snapshot = log(plan, place);
        InMemoryCollector memory = snapshot.memory(tasks);
        if (!memory.missing().isEmpty()) {
            EvaluationService chosen = executor.of(evaluation, notices);
            runSession(plan, place, snapshot, memory, chosen, progress, listener);
        }
        return UninterruptedIo.run(() -> write(plan, place, tasks, parts));
    }

    /** Journals what a detached executor has done since the last session. */
    private void collect(
            StudyPlan plan, StudyFolder place, StudyExecutor executor, PointListener listener)
            throws IOException {
        JournalSnapshot snapshot = log(plan, place);
        InMemoryCollector memory = snapshot.memory(plan.runs().tasks());
        List<RunResult> done = executor.uncollected(evaluation, memory);
        if (!done.isEmpty()) {
            RunExecutor reader = (runs, tasks, to, progress) -> done.forEach(to::collect);
            EvaluationService collecting = evaluation.by(reader);
            runSession(plan, place, snapshot, memory, collecting, Progress.NONE, listener);
        }
    }

    /** Writes the results of the journal. */
    private StudyStatus write(
            StudyPlan plan, StudyFolder place, List<RunTask> tasks, List<StudyPart> parts)
            throws IOException {
        JournalSnapshot snapshot = log(plan, place);
        InMemoryCollector memory = snapshot.memory(tasks);
        List<Curve> curves = plan.runs().curves(memory.completeScenarios());
        place.writeResults(curves);
        place.writeProvenance(ProvenanceFile.text(plan, snapshot.sessions(), curves));
        StudyStatus status =
                new StudyStatusReader(place, StoredPlan.of(plan), tasks, parts, false)
                        .afterWriting(plan);
        return StudyExecutor.stored(place).complete(status, evaluation);
    }

    private void runSession(
            StudyPlan plan,
            StudyFolder place,
            JournalSnapshot snapshot,
            InMemoryCollector memory,
            EvaluationService chosen,
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
                    .execute(chosen);
        } catch (BadInput e) {
            throw plan.file().located(e);
        }
    }

    /**
     * Returns the status of a study, also while it is running, and also without its plug-ins.
     *
     * @param shown the folder as displayed
     * @throws BadInput if the folder has no study
     * @throws IOException if it cannot be read
     */
    public StudyStatus status(Path folder, String shown) throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        StoredPlan begun = storedPlan(place);
        StudyPlan plan;
        try {
            plan = replan(begun, place);
        } catch (BadInput e) {
            return status(begun, place, reader -> reader.unplanned(e.getMessage()));
        }
        return status(begun, place, reader -> reader.planned(plan));
    }

    private StudyStatus status(
            StoredPlan begun, StudyFolder place, Function<StudyStatusReader, StudyStatus> standing)
            throws IOException {
        boolean isRunning = locks.isHeld(place);
        List<StudyPart> parts = StudyPart.all(place, begun, locks);
        StudyStatusReader reader =
                new StudyStatusReader(place, begun, begun.tasks(), parts, isRunning);
        StudyExecutor executor = StudyExecutor.stored(place);
        reader.add(executor.uncollected(evaluation, reader.memory()));
        return executor.complete(standing.apply(reader), evaluation);
    }

    /**
     * Follows a study that a detached executor or other processes run, until nothing of it runs.
     * Then it collects the results, merges the parts and writes the results. It begins no run.
     *
     * @param shown the folder as displayed
     * @param otherBundles whether to ignore that parts were made by other bundles
     * @param notices receives notices for the user, line by line
     * @param progress progress of the study; if cancelled, the results so far are written
     * @param listener receives every point collected
     * @throws BadInput if the folder has no study, its plug-ins are missing, or parts were made by
     *     other bundles
     * @throws IOException if a file cannot be read or written
     */
    public StudyStatus watch(
            Path folder,
            String shown,
            boolean otherBundles,
            Consumer<String> notices,
            Progress progress,
            PointListener listener)
            throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        StoredPlan begun = storedPlan(place);
        StudyPlan plan = replan(begun, place);
        StudyStatus status = status(begun, place, reader -> reader.planned(plan));
        while (status.isPending() && !progress.isCancelled()) {
            progress.report((double) status.runs() / status.allRuns());
            LockSupport.parkNanos(WATCH_NANOS);
            status = status(begun, place, reader -> reader.planned(plan));
        }
        if (status.isRunning()) {
            return status;
        }
        try (Closeable lock = locks.acquire(place)) {
            collect(plan, place, StudyExecutor.stored(place), listener);
            List<StudyPart> parts = mergeParts(plan, place, otherBundles, notices);
            return UninterruptedIo.run(() -> write(plan, place, plan.runs().tasks(), parts));
        }
    }

    /**
     * Cancels what a detached executor does for a study. Finished runs are kept.
     *
     * @param shown the folder as displayed
     * @return the names of the jobs that were cancelled, none if nothing waited or ran
     * @throws BadInput if the folder has no study, or no detached executor runs it
     * @throws IOException if the folder cannot be read or written to
     */
    public List<String> cancel(Path folder, String shown) throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        storedPlan(place);
        return StudyExecutor.stored(place)
                .work(evaluation)
                .orElseThrow(() -> StudyConflicts.notDetached(place))
                .cancel();
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
