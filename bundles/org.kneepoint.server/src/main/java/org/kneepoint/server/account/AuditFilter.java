// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;

/**
 * Which acts are asked for.
 *
 * @param account by whom; empty for anybody
 * @param act a part of what was done; empty for anything
 * @param since not before
 * @param limit the largest number of acts
 */
public record AuditFilter(String account, String act, Instant since, int limit) {
    private static final int DEFAULT_LIMIT = 100;
    private static final Range LIMITS = Range.closed(1, 100_000);

    /**
     * Reads a filter.
     *
     * @param since a day or an instant of UTC; empty for the beginning
     * @param limit 1 to 100000; 100 if empty
     * @throws BadInput if one of them is wrong
     */
    public static AuditFilter of(String account, String act, String since, String limit) {
        return new AuditFilter(account, act, instant(since), number(limit));
    }

    private static Instant instant(String text) {
        if (text.isEmpty()) {
            return Instant.EPOCH;
        }
        try {
            return text.contains("T")
                    ? Instant.parse(text)
                    : LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant();
        } catch (DateTimeException e) {
            throw BadInput.notAllowed(
                    "since", text, "a day such as 2026-01-31, or 2026-01-31T12:00:00Z");
        }
    }

    private static int number(String text) {
        if (text.isEmpty()) {
            return DEFAULT_LIMIT;
        }
        try {
            int limit = Integer.parseInt(text);
            if (LIMITS.contains(limit)) {
                return limit;
            }
        } catch (NumberFormatException e) {
            // refused below
        }
        throw BadInput.notAllowed("limit", text, LIMITS);
    }
}
