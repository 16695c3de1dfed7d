// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.function.Supplier;

/**
 * Work that waits for slots: the runs of a plan, or a job. Used under the lock of its {@link
 * FairShares}.
 */
public final class Claim {
    private final String account;
    private final String group;
    private final Supplier<Limits> limits;
    private final Supplier<Priority> priority;
    private final Use use = new Use();
    private int waiting;

    /**
     * Slots that may be used at once.
     *
     * @param account by all work of the account
     * @param group by all work of its group
     */
    public record Limits(int account, int group) {
        /** No limits. */
        public static final Limits NONE = new Limits(Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    /**
     * Claims slots.
     *
     * @param group empty for none: the account then is a group of its own
     * @param limits read at each choice
     * @param priority read at each choice
     */
    public Claim(
            String account, String group, Supplier<Limits> limits, Supplier<Priority> priority) {
        this.account = account;
        this.group = group.isEmpty() ? "@" + account : group;
        this.limits = limits;
        this.priority = priority;
    }

    String account() {
        return account;
    }

    String group() {
        return group;
    }

    Limits limits() {
        return limits.get();
    }

    double weight() {
        return priority.get().weight();
    }

    Use use() {
        return use;
    }

    /** Returns the number of slots that it waits for. */
    int waiting() {
        return waiting;
    }

    void setWaiting(int slots) {
        waiting = slots;
    }
}
