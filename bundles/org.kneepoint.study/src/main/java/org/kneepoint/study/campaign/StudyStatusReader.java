// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.util.List;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.study.format.CurveTableReader;
import org.kneepoint.study.run.InMemoryCollector;

/** Determines the status of a study from its folder, which it does not change. */
final class StudyStatusReader {
    private final StudyFolder place;
    private final StoredPlan plan;
    private final JournalSnapshot snapshot;
    private final InMemoryCollector memory;

    /**
     * Reads the journal of a folder.
     *
     * @param plan its stored plan
     * @throws IOException if the journal cannot be read or belongs to another plan
     */
    StudyStatusReader(StudyFolder place, StoredPlan plan) throws IOException {
        this.place = place;
        this.plan = plan;
        this.snapshot =
                JournalSnapshot.read(place).requirePlan(place, plan.hash(), plan.tasks().size());
        this.memory = snapshot.memory(plan.tasks());
    }

    /** Returns the status after the results were written. */
    StudyStatus afterWriting(StudyPlan made) {
        return standing(made.runs().curves(memory.completeScenarios()), false, true, "");
    }

    /**
     * Returns the status of a study that can be resumed.
     *
     * @param made its plan with the installed plug-ins
     * @param running whether a process runs it, so that the results may be older than the journal
     */
    StudyStatus planned(StudyPlan made, boolean running) {
        List<Curve> curves = made.runs().curves(memory.completeScenarios());
        boolean isWritten =
                running
                        || place.readResults()
                                .map(text -> text.equals(CsvCodec.write(CurveTable.of(curves))))
                                .orElse(curves.isEmpty());
        return standing(curves, running, isWritten, "");
    }

    /**
     * Returns the status of a study that cannot be resumed, with the curves of its results file.
     *
     * @param running whether a process runs it
     * @param obstacle why it cannot be resumed
     */
    StudyStatus unplanned(boolean running, String obstacle) {
        int rows = 0;
        List<Curve> curves = List.of();
        try {
            String text = place.readResults().orElse("");
            if (!text.isEmpty()) {
                Table table = CsvCodec.read(text);
                rows = table.rows().size();
                curves = CurveTableReader.read(table, place.shown());
            }
        } catch (BadInput e) {
            // the file is damaged: no curves
        }
        boolean isWritten = running || rows == memory.rows();
        return standing(curves, running, isWritten, obstacle);
    }

    private StudyStatus standing(
            List<Curve> curves, boolean running, boolean isWritten, String obstacle) {
        return new StudyStatus(
                plan.file().method(),
                place.results(),
                memory.runs(),
                plan.tasks().size(),
                memory.scenarios(),
                plan.points(),
                StudyStatus.otherStatuses(curves),
                snapshot.rate(),
                running,
                snapshot.sessions().size(),
                curves,
                isWritten,
                snapshot.damaged(),
                obstacle);
    }
}
