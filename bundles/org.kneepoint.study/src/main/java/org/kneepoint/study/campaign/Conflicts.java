// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.kneepoint.api.scenario.BadInput;

/** What keeps a study from being begun or gone on with, and what to do about it. */
final class Conflicts {
    private Conflicts() {}

    /** Tells of a study that has begun already where another is to begin. */
    static BadInput begun(Plan plan, StudyFolder place) throws IOException {
        StudyFile before = StudyFile.parse(place.shown() + "/plan", place.plan());
        String changes = before.changes(plan.file());
        if (!changes.isEmpty()) {
            return new BadInput(
                    place.shown()
                            + " holds another study ("
                            + changes
                            + "): give another folder by folder=, or fresh=true, which keeps it under"
                            + " another name");
        }
        int done = Logbook.read(place).runs().size();
        int all = plan.schedule().tasks().size();
        return new BadInput(
                place.shown()
                        + " holds this study already, "
                        + done
                        + " of "
                        + all
                        + " runs done: study "
                        + (done < all ? "resume goes on" : "status shows it")
                        + ", fresh=true begins anew");
    }

    /** Refuses to go on with a study whose file says something else now. */
    static void requireUnchanged(StudyFile begun, StudyFile wanted) {
        String changes = begun.changes(wanted);
        if (!changes.isEmpty()) {
            throw new BadInput(
                    wanted.source()
                            + " has changed since the study began: "
                            + changes
                            + "; change it back, or study run with fresh=true begins anew");
        }
    }

    /** Refuses a plan that what is installed now does not make. */
    static void requireSamePlan(String begun, Plan now, String folder) {
        if (!now.text().equals(begun)) {
            throw new BadInput(
                    folder
                            + "/plan is not what the bundles that are installed now make of the"
                            + " study: bring back those of before, or begin anew with study run");
        }
    }

    /**
     * Refuses to go on with other bundles: results of two versions of a program in one table would
     * be nobody's.
     *
     * @param anyway whether to tell of it only
     */
    static void requireSameBundles(
            List<Session> sessions,
            Map<String, String> bundles,
            boolean anyway,
            Consumer<String> tell) {
        String changes =
                sessions.isEmpty() ? "" : sessions.get(sessions.size() - 1).changes(bundles);
        if (changes.isEmpty()) {
            return;
        }
        String line = "other bundles than before: " + changes;
        if (!anyway) {
            throw new BadInput(
                    line
                            + "; anyway=true goes on with them, study run with fresh=true begins"
                            + " anew");
        }
        tell.accept(line);
    }
}
