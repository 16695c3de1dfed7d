// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.server.account.Accounts;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.support.ResourceText;

/** {@code role}: gives an account another role. */
public final class RoleCommand implements Command {
    private final Accounts accounts;

    /** Changes accounts. */
    public RoleCommand(Accounts accounts) {
        this.accounts = accounts;
    }

    @Override
    public String name() {
        return "role";
    }

    @Override
    public String summary() {
        return "gives an account another role";
    }

    @Override
    public String usage() {
        return ResourceText.joined(RoleCommand.class, "role.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        Words words = new Words(request);
        String name = words.next("name of an account");
        Role role = Role.of(words.next("role"));
        words.end();
        accounts.setRole(Caller.current(), name, role);
        request.printNotice(name + " is " + role.label());
        return CommandResult.none();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return switch (typed.size()) {
            case 0 -> NameCompletions.of(accounts);
            case 1 -> Stream.of(Role.values()).map(Role::label).toList();
            default -> List.of();
        };
    }
}
