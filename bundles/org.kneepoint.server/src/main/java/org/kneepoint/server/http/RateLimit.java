// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.viewer.gate.TokenBucket;

/**
 * A limit of the rate of requests of each account or address. Those that were not seen for longest
 * are forgotten when there are too many. Safe for use by several threads.
 */
final class RateLimit {
    private static final int MOST_KEYS = 10_000;
    private static final int BURST_SECONDS = 10;

    private final int perSecond;
    private final Map<String, TokenBucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

    /** Admits a sustained rate, requests per second, and bursts of ten times as many. */
    RateLimit(int perSecond) {
        this.perSecond = perSecond;
    }

    /** Returns whether one more request is admitted. */
    synchronized boolean take(String key) {
        TokenBucket bucket =
                buckets.computeIfAbsent(
                        key,
                        k ->
                                new TokenBucket(
                                        BURST_SECONDS * perSecond, perSecond, System::nanoTime));
        if (buckets.size() > MOST_KEYS) {
            buckets.remove(buckets.keySet().iterator().next());
        }
        return bucket.take();
    }

    /** Returns the number of accounts or addresses known. */
    synchronized int size() {
        return buckets.size();
    }
}
