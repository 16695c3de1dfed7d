// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** Parts that are closed in the reverse order of their start; one that fails stops no other. */
final class ClosingStack implements AutoCloseable {
    private final Deque<AutoCloseable> parts = new ArrayDeque<>();
    private final Consumer<Exception> failures;

    /**
     * An empty stack.
     *
     * @param failures receives what a part throws when it is closed
     */
    ClosingStack(Consumer<Exception> failures) {
        this.failures = failures;
    }

    /** Adds a part and returns it. */
    <T extends AutoCloseable> T add(T part) {
        parts.push(part);
        return part;
    }

    @Override
    public void close() {
        while (!parts.isEmpty()) {
            try {
                parts.pop().close();
            } catch (Exception e) {
                failures.accept(e);
            }
        }
    }
}
