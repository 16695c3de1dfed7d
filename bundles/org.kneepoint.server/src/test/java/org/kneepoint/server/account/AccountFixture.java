// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.time.Clock;
import org.kneepoint.server.store.Database;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** Accounts for tests: the administrator root and the evaluator anna. */
public final class AccountFixture {
    public static final Caller ROOT = new Caller("root", Role.ADMINISTRATOR);
    public static final Caller ANNA = new Caller("anna", Role.EVALUATOR);
    public static final Quota QUOTA = new Quota(2, 3600, 1L << 30, 1L << 30);
    public static final String PASSWORD = "correct horse";

    private AccountFixture() {}

    public static AccountStore store(Database database, Clock clock) {
        AccountStore store = AccountStore.of(database, clock, QUOTA);
        store.accounts().add(Caller.LOCAL, "root", Role.ADMINISTRATOR, "", PASSWORD);
        store.accounts().add(ROOT, "anna", Role.EVALUATOR, "lab", PASSWORD);
        return store;
    }
}
