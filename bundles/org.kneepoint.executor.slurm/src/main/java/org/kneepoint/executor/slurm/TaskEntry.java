// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.ToIntFunction;
import org.kneepoint.study.EvaluationService;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The process of a task. Its arguments are the folder of the submission, the number of the task in
 * the job array, and the number of the job with that of the restart.
 */
@Component(service = ToIntFunction.class, property = "kneepoint.entry=" + TaskEntry.ENTRY)
public final class TaskEntry implements ToIntFunction<String[]> {
    /** Value of the property {@code kneepoint.entry} of the process of a task. */
    static final String ENTRY = "slurm-task";

    private static final int FAILURE = 3;

    private final EvaluationService evaluation;

    /** Evaluates with the plug-ins installed in this process. */
    @Activate
    public TaskEntry(@Reference EvaluationService evaluation) {
        this.evaluation = evaluation;
    }

    @Override
    public int applyAsInt(String[] arguments) {
        try {
            Submission submission =
                    Submission.read(Path.of(arguments[0]))
                            .orElseThrow(() -> new IOException("no submission"));
            PackTask task = new PackTask(submission, Integer.parseInt(arguments[1]), arguments[2]);
            return task.execute(evaluation);
        } catch (IOException e) {
            System.err.println("kneepoint: " + e.getMessage() + ": " + arguments[0]);
            return FAILURE;
        }
    }
}
