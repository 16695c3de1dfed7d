// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.Locale;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.Quotas;

/** Holds the stored results of accounts and groups to their quotas. */
final class StorageQuota {
    private static final double MEGABYTE = 1e6;

    private final Quotas quotas;

    StorageQuota(Quotas quotas) {
        this.quotas = quotas;
    }

    /**
     * Requires space for one more result.
     *
     * @param bytes its size
     * @param stored the bytes that each account has stored
     * @param files the bytes of the files of the account, which count too
     * @throws BadInput if the quota of the account or of its group does not admit it
     */
    void require(String account, long bytes, Map<String, Long> stored, long files) {
        long own = stored.getOrDefault(account, 0L);
        long left = Math.max(0, quotas.of(account).storedBytes() - files);
        require("your results", own, bytes, left);
        String group = quotas.group(account);
        if (!group.isEmpty()) {
            long limit = quotas.ofGroup(group).storedBytes();
            if (limit < Long.MAX_VALUE) {
                require("the results of group " + group, of(group, stored), bytes, limit);
            }
        }
    }

    private long of(String group, Map<String, Long> stored) {
        return stored.entrySet().stream()
                .filter(entry -> quotas.group(entry.getKey()).equals(group))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    private static void require(String whose, long used, long bytes, long limit) {
        if (bytes > limit - used) {
            throw BadInput.because(
                    "stored",
                    bytes,
                    whose
                            + " use "
                            + megabytes(used)
                            + " of "
                            + megabytes(limit)
                            + " MB and this one needs "
                            + megabytes(bytes)
                            + " MB: remove some");
        }
    }

    private static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.3f", bytes / MEGABYTE);
    }
}
