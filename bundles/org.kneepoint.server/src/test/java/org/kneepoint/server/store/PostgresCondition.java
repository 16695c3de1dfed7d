// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Whether PostgreSQL is installed; assumed in CI ({@code CI=true}). */
final class PostgresCondition implements ExecutionCondition {
    private static final String SKIPPED =
            "The tests of PostgreSQL are skipped: it is not installed.";
    private static final AtomicBoolean TOLD = new AtomicBoolean();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if ("true".equals(System.getenv("CI")) || TestPostgres.programs().isPresent()) {
            return ConditionEvaluationResult.enabled("");
        }
        if (!TOLD.getAndSet(true)) {
            System.out.println(SKIPPED);
        }
        return ConditionEvaluationResult.disabled(SKIPPED);
    }
}
