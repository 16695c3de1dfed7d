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
import org.kneepoint.study.Bundles;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.run.MemoryCollector;
import org.kneepoint.study.run.PointListener;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Studies in their folders: begun, gone on with, and looked at. Of a study that was stopped, by
 * whatever, nothing that was done is done again or lost, and its results are the same as if it had
 * not been.
 */
@Component(service = Campaigns.class)
public final class Campaigns {
    private final Evaluation evaluation;
    private final Clock clock;
    private final Locks locks = new Locks();
    private final Bundles bundles = new Bundles();

    /** Carries studies out with what is installed. */
    @Activate
    public Campaigns(@Reference Evaluation evaluation) {
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
    public Plan plan(Path file, String shown) throws IOException {
        return Plan.of(file(file, shown), evaluation);
    }

    /**
     * Reads a study file.
     *
     * @param shown the file as the user would type it
     * @throws BadInput if it is none, naming file and line
     * @throws IOException if it cannot be read
     */
    public static StudyFile file(Path file, String shown) throws IOException {
        return StudyFile.parse(shown, StudyText.read(file, shown));
    }

    /** Returns the folder for the results of a study file, unless another is wanted. */
    public static Path folder(Path file) {
        return StudyFolder.of(file);
    }

    /** Reads the plan of a folder as it was when the study began. */
    private static PlanText begun(StudyFolder place) throws IOException {
        if (!place.isBegun()) {
            throw Conflicts.notBegun(place);
        }
        return PlanText.parse(place.shown() + "/plan", place.plan());
    }

    /** Plans a study as it was when it began. */
    private Plan planned(PlanText begun, StudyFolder place) {
        Plan plan;
        try {
            plan = Plan.of(begun.file(), evaluation);
        } catch (BadInput e) {
            throw Conflicts.unplanned(e);
        }
        Conflicts.requireSamePlan(begun.hash(), plan, place.shown());
        return plan;
    }

    /**
     * Refuses to begin a study in a folder where one has begun.
     *
     * @param shown the folder as the user would type it
     * @throws BadInput if there is one, telling whether it is the same and how far it is
     * @throws IOException if that cannot be read
     */
    public void requireNew(Plan plan, Path folder, String shown) throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        if (place.holdsStudy()) {
            throw place.isBegun()
                    ? Conflicts.begun(plan, place)
                    : Conflicts.planLost(place, plan.file().source());
        }
    }

    /**
     * Begins a study.
     *
     * @param shown the folder as the user would type it
     * @param fresh whether a study that is there already is kept under another name
     * @param tell takes what the user ought to know, line by line
     * @param progress the caller's side; when it cancels, the study can be gone on with
     * @param listener told of every point
     * @throws BadInput if there is a study already, or something else
     * @throws IOException if something cannot be written; what was done before is kept
     */
    public Standing run(
            Plan plan,
            Path folder,
            String shown,
            boolean fresh,
            Consumer<String> tell,
            Progress progress,
            PointListener listener)
            throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        if (fresh && place.holdsStudy()) {
            locks.hold(place).close();
            tell.accept("the study that was there is kept in " + place.setAside());
        }
        requireNew(plan, folder, shown);
        place.make();
        try (Closeable lock = locks.hold(place)) {
            requireNew(plan, folder, shown);
            place.writePlan(plan);
            return carryOut(plan, place, progress, listener);
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
    public Standing resume(
            Optional<StudyFile> wanted,
            Path folder,
            String shown,
            Tolerated tolerated,
            Consumer<String> tell,
            Progress progress,
            PointListener listener)
            throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        if (wanted.isPresent() && !place.isBegun() && place.holdsStudy()) {
            restorePlan(wanted.get(), place, tell);
        }
        PlanText begun = begun(place);
        wanted.ifPresent(file -> Conflicts.requireUnchanged(begun.file(), file));
        Plan plan = planned(begun, place);
        try (Closeable lock = locks.hold(place)) {
            mend(plan, place, tolerated, tell);
            Logbook log = log(plan, place);
            Conflicts.requireSameBundles(
                    log.sessions(), bundles(plan), tolerated.otherBundles(), tell);
            return carryOut(plan, place, progress, listener);
        }
    }

