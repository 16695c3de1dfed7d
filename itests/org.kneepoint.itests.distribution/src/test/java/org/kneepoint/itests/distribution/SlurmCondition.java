// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Whether Slurm and munge are installed, for a user root; assumed in CI ({@code CI=true}). */
final class SlurmCondition implements ExecutionCondition {
    private static final String SKIPPED =
            "The tests of a cluster are skipped: Slurm and munge are not installed, or the user is"
                    + " not root.";
    private static final List<String> PROGRAMS =
            List.of(
                    "/usr/sbin/slurmctld",
                    "/usr/sbin/slurmd",
                    "/usr/sbin/munged",
                    "/usr/bin/sbatch",
                    "/usr/bin/squeue");
    private static final AtomicBoolean TOLD = new AtomicBoolean();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        boolean isRoot = "root".equals(System.getProperty("user.name"));
        boolean isInstalled = PROGRAMS.stream().map(Path::of).allMatch(Files::isExecutable);
        if ("true".equals(System.getenv("CI")) || isRoot && isInstalled) {
            return ConditionEvaluationResult.enabled("");
        }
        if (!TOLD.getAndSet(true)) {
            System.out.println(SKIPPED);
        }
        return ConditionEvaluationResult.disabled(SKIPPED);
    }
}
