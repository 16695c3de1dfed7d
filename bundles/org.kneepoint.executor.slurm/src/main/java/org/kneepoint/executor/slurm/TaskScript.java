// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.study.format.AtomicFile;
import org.kneepoint.study.worker.WorkerCommand;

/** The script of the tasks of a submission: starts this installation with the pack of a task. */
final class TaskScript {
    private TaskScript() {}

    /**
     * Writes the script. A task of which nothing is left to take ends before it starts Java.
     *
     * @param command the process of a task, without its arguments
     */
    static Path write(Submission submission, WorkerCommand command) throws IOException {
        String folder = quoted(submission.folder().toString());
        String text =
                "#!/bin/sh\n"
                        + "exec >>"
                        + folder
                        + "/\"$SLURM_ARRAY_TASK_ID.out\" 2>&1\n"
                        + "[ \"${SLURM_RESTART_COUNT:-0}\" = 0 ] && [ -e "
                        + folder
                        + "/"
                        + submission.packs().size()
                        + ".taken ] && exit 0\n"
                        + exports(command.environment())
                        + "exec "
                        + words(command.words())
                        + " "
                        + folder
                        + " \"$SLURM_ARRAY_TASK_ID\""
                        + " \"$SLURM_JOB_ID.${SLURM_RESTART_COUNT:-0}\"\n";
        Path script = submission.folder().resolve("task.sh");
        AtomicFile.write(script, text);
        return script;
    }

    private static String exports(Map<String, String> environment) {
        return environment.entrySet().stream()
                .map(one -> "export " + one.getKey() + "=" + quoted(one.getValue()) + "\n")
                .collect(Collectors.joining());
    }

    private static String words(List<String> words) {
        return words.stream().map(TaskScript::quoted).collect(Collectors.joining(" "));
    }

    /** Quotes a word for the shell. */
    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }
}
