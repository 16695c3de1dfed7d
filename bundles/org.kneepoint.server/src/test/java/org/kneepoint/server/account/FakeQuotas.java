// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Quotas that a test sets: one for all accounts, and none for groups unless set. */
public final class FakeQuotas implements Quotas {
    private static final Quota UNLIMITED =
            new Quota(Integer.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

    private final Map<String, String> groups = new ConcurrentHashMap<>();
    private final Map<String, Quota> ofGroups = new ConcurrentHashMap<>();
    private final String group;
    private volatile Quota quota;

    /**
     * One quota.
     *
     * @param group that of every account, until one is moved; empty for none
     * @param quota that of every account
     */
    public FakeQuotas(String group, Quota quota) {
        this.group = group;
        this.quota = quota;
    }

    /** Moves an account into a group. */
    public void move(String account, String to) {
        groups.put(account, to);
    }

    /** Sets the quota of every account. */
    public void set(Quota other) {
        quota = other;
    }

    /** Sets the quota of a group. */
    public void setGroup(String name, Quota other) {
        ofGroups.put(name, other);
    }

    @Override
    public String group(String account) {
        return groups.getOrDefault(account, group);
    }

    @Override
    public Quota of(String account) {
        return quota;
    }

    @Override
    public Quota ofGroup(String name) {
        return ofGroups.getOrDefault(name, UNLIMITED);
    }
}
