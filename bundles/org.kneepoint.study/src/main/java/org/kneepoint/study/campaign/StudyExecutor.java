// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.DetachedJobs;
import org.kneepoint.study.DetachedWork;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.ExecutionSite;
import org.kneepoint.study.ExecutorChoice;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.RunResult;

/**
 * The executor of a study. One that was chosen is kept in the folder, so that a later session
 * continues with it; a detached one has its work in a folder of its name there.
 */
final class StudyExecutor {
    private final StudyFolder place;
    private final ExecutorChoice choice;

    private StudyExecutor(StudyFolder place, ExecutorChoice choice) {
        this.place = place;
        this.choice = choice;
    }

    /** Returns that with which a study began; the default if none was chosen. */
    static StudyExecutor stored(StudyFolder place) throws IOException {
        Optional<String> text = place.executor();
        try {
            return new StudyExecutor(
                    place,
                    text.isPresent() ? ExecutorChoice.parse(text.get()) : ExecutorChoice.DEFAULT);
        } catch (BadInput e) {
            throw e.at(place.shownExecutor());
        }
    }

    /** Returns the one that is chosen for a study. */
    static StudyExecutor chosen(StudyFolder place, ExecutorChoice choice) {
        return new StudyExecutor(place, choice);
    }

    /** Rejects a choice that cannot be used, before anything is written. */
    void requireUsable(EvaluationService evaluation) {
        if (!choice.isDefault()) {
            evaluation.executors().requireUsable(choice, place.work(choice.name()));
        }
    }

    /**
     * Returns this executor, or another if one is chosen now.
     *
     * @throws BadInput if work of this one is not finished, or the other cannot be used
     */
    StudyExecutor changed(ExecutorChoice now, EvaluationService evaluation) throws IOException {
        if (now.isDefault() || now.equals(choice)) {
            return new StudyExecutor(place, evaluation.executors().lasting(choice));
        }
        if (!now.name().equals(choice.name())) {
            requireFinished(evaluation, "wait for it by study watch");
        }
        StudyExecutor other = new StudyExecutor(place, now);
        other.requireUsable(evaluation);
        return other;
    }

    /**
     * Rejects a study whose detached work is not finished.
     *
     * @param instead what may be done besides cancelling it
     */
    void requireFinished(EvaluationService evaluation, String instead) throws IOException {
        DetachedJobs jobs = jobs(evaluation);
        if (jobs.isKnown()) {
            requireFinished(jobs, " executes its runs", instead);
        }
    }

    /**
     * Rejects a study whose detached work may not be finished, also if nothing is known of it: what
     * still runs could not be found and cancelled any more.
     */
    void requireReplaceable(EvaluationService evaluation) throws IOException {
        DetachedJobs jobs = jobs(evaluation);
        requireFinished(
                jobs,
                jobs.isKnown()
                        ? " executes its runs"
                        : " does not answer, and may execute its runs",
                "give another folder=");
    }

    private void requireFinished(DetachedJobs jobs, String what, String instead) {
        if (jobs.isPending()) {
            throw place.wrong(
                    ": "
                            + choice.name()
                            + what
                            + " (job "
                            + String.join(", ", jobs.names())
                            + "): study cancel "
                            + place.shown()
                            + " ends it, or "
                            + instead);
        }
    }

    /** Keeps the choice in the folder. */
    void store() throws IOException {
        if (!choice.isDefault()) {
            place.writeExecutor(choice.text());
        }
    }

    /** Returns a service that executes runs by this executor. */
    EvaluationService of(EvaluationService evaluation, Consumer<String> notices) {
        return choice.isDefault()
                ? evaluation
                : evaluation.by(choice, ExecutionSite.kept(place.work(choice.name()), notices));
    }

    /** Returns the work outside this process, if the executor is a detached one. */
    Optional<DetachedWork> work(EvaluationService evaluation) {
        return choice.isDefault()
                ? Optional.empty()
                : evaluation.executors().work(choice, place.work(choice.name()));
    }

    private DetachedJobs jobs(EvaluationService evaluation) throws IOException {
        Optional<DetachedWork> work = work(evaluation);
        return work.isPresent() ? work.get().jobs() : DetachedJobs.NONE;
    }

    /**
     * Adds to a status what waits and runs outside this process; nothing once all runs are done,
     * although the last task may still be ending.
     */
    StudyStatus complete(StudyStatus status, EvaluationService evaluation) throws IOException {
        if (work(evaluation).isEmpty()) {
            return status;
        }
        return status.detached(status.isComplete() ? DetachedJobs.NONE : jobs(evaluation));
    }

    /**
     * Returns the results of detached work that are better than those of the journal: of runs that
     * have none, or only one in which a plug-in failed.
     */
    List<RunResult> uncollected(EvaluationService evaluation, InMemoryCollector memory)
            throws IOException {
        Optional<DetachedWork> work = work(evaluation);
        List<RunResult> found = new ArrayList<>();
        for (RunResult result : work.isPresent() ? work.get().results() : List.<RunResult>of()) {
            if (memory.lacks(result)) {
                found.add(result);
            }
        }
        return found;
    }
}
