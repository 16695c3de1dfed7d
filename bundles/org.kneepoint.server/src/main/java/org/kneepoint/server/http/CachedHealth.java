// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.kneepoint.server.operation.HealthSource;

/** The health as of the last seconds: strangers ask for it, who must not keep the server busy. */
final class CachedHealth implements HealthSource {
    private static final long VALID_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final HealthSource source;
    private final LongSupplier nanoTime;
    private List<Entry> entries;
    private long checked;

    /**
     * Asks a source when what is known is 5 s old.
     *
     * @param nanoTime the time, ns
     */
    CachedHealth(HealthSource source, LongSupplier nanoTime) {
        this.source = source;
        this.nanoTime = nanoTime;
    }

    @Override
    public synchronized List<Entry> check() {
        if (entries == null || nanoTime.getAsLong() - checked > VALID_NANOS) {
            entries = source.check();
            checked = nanoTime.getAsLong();
        }
        return entries;
    }
}
