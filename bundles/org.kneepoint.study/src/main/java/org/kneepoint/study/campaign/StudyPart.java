// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Some points of a study, executed by a process of their own in a folder of their own.
 *
 * @param points the points
 * @param folder its folder
 * @param snapshot what its journal holds
 * @param isRunning whether a process runs it
 */
record StudyPart(
        PointRange points, StudyFolder folder, JournalSnapshot snapshot, boolean isRunning) {

    /**
     * Reads the parts of a study, also while they are running.
     *
     * @param plan its plan
     * @return in the order of their points
     * @throws IOException if a journal cannot be read or belongs to another plan
     */
    static List<StudyPart> all(StudyFolder study, StoredPlan plan, StudyLocks locks)
            throws IOException {
        List<StudyPart> parts = new ArrayList<>();
        for (PointRange points : study.parts()) {
            StudyFolder folder = study.part(points);
            boolean running = locks.isHeld(folder);
            JournalSnapshot snapshot =
                    JournalSnapshot.read(folder)
                            .requirePlan(folder, plan.hash(), plan.tasks().size());
            parts.add(new StudyPart(points, folder, snapshot, running));
        }
        return parts;
    }
}
