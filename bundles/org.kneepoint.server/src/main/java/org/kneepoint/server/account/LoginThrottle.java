// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.server.access.Authentication.TooManyAttempts;

/**
 * Delays attempts after failures: of an account from an address, and of an address for any account.
 * The delay is one second after the free failures, doubles with each further one up to 15 minutes,
 * and is forgotten an hour after the last. An attempt counts as failed until it has succeeded, so
 * that attempts at once gain nothing. Nobody can lock the account of another, since its own address
 * is not delayed. Safe for use by several threads.
 */
final class LoginThrottle {
    private static final int FREE_OF_ACCOUNT = 10;
    private static final int FREE_OF_ADDRESS = 200;
    private static final int LARGEST_DOUBLINGS = 10;
    private static final Duration LONGEST_DELAY = Duration.ofMinutes(15);
    private static final Duration MEMORY = Duration.ofHours(1);
    private static final int MOST_ENTRIES = 10_000;
    private static final Pattern IPV6 = Pattern.compile("[0-9a-fA-F.]*:[0-9a-fA-F:.]*");
    private static final int NETWORK_BYTES = 8;

    private final Clock clock;

    /** The entry that was not used for longest is the first. */
    private final Map<String, Failures> entries = new LinkedHashMap<>(16, 0.75f, true);

    LoginThrottle(Clock clock) {
        this.clock = clock;
    }

    /** Failures of a kind. */
    private record Failures(int count, Instant last) {
        static final Failures NONE = new Failures(0, Instant.EPOCH);

        Instant end(int free) {
            if (count < free) {
                return Instant.EPOCH;
            }
            Duration delay = Duration.ofSeconds(1L << Math.min(count - free, LARGEST_DOUBLINGS));
            return last.plus(delay.compareTo(LONGEST_DELAY) > 0 ? LONGEST_DELAY : delay);
        }
    }

    /** Admits or refuses an attempt, which counts as failed for now. */
    synchronized void begin(String account, String address) throws TooManyAttempts {
        String both = both(account, address);
        String alone = network(address);
        Instant now = clock.instant();
        Instant end = present(both, now).end(FREE_OF_ACCOUNT);
        Instant other = present(alone, now).end(FREE_OF_ADDRESS);
        Instant later = end.isAfter(other) ? end : other;
        if (later.isAfter(now)) {
            throw new TooManyAttempts(Duration.between(now, later));
        }
        add(both, now);
        add(alone, now);
    }

    /**
     * Tells that an attempt was right: earlier failures of the account from there are forgotten.
     */
    synchronized void succeed(String account, String address) {
        entries.remove(both(account, address));
        subtract(network(address));
    }

    /** Tells that an attempt was not examined. */
    synchronized void withdraw(String account, String address) {
        subtract(both(account, address));
        subtract(network(address));
    }

    synchronized int size() {
        return entries.size();
    }

    private Failures present(String key, Instant now) {
        Failures failures = entries.getOrDefault(key, Failures.NONE);
        return failures.last().plus(MEMORY).isBefore(now) ? Failures.NONE : failures;
    }

    private void add(String key, Instant now) {
        entries.put(key, new Failures(present(key, now).count() + 1, now));
        if (entries.size() > MOST_ENTRIES) {
            entries.remove(entries.keySet().iterator().next());
        }
    }

    private void subtract(String key) {
        entries.computeIfPresent(
                key,
                (any, failures) ->
                        failures.count() <= 1
                                ? null
                                : new Failures(failures.count() - 1, failures.last()));
    }

    private static String both(String account, String address) {
        // names of accounts are short; others only fill the memory
        return account.substring(0, Math.min(account.length(), 33)) + " " + network(address);
    }

    /** An IPv6 network of 64 bits belongs to one user, who can use any of its addresses. */
    private static String network(String address) {
        if (!IPV6.matcher(address).matches()) {
            return address;
        }
        try {
            byte[] bytes = InetAddress.getByName(address).getAddress();
            return HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, NETWORK_BYTES));
        } catch (UnknownHostException e) {
            return address;
        }
    }
}
