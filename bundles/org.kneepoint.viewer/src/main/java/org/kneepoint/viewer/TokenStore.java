// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Values that are found by secret random tokens of 256 bits. Of a token only its SHA-256 is kept.
 *
 * @param <T> the values
 */
final class TokenStore<T> {
    private static final int TOKEN_BYTES = 32;

    private final int capacity;
    private final SecureRandom random = new SecureRandom();
    private final List<Entry<T>> entries = new ArrayList<>();

    private record Entry<T>(byte[] hash, T value) {}

    /**
     * A store that drops its oldest token when it is full.
     *
     * @param capacity most tokens kept
     */
    TokenStore(int capacity) {
        this.capacity = capacity;
    }

    /** Returns a new token for a value: characters of base64url. */
    String issue(T value) {
        byte[] bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        synchronized (this) {
            if (entries.size() == capacity) {
                entries.remove(0);
            }
            entries.add(new Entry<>(hash(token), value));
        }
        return token;
    }

    /** Returns the value of a token, if there is one. */
    synchronized Optional<T> find(String token) {
        byte[] hash = hash(token);
        return entries.stream()
                .filter(entry -> MessageDigest.isEqual(entry.hash(), hash))
                .map(Entry::value)
                .findFirst();
    }

    /** Returns the value of a token, if there is one, and forgets the token. */
    synchronized Optional<T> take(String token) {
        Optional<T> value = find(token);
        byte[] hash = hash(token);
        entries.removeIf(entry -> MessageDigest.isEqual(entry.hash(), hash));
        return value;
    }

    /** Forgets the tokens of some values. */
    synchronized void removeIf(Predicate<T> condition) {
        entries.removeIf(entry -> condition.test(entry.value()));
    }

    private static byte[] hash(String token) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(token.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
