// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.io.IOException;
import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.server.account.Account;
import org.kneepoint.server.account.Accounts;
import org.kneepoint.server.account.Keys;
import org.kneepoint.server.account.Passwords;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.support.ResourceText;

/** {@code user}: accounts, their passwords and keys. */
public final class UserCommand implements Command {
    private static final List<String> ACTIONS =
            List.of("list", "add", "remove", "lock", "unlock", "password", "key");
    private static final String NAME = "name of an account";

    private final Accounts accounts;
    private final KeyActions keys;

    /** Changes accounts and keys. */
    public UserCommand(Accounts accounts, Keys keys) {
        this.accounts = accounts;
        this.keys = new KeyActions(keys);
    }

    @Override
    public String name() {
        return "user";
    }

    @Override
    public String summary() {
        return "lists and changes accounts, passwords and SSH keys";
    }

    @Override
    public String usage() {
        return ResourceText.joined(UserCommand.class, "user.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        Words words = new Words(request);
        return switch (words.action(name(), ACTIONS)) {
            case "list" -> list(words);
            case "add" -> add(request, words);
            case "remove" -> remove(request, words);
            case "lock" -> lock(request, words, true);
            case "unlock" -> lock(request, words, false);
            case "password" -> password(words);
            default -> keys.execute(request, words);
        };
    }

    private CommandResult list(Words words) {
        words.end();
        Table.Builder table = Table.of("name", "role", "group", "locked", "created");
        for (Account account : accounts.list(Caller.current())) {
            table.row(
                    account.name(),
                    account.role().label(),
                    account.group(),
                    account.locked(),
                    account.created().toString());
        }
        return CommandResult.of(table.build());
    }

    private CommandResult add(CommandRequest request, Words words) {
        String name = words.next(NAME);
        Role role = Role.of(request.takeParameter("role").orElse(Role.EVALUATOR.label()));
        String group = request.takeParameter("group").orElse("");
        words.endBeforeSecret(name());
        String password = Passwords.generate();
        accounts.add(Caller.current(), name, role, group, password);
        return shown(name, password);
    }

    private CommandResult remove(CommandRequest request, Words words) {
        String name = words.next(NAME);
        words.end();
        accounts.remove(Caller.current(), name);
        request.printNotice(
                name + " is removed; jobs and results are kept, so nobody gets its name again");
        return CommandResult.none();
    }

    private CommandResult lock(CommandRequest request, Words words, boolean locked) {
        String name = words.next(NAME);
        words.end();
        accounts.setLocked(Caller.current(), name, locked);
        request.printNotice(name + (locked ? " is locked" : " is unlocked"));
        return CommandResult.none();
    }

    private CommandResult password(Words words) {
        String name = words.hasNext() ? words.next(NAME) : Caller.current().account();
        words.endBeforeSecret(name());
        String password = Passwords.generate();
        accounts.setPassword(Caller.current(), name, password);
        return shown(name, password);
    }

    /** A generated password, shown this once. */
    private static CommandResult shown(String name, String password) {
        return CommandResult.of(Table.of("name", "password").row(name, password).build());
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return ACTIONS;
        }
        return switch (typed.get(0)) {
            case "key" -> typed.size() == 1 ? KeyActions.ACTIONS : List.of();
            case "add" -> List.of("role=", "group=");
            case "list" -> List.of();
            default -> typed.size() == 1 ? NameCompletions.of(accounts) : List.of();
        };
    }
}
