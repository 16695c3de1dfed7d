// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.kneepoint.api.scenario.BadInput;

/** Errors that prevent a study from starting or resuming. */
final class StudyConflicts {
    private static final int MAX_LISTED = 5;
    private static final String ANOTHER_FOLDER =
            "): give another folder by folder=, or restart=true, which renames the present one";

    private StudyConflicts() {}

    /** Error for a new study in the folder of another. */
    static BadInput alreadyBegun(StudyPlan plan, StudyFolder place) throws IOException {
        StudyFile before;
        try {
            before = StudyFile.parse(place.shown() + "/plan", place.plan());
        } catch (BadInput e) {
            return place.wrong(
                    " holds a study whose plan cannot be read (" + e.getMessage() + ANOTHER_FOLDER);
        }
        String changes = before.changes(plan.file());
        if (!changes.isEmpty()) {
            return place.wrong(" holds another study (" + changes + ANOTHER_FOLDER);
        }
        long done = done(JournalSnapshot.read(place));
        int all = plan.runs().tasks().size();
        return place.wrong(
                " already holds this study, "
                        + done
                        + " of "
                        + all
                        + " runs done: study "
                        + (done < all ? "resume continues it" : "status shows it")
                        + ", restart=true starts it again");
    }

    /** Line on damaged lines of a part, whose runs are missing. */
    static String omitted(StudyFolder part, List<Long> damaged) {
        return part.shownJournal()
                + ": "
                + lines(damaged)
                + (damaged.size() == 1 ? " is" : " are")
                + " damaged and left out";
    }

    /** Error for runs of a part that nobody can say which bundles made. */
    static BadInput sessionLost(StudyFolder part, int session) {
        return part.wrong(
                "/journal: the line of session "
                        + session
                        + " is damaged: delete the folder and run the part again");
    }

    private static long done(JournalSnapshot snapshot) {
        return snapshot.runs().values().stream()
                .filter(run -> !run.withoutSeconds().isFailed())
                .count();
    }

    /** Error for a folder without a plan. */
    static BadInput notBegun(StudyFolder place) {
        if (place.isPart()) {
            return place.wrong(" holds a part of a study: give the folder of the study");
        }
        if (place.holdsStudy()) {
            return planLost(place, "FILE");
        }
        return place.wrong(" holds no study: study run starts one");
    }

    /**
     * Error for a study whose plan is missing.
     *
     * @param file the study file as displayed
     */
    static BadInput planLost(StudyFolder place, String file) {
        return place.wrong(
                "/plan is missing: study resume "
                        + file
                        + " folder="
                        + place.shown()
                        + " restores it from the same file and plug-ins; study run "
                        + file
                        + " folder="
                        + place.shown()
                        + " restart=true renames the folder and starts again");
    }

    /** Error for a study whose runs end with the process that runs it. */
    static BadInput notDetached(StudyFolder place) {
        return place.wrong(
                ": no job executes this study; one that runs in a shell is ended by Ctrl-C there");
    }

    /** Error for damaged lines, which can be dropped. */
    static FileSystemException damaged(StudyFolder place, List<Long> lines) {
        return new FileSystemException(
                place.shownJournal(),
                null,
                lines(lines)
                        + (lines.size() == 1 ? " is" : " are")
                        + " damaged: restore a copy of the file, or study resume "
                        + place.shown()
                        + " repair=true drops "
                        + (lines.size() == 1 ? "it" : "them")
                        + " and repeats the missing runs");
    }

    /**
     * Error for a file or folder that the system does not let a study use. An interruption of the
     * thread stays one.
     *
     * @param shown the file as displayed
     * @param what what was not possible, without the reason of the system
     */
    static IOException unusable(String shown, String what, IOException cause) {
        if (cause instanceof ClosedByInterruptException) {
            return cause;
        }
        String reason = reason(cause);
        FileSystemException unusable =
                new FileSystemException(
                        shown, null, reason == null ? what : what + " (" + reason + ")");
        unusable.initCause(cause);
        return unusable;
    }

    private static String reason(IOException cause) {
        if (cause instanceof AccessDeniedException) {
            return "permission denied";
        }
        return cause instanceof FileSystemException file ? file.getReason() : cause.getMessage();
    }

    /** Returns the numbers of some lines as a phrase. */
    static String lines(List<Long> lines) {
        String shown =
                lines.stream()
                        .limit(MAX_LISTED)
                        .map(String::valueOf)
                        .collect(Collectors.joining(", "));
        int more = lines.size() - MAX_LISTED;
        return (lines.size() == 1 ? "line " : "lines ")
                + shown
                + (more > 0 ? " and " + more + " more" : "");
    }

    /** Rejects a study file that has changed since the study began. */
    static void requireUnchanged(StudyFile begun, StudyFile present) {
        String changes = begun.changes(present);
        if (!changes.isEmpty()) {
            throw BadInput.because(
                    "file",
                    present.source(),
                    present.source()
                            + " has changed since the study began: "
                            + changes
                            + "; undo the change, or start again with study run restart=true");
        }
    }

    /** Error for a study that cannot be planned with the installed plug-ins. */
    static BadInput notReplannable(BadInput cause) {
        return cause.remedy("a study is resumed with the plug-ins with which it began");
    }

    /** Rejects a plan that differs with the installed plug-ins. */
    static void requireSamePlan(StoredPlan begun, StudyPlan now, String folder) {
        if (!begun.isSameBut(now.text())) {
            throw BadInput.because(
                    "folder",
                    folder,
                    folder
                            + "/plan differs from that of the installed bundles: restore the former"
                            + " bundles, or start again with study run restart=true");
        }
    }

    /**
     * Rejects a resume with other bundle versions.
     *
     * @param force whether to print a notice only
     */
    static void requireSameBundles(
            List<SessionRecord> sessions,
            Map<String, String> bundles,
            boolean force,
            Consumer<String> notices) {
        String changes =
                sessions.isEmpty() ? "" : sessions.get(sessions.size() - 1).changes(bundles);
        if (changes.isEmpty()) {
            return;
        }
        String line = "the bundles have changed: " + changes;
        if (!force) {
            throw BadInput.because("bundles", changes, line)
                    .about("force")
                    .remedy("force=true continues, study run restart=true starts again");
        }
        notices.accept(line);
    }
}
