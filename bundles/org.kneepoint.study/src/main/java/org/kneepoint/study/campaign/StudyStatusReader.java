// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.DetachedJobs;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.study.format.CurveTableReader;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/** Determines the status of a study from its folder, which it does not change. */
final class StudyStatusReader {
    private final StudyFolder place;
    private final StoredPlan plan;
    private final List<RunTask> tasks;
    private final List<StudyPart> parts;
    private final boolean isRunning;
    private final JournalSnapshot snapshot;
    private final InMemoryCollector memory;

    /**
     * Reads the journal of a folder.
     *
     * @param plan its stored plan
     * @param tasks the tasks that concern the folder: all, or those of a part
     * @param parts the parts of the study, whose runs count
     * @param isRunning whether a process runs the whole study, so that the results may be older
     *     than the journal
     * @throws IOException if the journal cannot be read or belongs to another plan
     */
    StudyStatusReader(
            StudyFolder place,
            StoredPlan plan,
            List<RunTask> tasks,
            List<StudyPart> parts,
            boolean isRunning)
            throws IOException {
        this.place = place;
        this.plan = plan;
        this.tasks = tasks;
        this.parts = parts;
        this.isRunning = isRunning;
        this.snapshot =
                JournalSnapshot.read(place).requirePlan(place, plan.hash(), plan.tasks().size());
        this.memory = snapshot.memory(tasks);
        parts.stream()
                .flatMap(part -> part.snapshot().runs().values().stream())
                .map(RunRecord::withoutSeconds)
                .filter(memory::lacks)
                .forEach(memory::collect);
    }

    /** Adds results of detached work that are not in the journal yet. */
    void add(List<RunResult> uncollected) {
        uncollected.forEach(result -> memory.collect(RunRecord.withoutSeconds(result)));
    }

    /** Returns the results of the journal, and those added. */
    InMemoryCollector memory() {
        return memory;
    }

    /** Returns the status after the results were written. */
    StudyStatus afterWriting(StudyPlan made) {
        return standing(made.runs().curves(memory.completeScenarios()), true, "");
    }

    /**
     * Returns the status of a study that can be resumed.
     *
     * @param made its plan with the installed plug-ins
     */
    StudyStatus planned(StudyPlan made) {
        List<Curve> curves = made.runs().curves(memory.completeScenarios());
        boolean isWritten =
                isRunning
                        || place.readResults()
                                .map(text -> text.equals(CsvCodec.write(CurveTable.of(curves))))
                                .orElse(curves.isEmpty());
        return standing(curves, isWritten, "");
    }

    /**
     * Returns the status of a study that cannot be resumed, with the curves of its results file.
     *
     * @param obstacle why it cannot be resumed
     */
    StudyStatus unplanned(String obstacle) {
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
        boolean isWritten = isRunning || rows == memory.rows();
        return standing(curves, isWritten, obstacle);
    }

    private StudyStatus standing(List<Curve> curves, boolean isWritten, String obstacle) {
        List<StudyPart> active = parts.stream().filter(StudyPart::isRunning).toList();
        Set<RunTask> begun = new HashSet<>();
        active.forEach(part -> begun.addAll(part.points().select(tasks)));
        return new StudyStatus(
                plan.file().method(),
                place.results(),
                memory.runs(),
                tasks.size(),
                memory.scenarios(),
                (int) tasks.stream().filter(RunTask::isLast).count(),
                StudyStatus.otherStatuses(curves),
                active.isEmpty() ? snapshot.rate() : rate(active),
                isRunning || !active.isEmpty(),
                snapshot.sessions().size(),
                curves,
                isWritten,
                snapshot.damaged(),
                PointRange.of(tasks, task -> !memory.isDone(task) && !begun.contains(task)),
                parts.size(),
                active.stream().map(StudyPart::points).toList(),
                obstacle,
                DetachedJobs.NONE);
    }

    /** Returns the runs per second of all processes together. */
    private OptionalDouble rate(List<StudyPart> active) {
        double rate =
                (isRunning ? snapshot.rate().orElse(0) : 0)
                        + active.stream()
                                .mapToDouble(part -> part.snapshot().rate().orElse(0))
                                .sum();
        return rate > 0 ? OptionalDouble.of(rate) : OptionalDouble.empty();
    }
}
