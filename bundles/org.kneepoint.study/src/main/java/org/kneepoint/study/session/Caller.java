// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import java.util.concurrent.Callable;

/**
 * Who has given a command. While a command is executed its thread has a caller, so that services
 * which commands share, such as executors, know for whom they work.
 *
 * @param account name of the account; empty for the user of this machine
 * @param role what the caller may do
 */
public record Caller(String account, Role role) {
    /** The user of this machine, who may do everything. */
    public static final Caller LOCAL = new Caller("", Role.ADMINISTRATOR);

    private static final ThreadLocal<Caller> PRESENT = ThreadLocal.withInitial(() -> LOCAL);

    /** Returns the caller of this thread; {@link #LOCAL} if none was set. */
    public static Caller current() {
        return PRESENT.get();
    }

    /** Does work on this thread in the name of this caller. */
    public <T> T call(Callable<T> work) throws Exception {
        Caller before = PRESENT.get();
        PRESENT.set(this);
        try {
            return work.call();
        } finally {
            PRESENT.set(before);
        }
    }
}
