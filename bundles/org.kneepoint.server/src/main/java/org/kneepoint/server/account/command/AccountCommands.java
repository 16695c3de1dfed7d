// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.server.account.AccountStore;

/** The commands for accounts. */
public final class AccountCommands {
    private AccountCommands() {}

    /** Returns all, which act in the name of {@code Caller.current()}. */
    public static List<Command> of(AccountStore store) {
        return List.of(
                new UserCommand(store.accounts(), store.keys()),
                new RoleCommand(store.accounts()),
                new GroupCommand(store.accounts()),
                new TokenCommand(store.tokens()),
                new QuotaCommand(store.accounts(), store.quotas()),
                new AuditCommand(store.audit()));
    }
}