    /**
     * What does not keep a study from being gone on with.
     *
     * @param otherBundles than those of before
     * @param damagedLines in the journal, which are dropped and their runs done again
     */
    public record Tolerated(boolean otherBundles, boolean damagedLines) {}

    /** A plan that is lost is made again by the file that made it: the journal knows its hash. */
    private void restorePlan(StudyFile file, StudyFolder place, Consumer<String> tell)
            throws IOException {
        Plan plan = Plan.of(file, evaluation);
        try (Closeable lock = locks.hold(place)) {
            if (Logbook.read(place).plan().filter(plan.hash()::equals).isEmpty()) {
                throw Conflicts.planLost(place, file.source());
            }
            place.writePlan(plan);
        }
        tell.accept(place.shown() + "/plan was lost: made again from " + file.source());
    }

    private static void mend(
            Plan plan, StudyFolder place, Tolerated tolerated, Consumer<String> tell)
            throws IOException {
        List<Long> damaged = log(plan, place).damaged();
        if (damaged.isEmpty()) {
            return;
        }
        if (!tolerated.damagedLines()) {
            throw Conflicts.damaged(place, damaged);
        }
        String kept = place.dropLines(damaged);
        tell.accept(
                place.shownJournal()
                        + ": dropped "
                        + Conflicts.lines(damaged)
                        + "; the journal as it was is kept in "
                        + kept);
    }

    private Standing carryOut(
            Plan plan, StudyFolder place, Progress progress, PointListener listener)
            throws IOException {
        place.tidy();
        Logbook log = log(plan, place);
        MemoryCollector memory = log.memory(plan.runs().tasks());
        List<Session> sessions = new ArrayList<>(log.sessions());
        if (!memory.missing().isEmpty()) {
            sessions.add(worked(plan, place, log, memory, progress, listener));
        }
        return Uninterrupted.done(
                () -> {
                    List<Curve> curves = plan.runs().curves(memory.whole());
                    place.writeResults(curves);
                    place.writeProvenance(ProvenanceFile.text(plan, sessions, curves));
                    return new StatusReader(place, begun(place)).written(plan);
                });
    }

    private Session worked(
            Plan plan,
            StudyFolder place,
            Logbook log,
            MemoryCollector memory,
            Progress progress,
            PointListener listener)
            throws IOException {
        Session session =
                new Session(
                        log.nextSession(),
                        clock.instant(),
                        plan.hash(),
                        Machine.texts(),
                        bundles(plan));
        List<Session> sessions = new ArrayList<>(log.sessions());
        sessions.add(session);
        String shown = place.shownJournal();
        Medium medium = Medium.file(place.journal(), shown);
        try (Journal journal = Journal.open(shown, medium, log.length())) {
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
                    .carryOut(evaluation);
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
    public Standing status(Path folder, String shown) throws IOException {
        StudyFolder place = new StudyFolder(folder, shown);
        PlanText begun = begun(place);
        boolean running = locks.isHeld(place);
        StatusReader reader = new StatusReader(place, begun);
        Plan plan;
        try {
            plan = planned(begun, place);
        } catch (BadInput e) {
            return reader.unplanned(running, e.getMessage());
        }
        return reader.planned(plan, running);
    }

    private static Logbook log(Plan plan, StudyFolder place) throws IOException {
        int all = plan.runs().tasks().size();
        return Logbook.read(place).require(place, plan.hash(), all);
    }

    private Map<String, String> bundles(Plan plan) {
        List<Object> used = new ArrayList<>(plan.runs().plugIns());
        used.add(evaluation);
        return bundles.of(used);
    }
}
