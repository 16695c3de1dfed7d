// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.gate;

import java.util.function.LongSupplier;

/**
 * A limit of a rate that admits bursts: a bucket of tokens, filled at the rate; each request takes
 * one. (J. Turner, New directions in communications, IEEE Communications Magazine 24(10), 1986.)
 */
public final class TokenBucket {
    private static final double NANOS = 1e9;

    private final double capacity;
    private final double perSecond;
    private final LongSupplier nanoTime;
    private double tokens;
    private long filled;

    /**
     * A full bucket.
     *
     * @param capacity largest burst, requests
     * @param perSecond sustained rate, requests per second
     * @param nanoTime the time, ns
     */
    public TokenBucket(int capacity, double perSecond, LongSupplier nanoTime) {
        this.capacity = capacity;
        this.perSecond = perSecond;
        this.nanoTime = nanoTime;
        this.tokens = capacity;
        this.filled = nanoTime.getAsLong();
    }

    /** Takes a token; returns false if there is none. */
    public synchronized boolean take() {
        long now = nanoTime.getAsLong();
        tokens = Math.min(capacity, tokens + perSecond * (now - filled) / NANOS);
        filled = now;
        if (tokens < 1) {
            return false;
        }
        tokens--;
        return true;
    }
}
