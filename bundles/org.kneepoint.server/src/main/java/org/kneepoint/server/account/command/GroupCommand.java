// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.server.account.Account;
import org.kneepoint.server.account.Accounts;
import org.kneepoint.study.session.Caller;
import org.kneepoint.support.ResourceText;

/** {@code group}: moves an account to a group. */
public final class GroupCommand implements Command {
    private static final String NONE = "-";

    private final Accounts accounts;

    /** Changes accounts. */
    public GroupCommand(Accounts accounts) {
        this.accounts = accounts;
    }

    @Override
    public String name() {
        return "group";
    }

    @Override
    public String summary() {
        return "moves an account to a group, whose members share a quota";
    }

    @Override
    public String usage() {
        return ResourceText.joined(GroupCommand.class, "group.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        Words words = new Words(request);
        String name = words.next("name of an account");
        String group = words.next("name of a group, or " + NONE);
        words.end();
        boolean none = group.equals(NONE);
        accounts.setGroup(Caller.current(), name, none ? "" : group);
        request.printNotice(name + (none ? " is in no group" : " is in " + group));
        return CommandResult.none();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return switch (typed.size()) {
            case 0 -> NameCompletions.of(accounts);
            case 1 ->
                    accounts.list(Caller.current()).stream()
                            .map(Account::group)
                            .filter(group -> !group.isEmpty())
                            .distinct()
                            .toList();
            default -> List.of();
        };
    }
}
