// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.HashMap;
import java.util.Map;
import org.kneepoint.server.account.Quota;
import org.kneepoint.server.account.Quotas;

/** Quotas of stored bytes, and groups by account. */
final class FakeQuotas implements Quotas {
    final Map<String, String> groups = new HashMap<>();
    final Map<String, Long> ofGroups = new HashMap<>();
    long bytes = Long.MAX_VALUE;

    @Override
    public String group(String account) {
        return groups.getOrDefault(account, "");
    }

    @Override
    public Quota of(String account) {
        return quota(bytes);
    }

    @Override
    public Quota ofGroup(String group) {
        return quota(ofGroups.getOrDefault(group, Long.MAX_VALUE));
    }

    private static Quota quota(long stored) {
        return new Quota(2, 60, 1L << 28, stored);
    }
}
