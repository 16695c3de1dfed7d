// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Whether the programs of OpenSSH are on the PATH; assumed in CI ({@code CI=true}). */
final class OpenSshCondition implements ExecutionCondition {
    private static final List<String> PROGRAMS = List.of("ssh", "ssh-keygen", "sshpass", "script");

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return "true".equals(System.getenv("CI"))
                        || PROGRAMS.stream().allMatch(OpenSshCondition::isThere)
                ? ConditionEvaluationResult.enabled("")
                : ConditionEvaluationResult.disabled(
                        "the tests with OpenSSH are skipped: not all of "
                                + PROGRAMS
                                + " are installed");
    }

    private static boolean isThere(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
