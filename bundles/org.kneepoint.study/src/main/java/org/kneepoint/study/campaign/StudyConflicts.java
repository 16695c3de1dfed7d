// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.kneepoint.api.scenario.BadInput;

/** Errors that prevent a study from starting or resuming. */
final class StudyConflicts {
    private static final int LISTED = 5;

    private StudyConflicts() {}

    /** Tells of a study that has begun already where another is to begin. */
    static BadInput alreadyBegun(StudyPlan plan, StudyFolder place) throws IOException {
        StudyFile before;
        try {
            before = StudyFile.parse(place.shown() + "/plan", place.plan());
        } catch (BadInput e) {
            return place.wrong(
                    " holds a study whose plan cannot be read ("
                            + e.getMessage()
                            + "): give another folder by folder=, or restart=true, which keeps it under"
                            + " another name");
        }
        String changes = before.changes(plan.file());
        if (!changes.isEmpty()) {
            return place.wrong(
                    " holds another study ("
                            + changes
                            + "): give another folder by folder=, or restart=true, which keeps it under"
                            + " another name");
        }
        long done = done(JournalSnapshot.read(place));
        int all = plan.runs().tasks().size();
        return place.wrong(
                " holds this study already, "
                        + done
                        + " of "
                        + all
                        + " runs done: study "
                        + (done < all ? "resume goes on" : "status shows it")
                        + ", restart=true begins anew");
    }

    private static long done(JournalSnapshot snapshot) {
        return snapshot.runs().values().stream()
                .filter(run -> !run.withoutSeconds().isFailed())
                .count();
    }

    /** Tells of a folder without a plan. */
    static BadInput notBegun(StudyFolder place) {
        if (place.holdsStudy()) {
            return planLost(place, "FILE");
        }
        return place.wrong(
                (Files.isDirectory(place.path())
                                ? " holds no study that has begun"
                                : ": no study has begun there")
                        + ": study run begins one");
    }

    /**
     * Tells of a study that has begun and whose plan is gone.
     *
     * @param file the study file as the user would type it
     */
    static BadInput planLost(StudyFolder place, String file) {
        return place.wrong(
                "/plan is lost: study resume "
                        + file
                        + " folder="
                        + place.shown()
                        + " goes on if the file and what is installed are those of before; study run "
                        + file
                        + " folder="
                        + place.shown()
                        + " restart=true keeps what is there under another name and begins anew");
    }

    /** Tells of damaged lines, which may be dropped. */
    static FileSystemException damaged(StudyFolder place, List<Long> lines) {
        return new FileSystemException(
                place.shownJournal(),
                null,
                lines(lines)
                        + (lines.size() == 1 ? " is" : " are")
                        + " damaged: bring back a copy of the file, or study resume "
                        + place.shown()
                        + " repair=true drops "
                        + (lines.size() == 1 ? "it" : "them")
                        + " and does again what is missing then");
    }

    /** Returns the numbers of some lines for reading. */
    static String lines(List<Long> lines) {
        String shown =
                lines.stream().limit(LISTED).map(String::valueOf).collect(Collectors.joining(", "));
        int more = lines.size() - LISTED;
        return (lines.size() == 1 ? "line " : "lines ")
                + shown
                + (more > 0 ? " and " + more + " more" : "");
    }

    /** Refuses to go on with a study whose file says something else now. */
    static void requireUnchanged(StudyFile begun, StudyFile wanted) {
        String changes = begun.changes(wanted);
        if (!changes.isEmpty()) {
            throw BadInput.because(
                    "file",
                    wanted.source(),
                    wanted.source()
                            + " has changed since the study began: "
                            + changes
                            + "; change it back, or study run with restart=true begins anew");
        }
    }

    /** Tells of a study that what is installed now cannot make a plan of, as it could before. */
    static BadInput notReplannable(BadInput cause) {
        return cause.remedy("the plug-ins with which the study began are needed to go on with it");
    }

    /** Refuses a plan that what is installed now does not make. */
    static void requireSamePlan(StoredPlan begun, StudyPlan now, String folder) {
        if (!begun.isSameBut(now.text())) {
            throw BadInput.because(
                    "folder",
                    folder,
                    folder
                            + "/plan is not what the bundles that are installed now make of the"
                            + " study: bring back those of before, or begin anew with study run");
        }
    }

    /**
     * Rejects a resume with other bundle versions.
     *
     * @param force whether to tell of it only
     */
    static void requireSameBundles(
            List<SessionRecord> sessions,
            Map<String, String> bundles,
            boolean force,
            Consumer<String> tell) {
        String changes =
                sessions.isEmpty() ? "" : sessions.get(sessions.size() - 1).changes(bundles);
        if (changes.isEmpty()) {
            return;
        }
        String line = "other bundles than before: " + changes;
        if (!force) {
            throw BadInput.because("bundles", changes, line)
                    .about("force")
                    .remedy(
                            "force=true goes on with them, study run with restart=true begins anew");
        }
        tell.accept(line);
    }
}
