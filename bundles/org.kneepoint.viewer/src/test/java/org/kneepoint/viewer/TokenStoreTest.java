// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.kneepoint.viewer.gate.TokenBucket;

class TokenStoreTest {
    private final TokenStore<String> store = new TokenStore<>(2);

    @Test
    void aTokenFindsItsValue() {
        String token = store.issue("a");
        assertTrue(token.matches("[A-Za-z0-9_-]{43}"), token);
        assertNotEquals(token, store.issue("b"));
        assertEquals(Optional.of("a"), store.find(token));
        assertEquals(Optional.empty(), store.find(token + "x"));
        assertEquals(Optional.empty(), store.find(""));
    }

    @Test
    void aTokenIsTakenOnce() {
        String token = store.issue("a");
        assertEquals(Optional.of("a"), store.take(token));
        assertEquals(Optional.empty(), store.take(token));
        assertEquals(Optional.empty(), store.find(token));
    }

    @Test
    void theOldestIsDropped() {
        String first = store.issue("a");
        String second = store.issue("b");
        String third = store.issue("c");
        assertEquals(Optional.empty(), store.find(first));
        assertEquals(Optional.of("b"), store.find(second));
        assertEquals(Optional.of("c"), store.find(third));
        store.removeIf("b"::equals);
        assertEquals(Optional.empty(), store.find(second));
        assertEquals(Optional.of("c"), store.find(third));
    }

    @Test
    void aBucketAdmitsABurstAndThenItsRate() {
        AtomicLong nanos = new AtomicLong();
        TokenBucket bucket = new TokenBucket(3, 2, nanos::get);
        for (int i = 0; i < 3; i++) {
            assertTrue(bucket.take(), "request " + i);
        }
        assertFalse(bucket.take());
        nanos.addAndGet(400_000_000);
        assertFalse(bucket.take(), "0.8 tokens");
        nanos.addAndGet(100_000_000);
        assertTrue(bucket.take(), "1 token");
        assertFalse(bucket.take());
        nanos.addAndGet(1_000_000_000_000L);
        for (int i = 0; i < 3; i++) {
            assertTrue(bucket.take(), "no more than the burst is saved: " + i);
        }
        assertFalse(bucket.take());
    }
}
