// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Whether Chromium and node are on the PATH; assumed in CI ({@code CI=true}). */
final class ChromiumCondition implements ExecutionCondition {
    private static final String SKIPPED =
            "The tests of the viewer are skipped: chromium and node are not both installed.";
    private static final AtomicBoolean TOLD = new AtomicBoolean();

    /** The browser. */
    static Optional<Path> chromium() {
        return program("chromium").or(() -> program("chromium-browser"));
    }

    /** The JavaScript engine that Playwright runs on. */
    static Optional<Path> node() {
        return program("node").or(() -> program("nodejs"));
    }

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (isCi() || chromium().isPresent() && node().isPresent()) {
            return ConditionEvaluationResult.enabled("");
        }
        if (!TOLD.getAndSet(true)) {
            System.out.println(SKIPPED);
        }
        return ConditionEvaluationResult.disabled(SKIPPED);
    }

    private static boolean isCi() {
        return "true".equals(System.getenv("CI"));
    }

    private static Optional<Path> program(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
