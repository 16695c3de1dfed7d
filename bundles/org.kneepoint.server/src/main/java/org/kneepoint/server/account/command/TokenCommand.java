// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.server.account.Token;
import org.kneepoint.server.account.Tokens;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.support.ResourceText;

/** {@code token}: API tokens. */
public final class TokenCommand implements Command {
    private static final List<String> ACTIONS = List.of("list", "create", "revoke");
    private static final int DAYS = 30;

    private final Tokens tokens;

    /** Makes and revokes tokens. */
    public TokenCommand(Tokens tokens) {
        this.tokens = tokens;
    }

    @Override
    public String name() {
        return "token";
    }

    @Override
    public String summary() {
        return "lists, makes and revokes API tokens";
    }

    @Override
    public String usage() {
        return ResourceText.joined(TokenCommand.class, "token.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        Words words = new Words(request);
        return switch (words.action(name(), ACTIONS)) {
            case "list" -> list(words);
            case "create" -> create(request, words);
            default -> revoke(request, words);
        };
    }

    private CommandResult list(Words words) {
        words.end();
        Table.Builder table = Table.of("id", "account", "role", "note", "created", "expires");
        for (Token token : tokens.list(Caller.current())) {
            table.row(
                    token.id(),
                    token.account(),
                    token.role().label(),
                    token.note(),
                    token.created().toString(),
                    token.expires().toString());
        }
        return CommandResult.of(table.build());
    }

    private CommandResult create(CommandRequest request, Words words) {
        Role role = Role.of(request.takeParameter("role").orElse(Role.VIEWER.label()));
        int days = words.takeInteger("days", DAYS);
        String note = request.takeParameter("note").orElse("");
        words.endBeforeSecret(name());
        Token.Created created = tokens.create(Caller.current(), role, days, note);
        Token token = created.token();
        return CommandResult.of(
                Table.of("id", "role", "expires", "token")
                        .row(token.id(), role.label(), token.expires().toString(), created.secret())
                        .build());
    }

    private CommandResult revoke(CommandRequest request, Words words) {
        long id = words.number("token");
        words.end();
        tokens.revoke(Caller.current(), id);
        request.printNotice("token " + id + " is revoked");
        return CommandResult.none();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return ACTIONS;
        }
        return switch (typed.get(0)) {
            case "create" -> List.of("role=", "days=", "note=");
            case "revoke" ->
                    tokens.list(Caller.current()).stream().map(token -> "" + token.id()).toList();
            default -> List.of();
        };
    }
}
