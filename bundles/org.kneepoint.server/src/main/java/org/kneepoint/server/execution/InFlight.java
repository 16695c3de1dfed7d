// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.Collection;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The keys of runs that are being executed. Safe for use by several threads. */
final class InFlight {
    private final ConcurrentMap<String, CompletableFuture<Void>> runs = new ConcurrentHashMap<>();

    /**
     * Begins a run, unless another execution of it has begun.
     *
     * @return the end of the other execution, after which its result is stored if it has one
     */
    Optional<CompletableFuture<Void>> begin(String key) {
        return Optional.ofNullable(runs.putIfAbsent(key, new CompletableFuture<>()));
    }

    /** Ends runs that the caller has begun, after their results are stored. */
    void end(Collection<String> keys) {
        keys.forEach(key -> runs.remove(key).complete(null));
    }
}
