// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.util.List;
import org.kneepoint.server.account.Account;
import org.kneepoint.server.account.Accounts;
import org.kneepoint.study.session.Caller;

/** Names of accounts that the caller sees. */
final class NameCompletions {
    private NameCompletions() {}

    static List<String> of(Accounts accounts) {
        return accounts.list(Caller.current()).stream().map(Account::name).toList();
    }
}
