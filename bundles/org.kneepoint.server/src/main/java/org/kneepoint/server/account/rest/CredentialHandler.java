// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.rest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.server.account.Keys;
import org.kneepoint.server.account.Token;
import org.kneepoint.server.account.Tokens;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** API tokens and public keys. */
final class CredentialHandler {
    private static final Range DAYS = Range.closed(1, 366);

    private final Tokens tokens;
    private final Keys keys;

    CredentialHandler(Tokens tokens, Keys keys) {
        this.tokens = tokens;
        this.keys = keys;
    }

    Reply tokens(Call call) {
        List<Map<String, Object>> all =
                tokens.list(call.caller()).stream().map(AccountJson::of).toList();
        return Reply.json(Map.of("tokens", all));
    }

    Reply createToken(Call call) {
        Body body = new Body(call);
        long days = body.integer("days");
        if (!DAYS.contains(days)) {
            throw BadInput.notAllowed("days", days, DAYS);
        }
        Token.Created created =
                tokens.create(
                        call.caller(),
                        Role.of(body.text("role")),
                        (int) days,
                        body.find("note").orElse(""));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("token", AccountJson.of(created.token()));
        json.put("secret", created.secret());
        return Reply.created(json);
    }

    Reply revokeToken(Call call) {
        long id = id(call, "token");
        tokens.revoke(call.caller(), id);
        return Reply.json(Map.of("id", id));
    }

    Reply keys(Call call) {
        List<Map<String, Object>> all =
                keys.list(call.caller()).stream().map(AccountJson::of).toList();
        return Reply.json(Map.of("keys", all));
    }

    Reply addKey(Call call) {
        return Reply.created(AccountJson.of(keys.add(call.caller(), new Body(call).text("key"))));
    }

    Reply removeKey(Call call) {
        long id = id(call, "key");
        keys.remove(call.caller(), id);
        return Reply.json(Map.of("id", id));
    }

    private static long id(Call call, String kind) {
        String text = call.variables().get("id");
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw BadInput.unknown(kind, text, List.of());
        }
    }
}
